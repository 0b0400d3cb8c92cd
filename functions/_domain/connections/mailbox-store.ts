import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { MailboxEntity } from '#functions/_data/connections/mailbox.ts';
import { MailboxTokenEntity } from '#functions/_data/connections/mailbox-token.ts';
import { PolledMailboxEntity } from '#functions/_data/connections/polled-mailbox.ts';
import { present } from '#functions/_platform/present.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { isReadable, mailboxShards, noMailbox, polledShardOf, type Mailbox } from './mailbox.ts';
import type { StudioTable, SystemTable } from '#functions/_platform/ports/table.ts';

export async function readMailbox(table: StudioTable, studioId: string): Promise<Mailbox> {
  const { data } = await table.of(MailboxEntity).get({ studioId }).go({ consistent: true });
  return data ?? noMailbox(studioId);
}

/**
 * Reads the mailbox with eventual consistency, at half the cost. Use it only if a write is conditional on its
 * revision.
 */
export async function readMailboxLately(table: StudioTable, studioId: string): Promise<Mailbox> {
  const { data } = await table.of(MailboxEntity).get({ studioId }).go();
  return data ?? noMailbox(studioId);
}

/**
 * Makes the next run check for waiting mails.
 *
 * @returns false if there is no mailbox to read
 */
export const recordWaiting = (table: StudioTable, studioId: string): Promise<boolean> =>
  unlessRefused(() =>
    table.of(MailboxEntity).patch({ studioId }).set({ waits: true }).add({ revision: 1 }).go(),
  );

/** Reads the encrypted token. Undefined if no mailbox is connected. */
export const readSealedToken = async (table: StudioTable, studioId: string): Promise<string | undefined> =>
  (await table.of(MailboxTokenEntity).get({ studioId }).go({ consistent: true })).data?.sealed;

/** Deletes a token that is no longer valid, unless another has replaced it. */
export const forgetToken = (table: StudioTable, studioId: string, sealed: string): Promise<boolean> =>
  unlessRefused(() =>
    table
      .of(MailboxTokenEntity)
      .delete({ studioId })
      .where((item, { eq, notExists }) => `${eq(item.sealed, sealed)} OR ${notExists(item.sealed)}`)
      .go(),
  );

interface MailboxChange {
  readonly before: Mailbox;
  readonly after: Mailbox;
}

/** Writes the new state of a mailbox, if it has not changed since it was read. */
const mailboxWrite = ({ before, after }: MailboxChange): Write =>
  writerOf(MailboxEntity)
    .put(present({ ...after, revision: before.revision + 1 }))
    .where((item, { eq, notExists }) =>
      before.revision === 0 ? notExists(item.revision) : eq(item.revision, before.revision),
    )
    .commit();

/** Adds a mailbox to the scheduler's index while it is to be read, and removes it otherwise. */
const polledWrite = (after: Mailbox): Write => {
  const { studioId } = after;
  return writerOf(PolledMailboxEntity)
    .put({ studioId, ...(isReadable(after) && { polledShard: polledShardOf(studioId) }) })
    .commit();
};

type MailboxChanged =
  /** The scheduler started or finished reading the mailbox. */
  | { readonly kind: 'mailbox-polled'; readonly change: MailboxChange }
  /** The owner of the mailbox granted or withdrew access to it. */
  | { readonly kind: 'mailbox-leave-changed'; readonly change: LeaveChange };

export const mailboxDerivers: Derivers<MailboxChanged> = {
  'mailbox-polled': ({ change }) => ({ items: [mailboxWrite(change), polledWrite(change.after)] }),
  'mailbox-leave-changed': ({ change }) => {
    const { before, after, sealed, audit } = change;
    const { studioId } = before;
    const tokens = writerOf(MailboxTokenEntity);
    return {
      items: [
        mailboxWrite(change),
        polledWrite(after),
        sealed === undefined
          ? tokens.delete({ studioId }).commit()
          : tokens.put({ studioId, sealed, sealedAt: audit.at }).commit(),
      ],
      audit: {
        studioId,
        ...audit,
        actor: studioId,
        action: sealed === undefined ? 'reservations.disconnectGmail' : 'reservations.connectGmail',
        subject: before.email ?? after.email ?? studioId,
      },
    };
  },
};

/** Stores a mailbox if it has not changed since it was read. @returns whether it was stored */
export async function storeMailbox(table: StudioTable, before: Mailbox, after: Mailbox): Promise<boolean> {
  if (isReadable(before) !== isReadable(after))
    return committed(table, mailboxDerivers, [{ kind: 'mailbox-polled', change: { before, after } }]);
  return unlessRefused(() =>
    table
      .of(MailboxEntity)
      .put(present({ ...after, revision: before.revision + 1 }))
      .where((item, { eq, notExists }) =>
        before.revision === 0 ? notExists(item.revision) : eq(item.revision, before.revision),
      )
      .go(),
  );
}

export interface LeaveChange extends MailboxChange {
  /** The encrypted token. Undefined if the consent has ended. */
  readonly sealed: string | undefined;
  readonly audit: { readonly auditId: string; readonly at: string; readonly correlationId: string };
}

/** Stores a mailbox, its token or the token's removal, and an audit row in one transaction, or stores nothing. */
export const storeLeave = (table: StudioTable, change: LeaveChange): Promise<boolean> =>
  committed(table, mailboxDerivers, [{ kind: 'mailbox-leave-changed', change }]);

const pageOf = (acrossStudios: SystemTable, polledShard: string, cursor: string | null, limit: number) =>
  acrossStudios
    .of(PolledMailboxEntity)
    .query.polled({ polledShard })
    .go({ limit, ...(cursor && { cursor }) });

/** The studios whose mailboxes are read, in batches. All batches but the last are full. */
export async function* polledStudios(
  acrossStudios: SystemTable,
  batchStudios: number,
): AsyncGenerator<string[]> {
  let gathered: string[] = [];
  for (let shard = 0; shard < mailboxShards; shard += 1) {
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(
        acrossStudios,
        String(shard),
        cursor,
        batchStudios,
      );
      gathered.push(...page.data.map(({ studioId }) => studioId));
      if (gathered.length >= batchStudios) {
        yield gathered.slice(0, batchStudios);
        gathered = gathered.slice(batchStudios);
      }
      cursor = page.cursor;
    } while (cursor !== null);
  }
  if (gathered.length > 0) yield gathered;
}
