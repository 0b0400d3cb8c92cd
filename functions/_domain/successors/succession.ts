import { findSuccessors } from '#shared/core/successors/find-successors.ts';
import { seriesRoots, type RootOf } from '#shared/core/successors/series-roots.ts';
import type { SeriesLink, Successor, TimetableSeries } from '#shared/core/successors/types.ts';
import { addLocalDays, weekdayOf } from '#shared/core/time/zone.ts';
import { present } from '#functions/_platform/present.ts';

/** A class as its series is told by it. */
export interface ClassOfTimetable {
  readonly classId: string;
  readonly seriesId: string;
  readonly className: string;
  readonly room: string;
  readonly instructor?: string | undefined;
  readonly localDate: string;
  readonly localTime: string;
  readonly totalCapacity: number;
  readonly cancelledAt?: string | undefined;
}

/** A series as it was when the pair was found. */
export interface PairedSeries {
  readonly className: string;
  readonly room: string;
  readonly instructor?: string | undefined;
  readonly weekday: number;
  readonly localTime: string;
  readonly firstDate: string;
  readonly lastDate: string;
}

/** A pair of series as it is stored. */
export interface StoredSuccessor extends SeriesLink {
  readonly studioId: string;
  readonly successorId: string;
  readonly state: 'proposed' | 'linked' | 'declined';
  readonly list: 'open' | 'settled';
  readonly decidedBy?: 'owner' | 'automation';
  readonly certainty: Successor['certainty'];
  readonly changes: readonly string[];
  readonly from: PairedSeries;
  readonly to: PairedSeries;
  readonly changedAt: string;
  readonly version: number;
}

