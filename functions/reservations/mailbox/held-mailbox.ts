import type { Base } from '#functions/_platform/ports/base.ts';
import { isReadable, type Mailbox } from '#functions/_domain/connections/mailbox.ts';
import { readMailbox, storeMailbox } from '#functions/_domain/connections/mailbox-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Longer than any run takes. A run that died is taken over when its lease expires. */
const leaseMs = 150_000;
const attemptsMax = 5;

type Change = (mailbox: Mailbox) => Mailbox;

const without = ({ leaseId: _id, leaseUntil: _until, ...mailbox }: Mailbox): Mailbox => mailbox;
const asIs: Change = (mailbox) => mailbox;

const isFree = ({ leaseUntil, restsUntil }: Mailbox, now: Date): boolean =>
  [leaseUntil, restsUntil].every((until) => until === undefined || until <= now.toISOString());

/** A mailbox that is leased to one run. */
export class HeldMailbox {
  readonly #table: StudioTable;
  #mailbox: Mailbox;
  readonly #leaseId: string;

  private constructor(table: StudioTable, mailbox: Mailbox, leaseId: string) {
    this.#table = table;
    this.#mailbox = mailbox;
    this.#leaseId = leaseId;
  }

  /**
   * Leases a mailbox that has to be read now; undefined if it does not have to be read, or another run is reading it.
   */
  static async take(
    table: StudioTable,
    studioId: string,
    deps: Pick<Base, 'clock' | 'ids'>,
  ): Promise<HeldMailbox | undefined> {
    return HeldMailbox.takeAs(table, await readMailbox(table, studioId), deps);
  }

  /** Leases the mailbox if it has not changed since it was read. */
  static async takeAs(
    table: StudioTable,
    before: Mailbox,
    { clock, ids }: Pick<Base, 'clock' | 'ids'>,
  ): Promise<HeldMailbox | undefined> {
    const now = clock.now();
    if (!isReadable(before) || !isFree(before, now)) return undefined;
    const leaseId = ids.next();
    const leaseUntil = new Date(now.getTime() + leaseMs).toISOString();
    // This run looks for waiting mails itself, so the attribute that says so is removed. If the run dies, its
    // unreleased lease shows that mails may be waiting.
    const { restsUntil: _rests, waits: _waits, ...awake } = before;
    const after = { ...awake, leaseId, leaseUntil };
    if (!(await storeMailbox(table, before, after))) return undefined;
    return new HeldMailbox(table, { ...after, revision: before.revision + 1 }, leaseId);
  }

  get mailbox(): Mailbox {
    return this.#mailbox;
  }

  /**
   * Stores a change of the mailbox, and keeps what its owner changed meanwhile.
   *
   * @returns false if this run no longer has the lease: the mailbox was disconnected, connected again, or taken over
   */
  async change(change: Change): Promise<boolean> {
    for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
      const before = attempt === 0 ? this.#mailbox : await readMailbox(this.#table, this.#mailbox.studioId);
      if (before.leaseId !== this.#leaseId) return false;
      const after = change(before);
      if (await storeMailbox(this.#table, before, after)) {
        this.#mailbox = { ...after, revision: before.revision + 1 };
        return true;
      }
    }
    return false;
  }

  /** Releases the mailbox for the next run, with a final change. */
  async release(change: Change = asIs): Promise<void> {
    await this.change((mailbox) => without(change(mailbox)));
  }
}
