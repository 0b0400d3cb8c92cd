import { marketplaces } from '#shared/contracts/channels.ts';
import { ClassEntity, type ClassItem } from '#functions/_data/classes/class.ts';
import { countsWrite, eventsWrite } from '#functions/_data/figures-writes.ts';
import { untilDone } from '#functions/_data/table/batch.ts';
import { ClassChangeEntity } from '#functions/_data/classes/class-change.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { ClearingEntity } from '#functions/_data/bookings/clearing.ts';
import { DayEntity } from '#functions/_data/classes/day.ts';
import { RecurrenceEntity } from '#functions/_data/classes/recurrence.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { classTally, removedClassTally, type Tally } from '#functions/_domain/classes/tally.ts';
import { countedOf } from '#functions/_domain/classes/class-figures.ts';
import { stillSelling, type Clearing } from './clearing.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** How many batches are deleted concurrently. */
const atOnce = { concurrency: 4 };

/** A transaction holds 100 items: two per class, one per day, one for the counters and one for the clearing. */
export const classesPerStepMax = 32;

/** A class, and the forecast's data about the class. Either may exist without the other. */
export interface ClassToClear {
  readonly classId: string;
  readonly month: string;
  readonly item: ClassItem | undefined;
  readonly hasDemand: boolean;
  readonly hasEvents: boolean;
}

/**
 * Returns every month (UTC) in which a studio may have classes: the months of its stored days and of the days next to
 * them.
 */
export async function readMonths(table: StudioTable, studioId: string): Promise<string[]> {
  const { data } = await table
    .of(DayEntity)
    .query.primary({ studioId })
    .go({ consistent: true, pages: 'all', attributes: ['localDate'] });
  const dayMs = 86_400_000;
  const months = data.flatMap(({ localDate }) =>
    [-dayMs, 0, dayMs].map((by) =>
      new Date(Date.parse(localDate) + by).toISOString().slice(0, 7).replace('-', ''),
    ),
  );
  return [...new Set(months)].sort();
}

export async function readClassesOfMonth(
  table: StudioTable,
  studioId: string,
  month: string,
): Promise<ClassToClear[]> {
  const all = { consistent: true, pages: 'all' } as const;
  const [classes, demands] = await Promise.all([
    table.of(ClassEntity).query.primary({ studioId, month }).go(all),
    table.of(ClassDemandEntity).query.primary({ studioId, month }).go(all),
  ]);
  const itemOf = new Map(classes.data.map((item) => [item.classId, item]));
  const eventsOf = new Map(demands.data.map(({ classId, events }) => [classId, events.length]));
  return [...new Set([...itemOf.keys(), ...eventsOf.keys()])].map((classId) => ({
    classId,
    month,
    item: itemOf.get(classId),
    hasDemand: eventsOf.has(classId),
    hasEvents: (eventsOf.get(classId) ?? 0) > 0,
  }));
}

const emptied = (item: ClassItem): Tally =>
  classTally(countedOf(item), { ...countedOf(item), bookings: 0, revenueMinor: 0 });

/** The counts to subtract when a class is deleted. */
const removed = (item: ClassItem): Tally => removedClassTally(countedOf(item));

const itemsOf = (classes: readonly Pick<ClassToClear, 'item'>[]): ClassItem[] =>
  classes.flatMap(({ item }) => item ?? []);

/**
 * Builds the sentence about marketplaces that still sell deleted classes, for the end of the clearing. Empty if there
 * are none.
 */
export const sellingOf = (items: readonly ClassItem[], at: string) => {
  const names = stillSelling(items, at);
  return names.length === 0 ? {} : { stillSelling: names };
};

type RemovedClass = Pick<ClassToClear, 'classId' | 'month' | 'item' | 'hasDemand'>;

/** The deletion of a class with its forecast data and its counts, if the class has not changed since it was read. */
export interface ClassRemoved {
  readonly kind: 'class-removed';
  readonly studioId: string;
  readonly one: RemovedClass;
}

export const removalDerivers: Derivers<ClassRemoved> = {
  'class-removed': ({ studioId, one: { classId, month, item, hasDemand } }) => ({
    items: [
      ...(item
        ? [
            writerOf(ClassEntity)
              .delete({ studioId, classId, month })
              .where((one, { eq }) => eq(one.version, item.version))
              .commit(),
          ]
        : []),
      ...(hasDemand ? [writerOf(ClassDemandEntity).delete({ studioId, classId, month }).commit()] : []),
    ],
    tally: { cls: { studioId, classId }, by: item ? [removed(item)] : [] },
  }),
};

