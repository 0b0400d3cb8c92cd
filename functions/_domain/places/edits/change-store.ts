import { changesPageItemsMax } from '#shared/contracts/schedule/list-changes.ts';
import { monthOf } from '#functions/_data/classes/class.ts';
import { ClassChangeEntity, type ClassChangeItem } from '#functions/_data/classes/class-change.ts';
import type { WriterOf } from '#functions/_data/table/writer.ts';
import type { OwedChange } from '../outbox/owed-store.ts';
import type { StoredChange } from './change-view.ts';
import type { PlacesStep } from './edit-class.ts';

/** Sorts after every id that begins with the same text. */
const afterAll = '~';

const keyOf = (studioId: string, classId: string) => ({ studioId, month: monthOf(classId), classId });

export interface ChangePage {
  readonly changes: StoredChange[];
  /** The id below which the next page begins. */
  readonly lastId: string | undefined;
}

/** One page of a class's changes, newest first: a key range. */
export async function readChanges(
  studioId: string,
  classId: string,
  below: string | undefined,
  itemsMax = changesPageItemsMax,
): Promise<ChangePage> {
  const { data } = await ClassChangeEntity.query
    .primary({ studioId, month: monthOf(classId) })
    .between({ classId, changeId: '' }, { classId, changeId: below ?? afterAll })
    .go({ order: 'desc', limit: itemsMax + 2, consistent: true });
  const older = data.filter(({ changeId }) => changeId !== below);
  const changes = older.slice(0, itemsMax);
  return { changes, lastId: older.length > itemsMax ? changes.at(-1)?.changeId : undefined };
}

/** The last change of a class. */
export const readLastChange = async (studioId: string, classId: string): Promise<StoredChange | undefined> =>
  (await readChanges(studioId, classId, undefined, 1)).changes[0];

export async function readChange(
  studioId: string,
  classId: string,
  changeId: string,
): Promise<StoredChange | undefined> {
  const { data } = await ClassChangeEntity.get({ ...keyOf(studioId, classId), changeId }).go();
  return data ?? undefined;
}

/** A change as it is made. */
export interface NewChange {
  readonly studioId: string;
  readonly classId: string;
  readonly changeId: string;
  readonly at: Date;
  readonly source: ClassChangeItem['source'];
  readonly actor: string | undefined;
  readonly decisionId?: string;
  readonly capacity: { readonly from: number; readonly to: number } | undefined;
  readonly places: readonly PlacesStep[];
  readonly pushes: readonly OwedChange[];
}

/** The item of a change. */
export const changeItem = (given: NewChange) => ({
  ...keyOf(given.studioId, given.classId),
  changeId: given.changeId,
  at: given.at.toISOString(),
  source: given.source,
  ...(given.actor !== undefined && { actor: given.actor }),
  ...(given.decisionId !== undefined && { decisionId: given.decisionId }),
  ...(given.capacity && { capacity: { ...given.capacity } }),
  places: given.places.map(({ channel, from, to }) => ({
    channel,
    to,
    ...(from !== undefined && { from }),
  })),
  pushes: given.pushes.map(({ adjustmentId, outboxId, marketplace }) => ({
    adjustmentId,
    outboxId,
    marketplace,
  })),
});

export type ChangeWriter = WriterOf<typeof ClassChangeEntity>;

/** The write that notes a change in its class's history, for the transaction that makes it. */
export const changeWrite = (changes: ChangeWriter, given: NewChange) =>
  changes.create(changeItem(given)).commit();

/** The write that notes that a change was undone, if nobody undid it before. */
export const undoneWrite = (
  changes: ChangeWriter,
  studioId: string,
  { classId, changeId }: Pick<StoredChange, 'classId' | 'changeId'>,
  undoneBy: string,
) =>
  changes
    .patch({ ...keyOf(studioId, classId), changeId })
    .set({ undoneBy })
    .where((item, { notExists }) => notExists(item.undoneBy))
    .commit();
