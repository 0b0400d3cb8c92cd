import { datesOf } from './day-titles.ts';
import type { GridClass, WeekGrid } from './find-week-grid.ts';

/** The weeks covered by a timetable with weekdays. */
export interface Weeks {
  /** Any day of the first week. */
  readonly firstDay: string;
  readonly weeks: number;
}

/** Maximum number of weeks for which a timetable is expanded: a year. */
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
 * Converts a weekly timetable to a list: its titles first, then a row for each class and day, in chronological order.
 * Columns without values are left out, and its other columns keep their names.
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
