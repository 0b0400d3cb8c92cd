import type { Marketplace } from '#shared/contracts/channels.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import { chunksOf, inParallel } from '#functions/_platform/common/in-parallel.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { readConnections } from '#functions/_domain/connections/connection-store.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { planClass } from './plan-schedule.ts';
import {
  classesPerReadMax,
  readKnownClasses,
  storeClassPlans,
  type StoredKnownClass,
  type Storing,
} from './schedule-import-store.ts';
import type { ScheduleRow } from '#functions/_domain/classes/schedule-rows.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const chunksAtOnce = 4;

export interface Counts {
  readonly imported: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** What a source knows about the classes that its classes were before. */
export interface Formers {
  /** The classes that were others before. */
  readonly classIds: ReadonlySet<string>;
  /** Reads the places that are still taken in the classes that some classes were before. */
  readonly read: (classIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

export interface TakeIn extends Omit<Storing, 'connected'> {
  readonly mode: InventoryMode;
  /** Absent for a source that does not know: what is stored stays. */
  readonly formers?: Formers;
}

async function readConnected(table: StudioTable, studioId: string): Promise<Set<Marketplace>> {
  const connections = await readConnections(table, studioId);
  return new Set(
    connections.filter(({ status }) => status === 'connected').map(({ marketplace }) => marketplace),
  );
}

interface Taken extends Counts {
  readonly shown: readonly StoredKnownClass[];
  readonly cancelled: readonly StoredKnownClass[];
}

/** The classes of the system that are marked as cancelled because it had cancelled them. */
const cancelledAmong = (
  rows: readonly ScheduleRow[],
  known: ReadonlyMap<string, StoredKnownClass>,
): StoredKnownClass[] =>
  rows.flatMap(({ classId, system }) => {
    const cls = system === undefined ? undefined : known.get(classId);
    return cls && cls.cancelledBy === system ? [cls] : [];
  });

/** The classes whose rows from the system now show the capacity that still had to be set there. */
const shownAmong = (
  rows: readonly ScheduleRow[],
  known: ReadonlyMap<string, StoredKnownClass>,
): StoredKnownClass[] =>
  rows.flatMap(({ classId, system, totalCapacity }) => {
    const cls = system === undefined ? undefined : known.get(classId);
    return cls?.capacityOwed === totalCapacity ? [cls] : [];
  });

/**
 * The rows with the places that are still taken in the classes that they were before. They are read after the classes,
 * at each attempt, so a class is never stored with fewer places than somebody else has just stored.
 */
async function withTaken(
  rows: readonly ScheduleRow[],
  known: ReadonlyMap<string, StoredKnownClass>,
  formers: Formers | undefined,
): Promise<readonly ScheduleRow[]> {
  if (!formers) return rows;
  const mayHaveFormers = (classId: string): boolean =>
    formers.classIds.has(classId) || (known.get(classId)?.takenBefore ?? 0) > 0;
  const changed = rows.map(({ classId }) => classId).filter(mayHaveFormers);
  if (changed.length === 0) return rows;
  const taken = await formers.read(changed);
  return rows.map((row) => {
    const takenBefore = taken.get(row.classId);
    return takenBefore === undefined ? row : { ...row, takenBefore };
  });
}

async function applyChunk(
  table: StudioTable,
  { mode, formers, ...storing }: Storing & TakeIn,
  rows: readonly ScheduleRow[],
): Promise<Taken> {
  const { importId } = storing;
  const classIds = rows.map(({ classId }) => classId);
  // Classes stored by an earlier attempt, of this run or an interrupted one, are not counted as new again.
  const made = new Set<string>();
  const changed = new Set<string>();
  const found = await untilStored(async () => {
    const known = await readKnownClasses(table, storing.studioId, classIds);
    for (const { classId, importedBy, changedBy } of known.values())
      if (importId !== undefined && changedBy === importId) changed.add(classId);
      else if (importId !== undefined && importedBy === importId) made.add(classId);
    const current = await withTaken(rows, known, formers);
    const plans = current.flatMap(
      (row) => planClass(row, known.get(row.classId), mode, storing.now, storing.connected) ?? [],
    );
    const now = await storeClassPlans(table, plans, known, storing);
    for (const { version, row } of now) (version === undefined ? made : changed).add(row.classId);
    return now.length === plans.length
      ? { shown: shownAmong(rows, known), cancelled: cancelledAmong(rows, known) }
      : undefined;
  }, changedMeanwhile);
  const imported = [...made].filter((classId) => !changed.has(classId)).length;
  const updated = changed.size;
  return { imported, updated, unchanged: rows.length - imported - updated, ...found };
}

/** The result of applying a schedule from a studio's own system. */
interface TakenSystem {
  readonly counts: Counts;
  /** The classes whose pending capacity the system now shows. */
  readonly shown: readonly StoredKnownClass[];
  /** The classes that take place in the system again. */
  readonly cancelled: readonly StoredKnownClass[];
}

/** Applies a file's rows to a studio's schedule, chunk by chunk. */
export const applySchedule = async (
  table: StudioTable,
  given: TakeIn,
  rows: readonly ScheduleRow[],
): Promise<Counts> => (await applySystemSchedule(table, given, rows)).counts;

/** Applies the schedule of a studio's own system, chunk by chunk. */
export async function applySystemSchedule(
  table: StudioTable,
  given: TakeIn,
  rows: readonly ScheduleRow[],
): Promise<TakenSystem> {
  const connected = await readConnected(table, given.studioId);
  const taken = await inParallel(chunksOf(rows, classesPerReadMax), chunksAtOnce, (chunk) =>
    applyChunk(table, { ...given, connected }, chunk),
  );
  const counts = taken.reduce<Counts>(
    (sum, one) => ({
      imported: sum.imported + one.imported,
      updated: sum.updated + one.updated,
      unchanged: sum.unchanged + one.unchanged,
    }),
    { imported: 0, updated: 0, unchanged: 0 },
  );
  return {
    counts,
    shown: taken.flatMap(({ shown }) => shown),
    cancelled: taken.flatMap(({ cancelled }) => cancelled),
  };
}
