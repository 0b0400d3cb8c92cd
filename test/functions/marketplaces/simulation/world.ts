import type { ReadPlacesMessage, ReadStudiosMessage } from '#shared/contracts/messages.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { seededRandom } from '#shared/core/numbers/random.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { readerOfRows } from '#functions/_data/read-together.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { push } from '#functions/marketplaces/push/push.ts';
import { messageOfNew, type pushMessageOf } from '#functions/_domain/places/outbox/pending-push.ts';
import { readStudios, reconcile } from '#functions/marketplaces/reconcile/reconcile.ts';
import { sweep } from '#functions/marketplaces/push/sweep.ts';
import { begin } from './doubles/kernel-of-run.ts';
import type { Item } from './expressions.ts';
import { furnishStudio, sealCredentials } from './furnish.ts';
import { Kernel, type Ended } from './kernel.ts';
import { MarketplaceDouble, shopNames, type ListedClass, type ShopName } from './marketplace.ts';
import { MemoryTable, type Commit } from './memory-table.ts';
import { FifoDouble, nameOf, type Delivered } from './queue.ts';
import { Watch } from './watch.ts';
import { silent } from '#test/builders/silent-logger.ts';
import { studioId, studioTable } from './the-table.ts';
import { tables } from '#functions/_data/table/tables.ts';

export const minuteMs = 60_000;
export const reconcilerPeriodMs = 5 * minuteMs;
const startMs = Date.parse('2026-11-23T12:00:00.000Z');
const workerLimitMs = 60_000;
const capacityAtFirst = 20;
const placesAtFirst = 4;
/** Nobody books or cancels directly while a schedule runs. */
export const directBookings = 3;
/** The maximum error of a task's clock. */
export const skewMs = 5 * minuteMs;
export const correlationId = 'simulation';
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const encoded = (value: number, digits: number): string => {
  let text = '';
  for (let left = value, at = 0; at < digits; at += 1, left = Math.floor(left / 32))
    text = (crockford[left % 32] ?? '0') + text;
  return text;
};

export interface Trouble {
  /** How often a message from the stream is lost, late, or delivered twice. */
  readonly relay: number;
  /** How often a task's clock is minutes wrong. */
  readonly skew: number;
}

const noTrouble: Trouble = { relay: 0, skew: 0 };

/** The initial state of a studio, by its number of classes. It is the same in each world, so it is stored once. */
const furnished = new Map<number, { readonly table: MemoryTable; readonly drawn: number }>();

/** A studio, its marketplaces, and everything between them, in virtual time. The product's own code does the work. */
export class World {
  readonly kernel: Kernel;
  readonly table = new MemoryTable();
  readonly shop: MarketplaceDouble;
  readonly queue: FifoDouble;
  readonly watch: Watch;
  trouble = noTrouble;
  readonly classIds: string[] = [];
  /** True if the owner wants automation paused. */
  wantsPause = false;
  /** True if somebody changed a number at the marketplace. */
  changedByHand = false;
  private made = 0;
  private pushes = 0;
  sealed = 0;
  /** When it was last measured that more is offered or sold than exists. */
  overOfferedMs: number | undefined;
  readonly errors = new Map<string, number>();
  /** How often something failed, even if it was repaired later. */
  readonly failed = { push: 0, decision: 0 };

  private constructor(seed: number) {
    this.kernel = new Kernel(startMs, seededRandom(seed));
    const { kernel } = this;
    this.shop = new MarketplaceDouble(kernel, 'canary-0', this.listings());
    this.watch = new Watch(kernel, this.table, studioId);
    this.queue = new FifoDouble(kernel, (delivered, onEnd) => this.deliver(delivered, onEnd));
    this.shop.onSend = (change) => this.watch.sends(change);
    this.shop.onChange = (cls) => this.watch.poll(cls);
    for (const cls of this.shop.classes) this.watch.poll(cls);
    kernel.onError = (name, error) => {
      const kind = `${name.split(' ')[0]}: ${nameOf(error)}`;
      this.errors.set(kind, (this.errors.get(kind) ?? 0) + 1);
    };
  }

  static async make(seed: number): Promise<World> {
    const world = new World(seed);
    begin(world);
    await world.beginFurnished();
    world.table.onCommit = (commits) => world.committed(commits);
    world.tick(minuteMs, () => world.sweepWhereDue());
    world.tick(reconcilerPeriodMs, () => world.read());
    return world;
  }

