import { isDeepStrictEqual } from 'node:util';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { SourceEntity } from '#functions/_data/connections/source.ts';
import { SystemClassEntity } from '#functions/_data/connections/system-class.ts';
import { isConditionFailure, unlessRefused } from '#functions/_data/table/conditions.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { transactionItemsMax } from '#functions/_data/write-together.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { present } from '#functions/_platform/present.ts';
import { chunksOf, inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { KnownSystemClass } from './system-schedule.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const system = 'kenko';
const writesAtOnce = 8;
/** A class is deleted this many days after its date. */
const retentionDays = 30;

/** The classes of a studio's own system, as of the last reading. */
export async function readSystemClasses(table: StudioTable, studioId: string): Promise<KnownSystemClass[]> {
  const query = table.of(SystemClassEntity).query.primary({ studioId, system });
  return (await query.go({ pages: 'all', consistent: true })).data;
}

const leftIds = ({ left = [] }: KnownSystemClass): string => left.map(({ classId }) => classId).join();

const sameClass = (a: KnownSystemClass | undefined, b: KnownSystemClass): boolean =>
  a?.classId === b.classId &&
  leftIds(a) === leftIds(b) &&
  isDeepStrictEqual(a.takenOver ?? [], b.takenOver ?? []) &&
  a.cancelled === b.cancelled;

/** A class of the system, to be stored as it is after a reading. */
interface ToStore {
  readonly studioId: string;
  readonly one: KnownSystemClass;
  /** The revision that was read. Undefined if it was not stored yet. */
  readonly revision: number | undefined;
}

function itemOf({ studioId, one, revision = 0 }: ToStore) {
  const expiresAtSeconds = Math.floor(Date.parse(one.localDate) / 1000) + retentionDays * 24 * 3600;
  const { left, takenOver, cancelled, ...plain } = one;
  return {
    studioId,
    system,
    ...plain,
    ...(left && { left: [...left] }),
    ...(takenOver && {
      takenOver: takenOver.map(({ classId, places = {} }) => ({ classId, places: present(places) })),
    }),
    ...(cancelled && { cancelled }),
    revision: revision + 1,
    expiresAtSeconds,
  } as const;
}

/** The condition that no other reading has stored the class since it was read. */
const ifStillAsRead =
  ({ revision }: ToStore) =>
  <A>(
    item: { readonly revision: A },
    { eq, notExists }: { eq: (name: A, value: number) => string; notExists: (name: A) => string },
  ): string =>
    revision === undefined ? notExists(item.revision) : eq(item.revision, revision);

/** Classes of the system that were others before, or are no longer. */
export interface SystemClassMoved extends ToStore {
  readonly kind: 'system-class-moved';
}

export const systemClassDerivers: Derivers<SystemClassMoved> = {
  'system-class-moved': (stored) => ({
    items: [writerOf(SystemClassEntity).put(itemOf(stored)).where(ifStillAsRead(stored)).commit()],
  }),
};

/** @returns whether it was stored; if not, another reading has stored it meanwhile */
const storeAlone = (table: StudioTable, stored: ToStore): Promise<boolean> =>
  unlessRefused(() => table.of(SystemClassEntity).put(itemOf(stored)).where(ifStillAsRead(stored)).go());

const hasFormers = ({ left = [], takenOver = [] }: KnownSystemClass): boolean =>
  left.length + takenOver.length > 0;

/**
 * Stores the classes that were read. Only differences are written. Those that were others before come first and together,
 * because what one of them was depends on what the others were.
 *
 * @returns the classes as stored; undefined if another reading has stored some of them since they were read
 */
export async function storeSystemClasses(
  table: StudioTable,
  studioId: string,
  before: readonly KnownSystemClass[],
  after: readonly KnownSystemClass[],
): Promise<KnownSystemClass[] | undefined> {
  const known = new Map(before.map((one) => [one.systemClassId, one]));
  const changed = after
    .filter((one) => !sameClass(known.get(one.systemClassId), one))
    .map((one): ToStore => ({ studioId, one, revision: known.get(one.systemClassId)?.revision }));
  const isMoved = ({ one }: ToStore): boolean =>
    [one, known.get(one.systemClassId)].some((some) => some && hasFormers(some));
  for (const some of chunksOf(changed.filter(isMoved), transactionItemsMax)) {
    const moved = some.map((stored) => ({ kind: 'system-class-moved', ...stored }) as const);
    if (!(await committed(table, systemClassDerivers, moved))) return undefined;
  }
  const others = changed.filter((stored) => !isMoved(stored));
  const stored = await inParallel(others, writesAtOnce, (one) => storeAlone(table, one));
  if (!stored.every(Boolean)) return undefined;
  for (const { one, revision = 0 } of changed)
    known.set(one.systemClassId, { ...one, revision: revision + 1 });
  return [...known.values()];
}

/** Records the result of a reading, if the system is still connected. An error stays until a reading succeeds. */
export async function recordSystemSync(
  table: StudioTable,
  studioId: string,
  at: Date,
  error: string | undefined,
): Promise<void> {
  try {
    await table
      .of(SourceEntity)
      .patch({ studioId, kind: system })
      .set(
        error === undefined
          ? { lastSyncAt: at.toISOString() }
          : { lastError: error, lastErrorAt: at.toISOString() },
      )
      .remove(error === undefined ? ['lastError', 'lastErrorAt'] : [])
      .where((item, { eq }) => eq(item.status, 'connected'))
      .go();
  } catch (failure) {
    if (!isConditionFailure(failure)) throw failure;
  }
}

/** Records in the audit trail that the team viewed data about a studio's own system. */
export async function recordPoll(
  table: StudioTable,
  studioId: string,
  subject: string,
  audit: {
    readonly auditId: string;
    readonly at: string;
    readonly actor: string;
    readonly action: string;
    readonly note: string;
    readonly correlationId: string;
  },
): Promise<void> {
  await table
    .of(AuditEntity)
    .create({ studioId, subject, ...audit })
    .go();
}
