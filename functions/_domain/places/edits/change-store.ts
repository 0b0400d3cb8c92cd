import { changesPageItemsMax } from '#shared/contracts/schedule/list-changes.ts';
import { monthOf } from '#functions/_data/classes/class.ts';
import { ClassChangeEntity } from '#functions/_data/classes/class-change.ts';
import { readBetween } from '#functions/_data/read-together.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import type { StoredChange } from './change-view.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A suffix that sorts after every id with the same beginning. */
const afterAll = '~';

const keyOf = (studioId: string, classId: string) => ({ studioId, month: monthOf(classId), classId });

export interface ChangePage {
  readonly changes: StoredChange[];
  /** The next page begins below this id. */
  readonly lastId: string | undefined;
}

/** One page of a class's changes, newest first. They form one key range. */
export async function readChanges(
  table: StudioTable,
  studioId: string,
  classId: string,
  below: string | undefined,
): Promise<ChangePage> {
  const { data } = await table
    .of(ClassChangeEntity)
    .query.primary({ studioId, month: monthOf(classId) })
    .between({ classId, changeId: '' }, { classId, changeId: below ?? afterAll })
    .go({ order: 'desc', limit: changesPageItemsMax + 2, consistent: true });
  const older = data.filter(({ changeId }) => changeId !== below);
  const changes = older.slice(0, changesPageItemsMax);
  return { changes, lastId: older.length > changesPageItemsMax ? changes.at(-1)?.changeId : undefined };
}

/** The last change of a class. */
export async function readLastChange(
  table: StudioTable,
  studioId: string,
  classId: string,
): Promise<StoredChange | undefined> {
  const first = { ...keyOf(studioId, classId), changeId: '' };
  const [last] = await readBetween(table, ClassChangeEntity, [first, { ...first, changeId: afterAll }], {
    consistent: true,
    limit: 1,
    newestFirst: true,
  });
  return last;
}

export async function readChange(
  table: StudioTable,
  studioId: string,
  classId: string,
  changeId: string,
): Promise<StoredChange | undefined> {
  const { data } = await table
    .of(ClassChangeEntity)
    .get({ ...keyOf(studioId, classId), changeId })
    .go();
  return data ?? undefined;
}

/** The write that records a change as undone, unless it was undone before. */
export const undoneWrite = (
  studioId: string,
  { classId, changeId }: Pick<StoredChange, 'classId' | 'changeId'>,
  undoneBy: string,
): Write =>
  writerOf(ClassChangeEntity)
    .patch({ ...keyOf(studioId, classId), changeId })
    .set({ undoneBy })
    .where((item, { notExists }) => notExists(item.undoneBy))
    .commit();