  private listings(): ListedClass[] {
    const { kernel } = this;
    const classes = Array.from({ length: kernel.between(1, 2) }, (_, at) => {
      const startsAt = new Date(startMs + (72 + at) * 60 * minuteMs).toISOString();
      const studioClassId = `${startsAt.slice(0, 16).replaceAll(/[-:]/g, '')}Z-00000000000${at}`;
      this.classIds.push(studioClassId);
      const { date: localDate, time: localTime } = instantToLocal(startsAt, defaultSettings.timezone);
      const name = at === 0 ? 'Yoga' : 'HIIT';
      return { studioClassId, name, room: 'Sala 1', startsAt, localDate, localTime, at };
    });
    return shopNames.flatMap((marketplace, shop) =>
      classes.map(({ at, ...one }) => ({
        ...one,
        marketplace,
        classId: 10 + at,
        slotId: 20 + 10 * shop + at,
        slots: placesAtFirst,
        booked: 1,
      })),
    );
  }

  /** A class as a marketplace lists it. */
  listed(marketplace: ShopName, classId: string): ListedClass {
    const found = this.shop.classes.find(
      (one) => one.marketplace === marketplace && one.studioClassId === classId,
    );
    if (!found) throw new Error(`${classId} is not listed at ${marketplace}`);
    return found;
  }

  readonly ids = { next: () => encoded(this.kernel.nowMs, 10) + encoded(this.made++, 16) };

  readonly deps = {
    table: tables,
    clock: { now: () => this.kernel.now() },
    ids: this.ids,
    random: { bytes: (count: number) => new Uint8Array(count) },
    logger: {
      ...silent,
      measure: (_: string, measured: object) => {
        if ('ClassesOverOffered' in measured) this.overOfferedMs = this.kernel.nowMs;
      },
    },
  };

  private get workerDeps() {
    const { kernel } = this;
    return {
      ...this.deps,
      http: this.shop,
      keys: { open: (sealed: string) => kernel.io('key', kernel.between(5, 30), () => sealed) },
      recordings: {
        putJson: () => Promise.reject(new Error('No answer here is large.')),
        getJson: () => Promise.resolve(undefined),
      },
      baseUrls: { wellhub: 'https://wellhub.test', totalpass: 'https://totalpass.test' },
      pushes: this.queue,
      readings: { send: (messages: readonly ReadPlacesMessage[]) => this.readPlaces(messages) },
    };
  }

  private spawn(
    name: string,
    limitMs: number,
    work: () => Promise<unknown>,
    onEnd: (how: Ended) => void = () => undefined,
  ): void {
    const { kernel } = this;
    const wrongByMs = kernel.chance(this.trouble.skew) ? kernel.between(-skewMs, skewMs) : 0;
    this.watch.taskBegins(name);
    kernel.spawn({ name, limitMs, skewMs: wrongByMs }, async () => void (await work()), onEnd);
  }

  private tick(everyMs: number, happen: () => void): void {
    const again = () => {
      happen();
      this.kernel.after(everyMs, again);
    };
    this.kernel.after(everyMs, again);
  }

  /** However the studio was created, the same random numbers follow from here for the same seed. */
  private async beginFurnished(): Promise<void> {
    const { kernel, table, classIds } = this;
    const alike = furnished.get(classIds.length);
    if (alike) {
      table.holdAsIn(alike.table);
      for (let left = alike.drawn; left > 0; left -= 1) kernel.random();
      return;
    }
    const before = kernel.drawn;
    await this.furnish();
    const retained = new MemoryTable();
    retained.holdAsIn(table);
    furnished.set(classIds.length, { table: retained, drawn: kernel.drawn - before });
  }

  private async furnish(): Promise<void> {
    const at = this.kernel.now().toISOString();
    await furnishStudio(at);
    await this.seal(at);
    for (const classId of this.classIds) await this.furnishClass(classId);
  }

  async seal(sealedAt: string): Promise<void> {
    await sealCredentials(JSON.stringify({ username: '7', password: `canary-${this.sealed}` }), sealedAt);
  }

  private async furnishClass(classId: string): Promise<void> {
    const { name, startsAt, localDate, localTime } = this.listed('wellhub', classId);
    const key = { studioId, classId, month: monthOf(classId) };
    const common = { ...key, seriesId: 'series', startsAt, totalCapacity: capacityAtFirst };
    await studioTable
      .of(ClassEntity)
      .put({
        ...common,
        className: name,
        room: 'Sala 1',
        localDate,
        localTime,
        bookings: directBookings + 2,
        bookedByChannel: { direct: directBookings, wellhub: 1, totalpass: 1 },
        allocations: { wellhub: placesAtFirst, totalpass: placesAtFirst },
        confirmed: {},
        revenueDirectMinor: 0,
        revenueMarketplaceMinor: 0,
        pushVersions: {},
        mayShow: {},
        version: 1,
      })
      .go();
    await studioTable
      .of(ClassDemandEntity)
      .put({ ...common, events: [], allocationLog: [] })
      .go();
  }

