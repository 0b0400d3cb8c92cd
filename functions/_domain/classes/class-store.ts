import { Failure } from '#shared/contracts/failure.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { readTogether, wanted } from '#functions/_data/read-together.ts';
import type { DayRange } from './day-range.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A suffix that sorts after every id with the same beginning. */
const afterAll = '~';

export interface ClassPage {
  readonly classes: ClassItem[];
  /** The next page begins after this id. */
  readonly lastId: string | undefined;
}

/** One page of the classes in a range, ordered by start. It is one key range in each month of the range. */
export async function readClasses(
  table: StudioTable,
  studioId: string,
  range: Pick<DayRange, 'idFrom' | 'idBefore' | 'months'>,
  after: string | undefined,
  itemsMax: number,
): Promise<ClassPage> {
  const from = after === undefined ? range.idFrom : `${after}${afterAll}`;
  const found: ClassItem[] = [];
  for (const month of range.months) {
    const missing = itemsMax + 1 - found.length;
    if (month < from.slice(0, 6) || missing <= 0) continue;
    const { data } = await table
      .of(ClassEntity)
      .query.primary({ studioId, month })
      .between({ classId: from }, { classId: range.idBefore })
      .go({ count: missing, limit: missing });
    found.push(...data);
  }
  const classes = found.slice(0, itemsMax);
  return { classes, lastId: found.length > itemsMax ? classes.at(-1)?.classId : undefined };
}

export const findClass = async (
  table: StudioTable,
  studioId: string,
  classId: string,
): Promise<ClassItem | null> =>
  (
    await table
      .of(ClassEntity)
      .get({ studioId, classId, month: monthOf(classId) })
      .go({ consistent: true })
  ).data;

/**
 * Reads a few classes together, for a list to show. A change of the last second may be missing, like a class that does
 * not exist.
 */
export async function findClasses(
  table: StudioTable,
  studioId: string,
  classIds: readonly string[],
): Promise<ReadonlyMap<string, ClassItem>> {
  const ids = [...new Set(classIds)];
  const classes = ids.map((classId) => wanted(ClassEntity, { studioId, month: monthOf(classId), classId }));
  const found = await readTogether(table, { classes }, { consistent: false });
  return new Map(found.classes.flatMap((cls) => (cls ? [[cls.classId, cls] as const] : [])));
}

/** @throws {Failure} `not-found` */
export async function readClass(table: StudioTable, studioId: string, classId: string): Promise<ClassItem> {
  const found = await findClass(table, studioId, classId);
  if (!found) throw new Failure('not-found', 'There is no such class.');
  return found;
}
