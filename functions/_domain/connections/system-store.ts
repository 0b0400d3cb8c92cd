import { isDeepStrictEqual } from 'node:util';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { SourceEntity } from '#functions/_data/connections/source.ts';
import { SystemClassEntity } from '#functions/_data/connections/system-class.ts';
import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import { present } from '#functions/_platform/present.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
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

/** Stores the classes that were read. Only differences are written. */
export async function storeSystemClasses(
  table: StudioTable,
  studioId: string,
  before: readonly KnownSystemClass[],
  after: readonly KnownSystemClass[],
): Promise<void> {
  const known = new Map(before.map((one) => [one.systemClassId, one]));
  const changed = after.filter((one) => !sameClass(known.get(one.systemClassId), one));
  await inParallel(changed, writesAtOnce, (one) => {
    const expiresAtSeconds = Math.floor(Date.parse(one.localDate) / 1000) + retentionDays * 24 * 3600;
    const { left, takenOver, cancelled, ...plain } = one;
    return table
      .of(SystemClassEntity)
      .put({
        studioId,
        system,
        ...plain,
        ...(left && { left: [...left] }),
        ...(takenOver && {
          takenOver: takenOver.map(({ classId, places = {} }) => ({ classId, places: present(places) })),
        }),
        ...(cancelled && { cancelled }),
        expiresAtSeconds,
      })
      .go();
  });
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
