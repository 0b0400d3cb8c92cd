import type { InventoryMode } from '../../shared/contracts/settings/settings.ts';
import { chunksOf, inParallel } from '../_platform/in-parallel.ts';
import { untilStored } from '../_platform/until-stored.ts';
import { changedMeanwhile } from './check-file.ts';
import { planClass } from './plan-schedule.ts';
import { classesPerCommitMax, readKnownClasses, storeClassPlans } from './schedule-import-store.ts';
import type { ScheduleRow } from './schedule-rows.ts';

const chunksAtOnce = 4;

export interface Counts {
  readonly imported: number;
  readonly updated: number;
  readonly unchanged: number;
}

interface TakeIn {
  readonly studioId: string;
  readonly mode: InventoryMode;
  readonly now: Date;
  /** Ids of what is noted in classes' histories. */
  readonly newId: () => string;
}

async function takeInChunk(
  { studioId, mode, now, newId }: TakeIn,
  rows: readonly ScheduleRow[],
): Promise<Counts | undefined> {
  const known = await readKnownClasses(
    studioId,
    rows.map(({ classId }) => classId),
  );
  const plans = rows.flatMap((row) => planClass(row, known.get(row.classId), mode) ?? []);
  if (!(await storeClassPlans(studioId, plans, now, newId))) return undefined;
  const imported = plans.filter(({ version }) => version === undefined).length;
  return { imported, updated: plans.length - imported, unchanged: rows.length - plans.length };
}

/** Brings a studio's schedule to what a file's rows say, chunk by chunk. */
export async function takeInSchedule(given: TakeIn, rows: readonly ScheduleRow[]): Promise<Counts> {
  const counts = await inParallel(chunksOf(rows, classesPerCommitMax), chunksAtOnce, (chunk) =>
    untilStored(() => takeInChunk(given, chunk), changedMeanwhile),
  );
  return counts.reduce(
    (sum, one) => ({
      imported: sum.imported + one.imported,
      updated: sum.updated + one.updated,
      unchanged: sum.unchanged + one.unchanged,
    }),
    { imported: 0, updated: 0, unchanged: 0 },
  );
}
