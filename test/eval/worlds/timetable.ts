import { findSuccessors } from '#shared/core/successors/find-successors.ts';
import { seriesRoots, type RootOf } from '#shared/core/successors/series-roots.ts';
import type { TimetableSeries } from '#shared/core/successors/types.ts';
import { seedFrom } from '#shared/core/numbers/random.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { seriesIdIn, startHourIn, type Series, type Studio } from './world.ts';

const firstMonday = '2027-01-04';
/** Studios publish their timetable so far ahead. */
const weeksAhead = 4;
const names = ['Yoga', 'Pilates', 'Cycling', 'Boxing', 'Barre', 'Strength'];
const rooms = ['Room 1', 'Room 2'];

const drawn = (from: readonly string[], seed: string): string => from[seedFrom(seed) % from.length] ?? '';

function timetableOf(series: Series, lastWeek: number): TimetableSeries[] {
  const weeks = Array.from({ length: lastWeek + 1 }, (_, week) => week);
  return [...Map.groupBy(weeks, (week) => seriesIdIn(series, week))].map(([seriesId, own]) => {
    const [first = 0, last = first] = [own[0], own.at(-1)];
    return {
      seriesId,
      className: drawn(names, `name of ${series.seriesId}`),
      room: drawn(rooms, `room of ${series.seriesId}`),
      weekday: series.weekday + 1,
      minuteOfDay: startHourIn(series, first) * 60,
      firstDate: addLocalDays(firstMonday, 7 * first + series.weekday),
      lastDate: addLocalDays(firstMonday, 7 * last + series.weekday),
      classes: own.length,
      capacity: series.capacity,
    };
  });
}

/** Series that moved, by the series that they certainly continue, as far as the timetable of a week shows. */
export function rootsIn(studio: Studio, week: number): RootOf {
  const timetable = studio.series.flatMap((series) => timetableOf(series, week + weeksAhead));
  return seriesRoots(findSuccessors(timetable).filter(({ certainty }) => certainty === 'certain'));
}
