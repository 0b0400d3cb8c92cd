import { datesOf } from './day-titles.ts';
import type { GridClass, WeekGrid } from './find-week-grid.ts';

/** The weeks that a timetable of weekdays is for. */
export interface Weeks {
  /** Any day of the first week. */
  readonly firstDay: string;
  readonly weeks: number;
}

/** The most weeks that a timetable is written out for: a year. */
export const weeksMax = 52;

const stated = ['class_name', 'class_date', 'class_time', 'instructor', 'room'] as const;
type Stated = (typeof stated)[number];

function rowsOf({ days, isDated }: WeekGrid, cls: GridClass, weeks: Weeks): Record<Stated, string>[] {
  const { day, name = '', time = '', instructor = '', room = '' } = cls;
  const dates = isDated ? [day.date ?? ''] : datesOf(days, day.weekday, weeks);
  return dates.map((date) => ({ class_name: name, class_date: date, class_time: time, instructor, room }));
}

const sortKey = (row: Record<Stated, string>): string => `${row.class_date}T${row.class_time}`;

/**
 * Writes a weekly timetable as a list: its titles first, then a row for each class and day, in the order of their
 * times. Columns without values are left out, and its other columns keep their names.
 */
export function unfoldWeekGrid(grid: WeekGrid, weeks: Weeks): string[][] {
  const otherTitles = [...new Set(grid.classes.flatMap(({ others }) => [...others.keys()]))];
  const rows = grid.classes
    .flatMap((cls) => rowsOf(grid, cls, weeks).map((row) => ({ row, others: cls.others })))
    .toSorted((a, b) => sortKey(a.row).localeCompare(sortKey(b.row)));
  const retained = stated.filter((title) => rows.some(({ row }) => row[title] !== ''));
  const retainedOthers = otherTitles.filter((title) =>
    rows.some(({ others }) => (others.get(title) ?? '') !== ''),
  );
  return [
    [...retained, ...retainedOthers],
    ...rows.map(({ row, others }) => [
      ...retained.map((title) => row[title]),
      ...retainedOthers.map((title) => others.get(title) ?? ''),
    ]),
  ];
}