export const successorIdOf = ({ fromSeriesId, toSeriesId }: SeriesLink) => `${toSeriesId}-${fromSeriesId}`;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const timeOf = (minuteOfDay: number): string =>
  `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;

/** A series that is first seen so soon after the classes begin may have begun before. */
const unseenDays = 14;

/** Classes, and the day from which all of them are known. */
export interface Timetable {
  readonly classes: readonly ClassOfTimetable[];
  readonly fromDate: string;
}

/**
 * The series that some classes are of, each as its latest class tells it; those that were called off say nothing. What is
 * seen from the beginning counts as begun then: nobody knows what it replaced.
 */
export function timetableOf({ classes, fromDate }: Timetable): TimetableSeries[] {
  const known = addLocalDays(fromDate, unseenDays);
  const held = classes.filter(({ cancelledAt }) => cancelledAt === undefined);
  return [...Map.groupBy(held, ({ seriesId }) => seriesId)].flatMap(([seriesId, own]) => {
    const inOrder = own.toSorted((a, b) => (a.classId < b.classId ? -1 : 1));
    const [first, last] = [inOrder[0], inOrder.at(-1)];
    if (!first || !last) return [];
    return [
      {
        seriesId,
        className: last.className,
        room: last.room,
        instructor: last.instructor,
        weekday: weekdayOf(last.localDate),
        minuteOfDay: minutesOf(last.localTime),
        firstDate: first.localDate < known ? fromDate : first.localDate,
        lastDate: last.localDate,
        classes: own.length,
        capacity: last.totalCapacity,
      },
    ];
  });
}

/** The first series of the chain that a series is the end of, as far as links stand. */
export const rootsOf = (stored: readonly StoredSuccessor[]): RootOf =>
  seriesRoots(stored.filter(({ state }) => state === 'linked'));

const partOf = (one: TimetableSeries): PairedSeries =>
  present({
    className: one.className,
    room: one.room,
    instructor: one.instructor,
    weekday: one.weekday,
    localTime: timeOf(one.minuteOfDay),
    firstDate: one.firstDate,
    lastDate: one.lastDate,
  });

/** What a look at the timetable changes: the item before and after, none where there was or will be none. */
export interface SuccessorChange {
  readonly before: StoredSuccessor | undefined;
  readonly after: StoredSuccessor | undefined;
}

export interface Timetabled {
  readonly studioId: string;
  readonly stored: readonly StoredSuccessor[];
  readonly series: readonly TimetableSeries[];
  readonly at: string;
}

/** Links that were made by themselves and hold no longer: the series that was replaced goes on beside the other. */
function broken(stored: readonly StoredSuccessor[], seen: ReadonlyMap<string, TimetableSeries>) {
  return stored.filter(({ state, decidedBy, fromSeriesId, toSeriesId }) => {
    const [from, to] = [seen.get(fromSeriesId), seen.get(toSeriesId)];
    return state === 'linked' && decidedBy === 'automation' && from && to
      ? from.lastDate >= to.firstDate
      : false;
  });
}

/**
 * What the timetable of now says of who replaces whom, against what is stored: certain pairs are linked, likely ones
 * proposed, and proposals that nothing speaks for any more are dropped. What an owner decided stands.
 */
export function successionsOf({ studioId, stored, series, at }: Timetabled): SuccessorChange[] {
  const seen = new Map(series.map((one) => [one.seriesId, one]));
  const gone = broken(stored, seen);
  const standing = stored.filter((item) => !gone.includes(item));
  const found = findSuccessors(series, {
    linked: standing.filter(({ state }) => state === 'linked'),
    declined: standing.filter(({ state }) => state === 'declined'),
  });
  const known = new Map(standing.map((item) => [item.successorId, item]));
  const ids = new Set(found.map(successorIdOf));
  const itemOf = (pair: Successor, before: StoredSuccessor | undefined): StoredSuccessor[] => {
    const [from, to] = [seen.get(pair.fromSeriesId), seen.get(pair.toSeriesId)];
    if (!from || !to) return [];
    const links = pair.certainty === 'certain' && before?.decidedBy !== 'owner';
    if (before && !links) return [];
    return [
      {
        studioId,
        successorId: successorIdOf(pair),
        fromSeriesId: pair.fromSeriesId,
        toSeriesId: pair.toSeriesId,
        state: links ? 'linked' : 'proposed',
        list: links ? 'settled' : 'open',
        ...(links && { decidedBy: 'automation' as const }),
        certainty: pair.certainty,
        changes: [...pair.changes],
        from: partOf(from),
        to: partOf(to),
        changedAt: at,
        version: (before?.version ?? 0) + 1,
      },
    ];
  };
  const dropped = standing.filter(({ state, successorId }) => state === 'proposed' && !ids.has(successorId));
  return [
    ...[...gone, ...dropped].map((before) => ({ before, after: undefined })),
    ...found.flatMap((pair) => {
      const before = known.get(successorIdOf(pair));
      return itemOf(pair, before).map((after) => ({ before, after }));
    }),
  ];
}

/** What an owner can say of a pair. */
export type SuccessorAnswer = 'confirm' | 'decline' | 'undo';

const stateAfter = { confirm: 'linked', decline: 'declined', undo: 'proposed' } as const;

/** The pair after an owner's answer; undefined where the answer changes nothing. */
export function answered(
  before: StoredSuccessor,
  answer: SuccessorAnswer,
  at: string,
): StoredSuccessor | undefined {
  const state = stateAfter[answer];
  const isSame = before.state === state && (answer === 'undo' || before.decidedBy === 'owner');
  if (isSame) return undefined;
  return {
    ...before,
    state,
    list: state === 'proposed' ? 'open' : 'settled',
    decidedBy: 'owner',
    changedAt: at,
    version: before.version + 1,
  };
}

/** Another link that one of its two series has already. */
export const rivalOf = (
  { successorId, fromSeriesId, toSeriesId }: StoredSuccessor,
  stored: readonly StoredSuccessor[],
): StoredSuccessor | undefined =>
  stored.find(
    (other) =>
      other.state === 'linked' &&
      other.successorId !== successorId &&
      (other.fromSeriesId === fromSeriesId || other.toSeriesId === toSeriesId),
  );
