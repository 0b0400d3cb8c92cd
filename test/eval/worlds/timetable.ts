import { findSuccessors } from '#shared/core/successors/find-successors.ts';
import { seriesRoots, type RootOf } from '#shared/core/successors/series-roots.ts';
import { seedFrom } from '#shared/core/numbers/random.ts';
import { localTimeOf } from '#shared/core/time/minute-of-day.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { timetableOf, type ClassOfTimetable } from '#functions/_domain/successors/succession.ts';
import { seriesIdIn, startHourIn, type Series, type Studio } from './world.ts';

const firstMonday = '2027-01-04';
/** How far ahead studios publish their timetable. */
const weeksAhead = 4;
const names = ['Yoga', 'Pilates', 'Cycling', 'Boxing', 'Barre', 'Strength'];
const rooms = ['Room 1', 'Room 2'];

const drawn = (from: readonly string[], seed: string): string => from[seedFrom(seed) % from.length] ?? '';

function classIn(series: Series, week: number): ClassOfTimetable {
  const localDate = addLocalDays(firstMonday, 7 * week + series.weekday);
  return {
    classId: `${localDate} ${series.seriesId}`,
    seriesId: seriesIdIn(series, week),
    className: drawn(names, `name of ${series.seriesId}`),
    room: drawn(rooms, `room of ${series.seriesId}`),
    localDate,
    localTime: localTimeOf(startHourIn(series, week) * 60),
    totalCapacity: series.capacity,
  };
}

/** Maps moved series to the ones that they certainly continue, based on the timetable of a week. */
export function rootsIn(studio: Studio, week: number): RootOf {
  const weeks = Array.from({ length: week + weeksAhead + 1 }, (_, one) => one);
  const classes = studio.series.flatMap((series) => weeks.map((one) => classIn(series, one)));
  const found = findSuccessors(timetableOf({ classes, fromDate: firstMonday }));
  return seriesRoots(found.filter(({ certainty }) => certainty === 'certain'));
}
