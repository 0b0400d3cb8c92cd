import { untilDone } from '#functions/_data/table/batch.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { ClassDemandEntity, type ClassDemandItem } from '#functions/_data/classes/class-demand.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import { present } from '#functions/_platform/present.ts';
import { idStartOf, monthsOf, startInId } from './class-id.ts';
import type { DemandEvent } from './class-figures.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface ImportedClass {
  readonly item: ClassItem;
  readonly demand: ClassDemandItem | undefined;
}

const monthsAtOnce = 4;

const keyOf = (studioId: string, classId: string) => ({ studioId, classId, month: monthOf(classId) });

/** Reads the named classes that are in the schedule. */
async function readClassItems(
  table: StudioTable,
  studioId: string,
  classIds: readonly string[],
): Promise<ClassItem[]> {
  const found: ClassItem[] = [];
  await untilDone(classIds, async (left) => {
    const { data, unprocessed } = await table
      .of(ClassEntity)
      .get(left.map((id) => keyOf(studioId, id)))
      .go({
        consistent: true,
      });
    found.push(...data);
    return unprocessed.map(({ classId }) => classId);
  });
  return found;
}

async function readDemands(
  table: StudioTable,
  studioId: string,
  classIds: readonly string[],
): Promise<ClassDemandItem[]> {
  const found: ClassDemandItem[] = [];
  await untilDone(classIds, async (left) => {
    const { data, unprocessed } = await table
      .of(ClassDemandEntity)
      .get(left.map((id) => keyOf(studioId, id)))
      .go({
        consistent: true,
      });
    found.push(...data);
    return unprocessed.map(({ classId }) => classId);
  });
  return found;
}

const afterAll = '~';

/** Reads the classes of a month from the first of these ids to the last one, both included. */
async function readWithin(
  table: StudioTable,
  studioId: string,
  month: string,
  [first, last]: readonly [string, string],
): Promise<ClassItem[]> {
  const { data } = await table
    .of(ClassEntity)
    .query.primary({ studioId, month })
    .between({ classId: first }, { classId: last })
    .go({ pages: 'all', consistent: true });
  return data;
}

/** Reads the classes that start on one day (UTC), by one key range. */
export const readClassItemsOfDay = (
  table: StudioTable,
  studioId: string,
  day: string,
): Promise<ClassItem[]> => readWithin(table, studioId, monthOf(day), [day, `${day}${afterAll}`]);

/** Reads the classes from the first to the last of these starts, by one key range for each month. */
export async function readClassItemsBetween(
  table: StudioTable,
  studioId: string,
  classIds: readonly string[],
): Promise<ClassItem[]> {
  const starts = classIds.map(startInId).sort();
  const months = [...Map.groupBy(starts, monthOf)];
  const found = await inParallel(months, monthsAtOnce, ([month, ofMonth]) =>
    readWithin(table, studioId, month, [ofMonth[0] ?? '', `${ofMonth.at(-1) ?? ''}${afterAll}`]),
  );
  return found.flat();
}

/** No studio plans its classes further ahead. */
const yearsAhead = 2;

/** Reads all classes that start from a time on. */
export async function readClassItemsFrom(
  table: StudioTable,
  studioId: string,
  from: Date,
): Promise<ClassItem[]> {
  const fromUtc = from.toISOString();
  const to = new Date(from);
  to.setUTCFullYear(to.getUTCFullYear() + yearsAhead);
  const found = await inParallel(
    monthsOf({ fromUtc, toUtc: to.toISOString() }),
    monthsAtOnce,
    // Classes of a later month have later ids anyway.
    (month) => readWithin(table, studioId, month, [idStartOf(fromUtc), `${month}${afterAll}`]),
  );
  return found.flat();
}

/** Reads the named classes that are in the schedule, each with its demand. */
export async function readClassesById(
  table: StudioTable,
  studioId: string,
  classIds: readonly string[],
): Promise<Map<string, ImportedClass>> {
  const items = await readClassItems(table, studioId, classIds);
  const demands = await readDemands(
    table,
    studioId,
    items.map(({ classId }) => classId),
  );
  const demandOf = new Map(demands.map((demand) => [demand.classId, demand]));
  return new Map(items.map((item) => [item.classId, { item, demand: demandOf.get(item.classId) }]));
}

/** Reads the events of the named classes' bookings, as the forecast reads them. */
export async function readDemandEvents(
  table: StudioTable,
  studioId: string,
  classIds: readonly string[],
): Promise<Map<string, DemandEvent[]>> {
  const demands = await readDemands(table, studioId, classIds);
  return new Map(demands.map(({ classId, events }) => [classId, events.map(present)]));
}
