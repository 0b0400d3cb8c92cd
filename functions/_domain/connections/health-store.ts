import type { Marketplace } from '#shared/contracts/channels.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import {
  MarketplaceHealthEntity,
  type MarketplaceHealthItem,
} from '#functions/_data/connections/marketplace-health.ts';
import { probeUntil, type BreakerState } from './breaker.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export type StoredHealth = MarketplaceHealthItem;

/** The health of a marketplace before anything was recorded. */
const unknown = (studioId: string, marketplace: Marketplace): StoredHealth => ({
  studioId,
  marketplace,
  failures: 0,
});

export async function readHealth(
  table: StudioTable,
  studioId: string,
  marketplace: Marketplace,
): Promise<StoredHealth> {
  const { data } = await table
    .of(MarketplaceHealthEntity)
    .get({ studioId, marketplace })
    .go({ consistent: true });
  return data ?? unknown(studioId, marketplace);
}

export async function readHealths(table: StudioTable, studioId: string): Promise<StoredHealth[]> {
  return (await table.of(MarketplaceHealthEntity).query.primary({ studioId }).go()).data;
}

export const readHealthOf = async (
  table: StudioTable,
  studioId: string,
): Promise<Map<Marketplace, StoredHealth>> =>
  new Map((await readHealths(table, studioId)).map((one) => [one.marketplace, one]));

/** Claims the one probe per minute. @returns whether it was still available */
export const takeProbe = (
  table: StudioTable,
  { studioId, marketplace, notBefore }: StoredHealth,
  now: Date,
): Promise<boolean> =>
  unlessRefused(() =>
    table
      .of(MarketplaceHealthEntity)
      .patch({ studioId, marketplace })
      .set({ notBefore: probeUntil(now) })
      .where((item, { eq, notExists }) =>
        notBefore === undefined ? notExists(item.notBefore) : eq(item.notBefore, notBefore),
      )
      .go(),
  );

export interface BreakerChange {
  /** The health as it was read. */
  readonly before: StoredHealth;
  readonly after: BreakerState;
  /** The error message for the owner. If undefined, an earlier error is removed. */
  readonly error?: { readonly message: string; readonly at: Date };
}

/**
 * Records in the breaker how a session ended.
 *
 * @returns false if another session has ended meanwhile
 */
export function storeBreaker(table: StudioTable, { before, after, error }: BreakerChange): Promise<boolean> {
  const { studioId, marketplace } = before;
  const { failures, notBefore, refusedSealedAt } = after;
  const set = {
    failures,
    ...(notBefore !== undefined && { notBefore }),
    ...(refusedSealedAt !== undefined && { refusedSealedAt }),
    ...(error && {
      lastError: error.message,
      lastErrorAt: error.at.toISOString(),
      troubledAt: error.at.toISOString(),
    }),
  };
  const gone = [
    ...(notBefore === undefined ? (['notBefore'] as const) : []),
    ...(refusedSealedAt === undefined ? (['refusedSealedAt'] as const) : []),
    ...(error ? [] : (['lastError', 'lastErrorAt'] as const)),
  ];
  return unlessRefused(() =>
    table
      .of(MarketplaceHealthEntity)
      .update({ studioId, marketplace })
      .set(set)
      .remove(gone)
      .where((item, { eq, notExists }) =>
        [notExists(item.failures), eq(item.failures, before.failures)].join(' OR '),
      )
      .go(),
  );
}

export interface TestNote {
  readonly studioId: string;
  readonly marketplace: Marketplace;
  readonly testId: string;
  readonly at: Date;
  readonly ok: boolean;
  readonly message: string;
}

/** Records the result of a sign-in test. */
export async function recordTest(
  table: StudioTable,
  { studioId, marketplace, at, ...test }: TestNote,
): Promise<void> {
  await table
    .of(MarketplaceHealthEntity)
    .update({ studioId, marketplace })
    .set({ lastTest: { ...test, at: at.toISOString() } })
    .data((item, { ifNotExists }) => ifNotExists(item.failures, 0))
    .go();
}

export interface ReadingNote {
  readonly studioId: string;
  readonly marketplace: Marketplace;
  readonly at: Date;
  readonly driftClasses: number;
  readonly waitingClasses: number;
  /** Ids of the classes that could not be confirmed. */
  readonly notSeen: string[];
  /** Whether all listings were also matched to the studio's classes. */
  readonly isMapped: boolean;
}

/** Records that a marketplace's listings were read completely, and the result. */
export async function recordReading(table: StudioTable, note: ReadingNote): Promise<void> {
  const { studioId, marketplace, isMapped, ...found } = note;
  const at = note.at.toISOString();
  const mapped = isMapped ? { mappedAt: at } : {};
  await table
    .of(MarketplaceHealthEntity)
    .update({ studioId, marketplace })
    .set({ ...found, lastReadAt: at, comparedAt: at, ...mapped })
    .data((item, { ifNotExists }) => ifNotExists(item.failures, 0))
    .go();
}

/** Makes the next comparison with a marketplace due at once, because its classes may now be linked to others. */
export async function makeComparisonDue(
  table: StudioTable,
  studioId: string,
  marketplace: Marketplace,
): Promise<void> {
  await unlessRefused(() =>
    table.of(MarketplaceHealthEntity).patch({ studioId, marketplace }).remove(['comparedAt']).go(),
  );
}

/** Records that there were no pending changes to compare with the marketplace. */
export async function recordComparison(
  table: StudioTable,
  studioId: string,
  marketplace: Marketplace,
  at: Date,
): Promise<void> {
  await table
    .of(MarketplaceHealthEntity)
    .update({ studioId, marketplace })
    .set({ comparedAt: at.toISOString(), driftClasses: 0, waitingClasses: 0 })
    .data((item, { ifNotExists }) => ifNotExists(item.failures, 0))
    .go();
}

/**
 * Records that a request to a marketplace had an unknown result, or that the marketplace offers more places than exist.
 * The marketplace is then read more often for a while.
 */
export async function recordTrouble(
  table: StudioTable,
  studioId: string,
  marketplace: Marketplace,
  at: Date,
): Promise<void> {
  await table
    .of(MarketplaceHealthEntity)
    .update({ studioId, marketplace })
    .set({ troubledAt: at.toISOString() })
    .data((item, { ifNotExists }) => ifNotExists(item.failures, 0))
    .go();
}

/** Records that all of a marketplace's listings were read and matched. */
export async function recordMapping(
  table: StudioTable,
  studioId: string,
  marketplace: Marketplace,
  at: Date,
): Promise<void> {
  await table
    .of(MarketplaceHealthEntity)
    .update({ studioId, marketplace })
    .set({ mappedAt: at.toISOString() })
    .data((item, { ifNotExists }) => ifNotExists(item.failures, 0))
    .go();
}