  private committed(commits: readonly Commit[]): void {
    this.watch.commits(commits, (marketplace, classId) => this.listed(marketplace, classId));
    for (const { before, after } of commits) {
      const fails = (entity: string, state: string): boolean =>
        after?.['__edb_e__'] === entity && after[state] === 'failed' && before?.[state] !== 'failed';
      if (fails('outbox', 'state')) this.failed.push += 1;
      if (fails('decision', 'status')) this.failed.decision += 1;
      const message = !before && after ? messageOfNew(after) : undefined;
      if (message) this.relay(message);
    }
  }

  /** Hands the stream's changes to the relay: late, twice or never while faults occur, and again after a failure. */
  private relay(message: ReturnType<typeof pushMessageOf>, triesLeft = 3): void {
    const { kernel } = this;
    if (kernel.chance(this.trouble.relay / 3)) return;
    const send = (left: number): void =>
      this.spawn(
        'relay',
        30_000,
        () => this.queue.send([message]),
        (how) => {
          if (how !== 'done' && left > 0) kernel.after(1_000, () => send(left - 1));
        },
      );
    const delayMs = kernel.chance(this.trouble.relay / 3)
      ? kernel.between(1_000, 200_000)
      : kernel.between(50, 400);
    kernel.after(delayMs, () => send(triesLeft));
    if (kernel.chance(this.trouble.relay / 3)) kernel.after(delayMs * 2, () => send(0));
  }

  private deliver(delivered: Delivered, onEnd: (how: Ended) => void): void {
    const { message, isLastTry } = delivered;
    const name = `push ${this.pushes++} ${message.outboxId}`;
    const work = () =>
      this.queue.orRetry(delivered, () => push(studioTable, message, isLastTry, this.workerDeps));
    this.spawn(name, workerLimitMs, work, onEnd);
  }

  /** A sweep without findings is skipped, because it changes nothing. */
  private sweepWhereDue(): void {
    const now = this.kernel.now().toISOString();
    const isDue = (item: Item) =>
      String(item['gsi1pk']).startsWith('SYS#OUTBOX') && String(item['gsi1sk']) <= now;
    if (![...this.table.all()].some(isDue)) return;
    this.spawn('sweep', 50_000, () => sweep(tables, { ...this.deps, pushes: this.queue }));
  }

  private reads = 0;

  /** A five-minute sweep that has already read the due entries. */
  private read(): void {
    const message: ReadStudiosMessage = {
      kind: 'read-studios',
      studioIds: [studioId],
      onlyDue: true,
      correlationId,
    };
    this.spawn(`look ${this.reads++}`, 50_000, () => readStudios(tables, message, this.workerDeps));
  }

  private readPlaces(messages: readonly ReadPlacesMessage[]): Promise<void> {
    for (const message of messages)
      this.spawn(`read ${this.reads++}`, workerLimitMs, () =>
        reconcile(studioTable, message, this.workerDeps),
      );
    return Promise.resolve();
  }

  /** A request of the owner, repeated while it fails and `isOpen` returns true. */
  ask(name: string, work: () => Promise<unknown>, isOpen: () => boolean, triesLeft = 3): void {
    const { kernel } = this;
    const again = (how: Ended): void => {
      if (how === 'done' || triesLeft === 0) return;
      kernel.after(kernel.between(2_000, 20_000), () => {
        if (isOpen()) this.ask(name, work, isOpen, triesLeft - 1);
      });
    };
    this.spawn(name, 25_000, work, again);
  }

  classItem(classId: string): ClassItem {
    const row = this.table.find(`S#${studioId}#CLASS#${monthOf(classId)}`, classId) ?? {};
    return readerOfRows(ClassEntity)(row) as unknown as ClassItem;
  }

  /** Whether automation is paused, as stored. */
  get isPaused(): boolean {
    return this.table.find(`S#${studioId}#STUDIO`, 'SETTINGS')?.['automationPaused'] === true;
  }

  items(entity: string): Item[] {
    return [...this.table.all()].filter((item) => item['__edb_e__'] === entity);
  }
}