type ClassCleared =
  | ClassRemoved
  | { readonly kind: 'class-emptied'; readonly studioId: string; readonly one: ClassToClear }
  | {
      readonly kind: 'classes-cleared';
      readonly clearing: Clearing;
      readonly counted: { readonly classes?: number; readonly stillSelling?: Selling };
    };

type Selling = ReturnType<typeof stillSelling>;

const noFigures = {
  bookings: 0,
  bookedByChannel: {},
  revenueDirectMinor: 0,
  revenueMarketplaceMinor: 0,
  unreported: undefined,
  cancelledUnreported: undefined,
  fileCount: undefined,
};

/** The marketplaces that have sold places of a class. Nothing is known of them any more, so they are read again. */
function unreadAfter({ bookedByChannel, confirmed, mayShow }: ClassItem) {
  const sold = marketplaces.filter(
    (one) => (bookedByChannel[one] ?? 0) > 0 && (confirmed[one] !== undefined || mayShow[one] !== undefined),
  );
  return sold.length === 0 ? undefined : Object.fromEntries(sold.map((one) => [one, 0]));
}

/** The writes that set a class's figures to zero. */
const emptiedWrites = (studioId: string, { classId, item, hasDemand }: ClassToClear): Write[] => [
  ...(item
    ? [countsWrite(studioId, classId, item.version, { ...noFigures, unread: unreadAfter(item) })]
    : []),
  ...(hasDemand ? [eventsWrite(studioId, classId, [])] : []),
];

export const clearedDerivers: Derivers<ClassCleared> = {
  ...removalDerivers,
  'class-emptied': ({ studioId, one }) => ({
    items: emptiedWrites(studioId, one),
    tally: { cls: { studioId, classId: one.classId }, by: one.item ? [emptied(one.item)] : [] },
  }),
  'classes-cleared': ({ clearing: { studioId, clearingId }, counted }) => ({
    items: [writerOf(ClearingEntity).patch({ studioId, clearingId }).add(counted).commit()],
  }),
};

/** Sets the figures of classes to zero, if none of the classes has changed since it was read. */
export async function emptyClasses(
  table: StudioTable,
  clearing: Clearing,
  classes: readonly ClassToClear[],
): Promise<boolean> {
  if (classes.length === 0) return true;
  const { studioId, createdAt } = clearing;
  const selling = sellingOf(itemsOf(classes), createdAt);
  return committed(table, clearedDerivers, [
    ...classes.map((one) => ({ kind: 'class-emptied', studioId, one }) as const),
    ...(selling.stillSelling ? [{ kind: 'classes-cleared', clearing, counted: selling } as const] : []),
  ]);
}

/** Removes classes and counts the removals, if none of the classes has changed since it was read. */
export async function removeClasses(
  table: StudioTable,
  clearing: Clearing,
  classes: readonly ClassToClear[],
): Promise<boolean> {
  if (classes.length === 0) return true;
  const { studioId, createdAt } = clearing;
  const items = itemsOf(classes);
  const counted = { classes: items.length, ...sellingOf(items, createdAt) };
  return committed(table, clearedDerivers, [
    ...classes.map((one) => ({ kind: 'class-removed', studioId, one }) as const),
    { kind: 'classes-cleared', clearing, counted },
  ]);
}

/** Removes the histories of a month's classes. */
export async function removeChanges(table: StudioTable, studioId: string, month: string): Promise<void> {
  const { data } = await table
    .of(ClassChangeEntity)
    .query.primary({ studioId, month })
    .go({ consistent: true, pages: 'all', attributes: ['classId', 'changeId'] });
  await untilDone(
    data.map(({ classId, changeId }) => ({ studioId, month, classId, changeId })),
    async (left) =>
      (
        await table
          .of(ClassChangeEntity)
          .delete([...left])
          .go(atOnce)
      ).unprocessed,
  );
}

/** Removes the series of repeated classes. */
export async function removeRecurrences(table: StudioTable, studioId: string): Promise<void> {
  const { data } = await table
    .of(RecurrenceEntity)
    .query.primary({ studioId })
    .go({ consistent: true, pages: 'all', attributes: ['templateClassId'] });
  await untilDone(
    data.map(({ templateClassId }) => ({ studioId, templateClassId })),
    async (left) =>
      (
        await table
          .of(RecurrenceEntity)
          .delete([...left])
          .go(atOnce)
      ).unprocessed,
  );
}
