import { findSuccessors } from '#shared/core/successors/find-successors.ts';
import { seriesRoots, type RootOf } from '#shared/core/successors/series-roots.ts';
import type { SeriesLink, Successor, TimetableSeries } from '#shared/core/successors/types.ts';
import { localTimeOf, minuteOfDayOf } from '#shared/core/time/minute-of-day.ts';
import { addLocalDays, weekdayOf } from '#shared/core/time/zone.ts';
import { present } from '#functions/_platform/present.ts';

/** The facts about a class that are used to compare timetables. */
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

/** A class series as it was when the pair was found. */
export interface PairedSeries {
  readonly className: string;
  readonly room: string;
  readonly instructor?: string | undefined;
  readonly weekday: number;
  readonly localTime: string;
  readonly firstDate: string;
  readonly lastDate: string;
}

/** A pair of series as stored. */
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

/** A series that first appears within this many days after the data begins may have begun earlier. */
const unseenDays = 14;

/** A studio's classes, and the first day from which the data is complete. */
export interface Timetable {
  readonly classes: readonly ClassOfTimetable[];
  readonly fromDate: string;
}

/**
 * Groups classes into their series. A series has the name, room and time of its latest class; cancelled classes do not
 * count. A series that exists when the data begins is treated as beginning then, so it replaces no other series.
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
        minuteOfDay: minuteOfDayOf(last.localTime),
        firstDate: first.localDate < known ? fromDate : first.localDate,
        lastDate: last.localDate,
        classes: own.length,
        capacity: last.totalCapacity,
      },
    ];
  });
}

/** Maps each series to the first series in its chain of links. */
export const rootsOf = (stored: readonly StoredSuccessor[]): RootOf =>
  seriesRoots(stored.filter(({ state }) => state === 'linked'));

const partOf = (one: TimetableSeries): PairedSeries =>
  present({
    className: one.className,
    room: one.room,
    instructor: one.instructor,
    weekday: one.weekday,
    localTime: localTimeOf(one.minuteOfDay),
    firstDate: one.firstDate,
    lastDate: one.lastDate,
  });

/** A stored pair before and after a change. Undefined if it does not exist before or after. */
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

/** Automatic links that turned out wrong, because the replaced series still has classes. */
function broken(stored: readonly StoredSuccessor[], seen: ReadonlyMap<string, TimetableSeries>) {
  return stored.filter(({ state, decidedBy, fromSeriesId, toSeriesId }) => {
    const [from, to] = [seen.get(fromSeriesId), seen.get(toSeriesId)];
    return state === 'linked' && decidedBy === 'automation' && from && to
      ? from.lastDate >= to.firstDate
      : false;
  });
}

/**
 * Compares the stored pairs with the current timetable: certain pairs are linked, likely ones are proposed, and
 * proposals that the timetable no longer supports are dropped. An owner's decision is kept.
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

/** An owner's answer to a proposed pair. */
export type SuccessorAnswer = 'confirm' | 'decline' | 'undo';

const stateAfter = { confirm: 'linked', decline: 'declined', undo: 'proposed' } as const;

/** The pair after an owner's answer. Undefined if the answer changes nothing. */
export function answeredPair(
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

/** An existing link between one of the two series and another series. */
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
