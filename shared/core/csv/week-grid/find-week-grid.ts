import { roomWords } from '../cell-words.ts';
import { fold, saysNothing, tidy } from '../text.ts';
import { headRowsMax } from '../layout.ts';
import { titleConcepts } from '../title-concepts.ts';
import { dayColumnsOf, type DayColumn } from './day-titles.ts';
import { gridTime, readDayCell, type DayCell } from './read-day-cell.ts';

/** A class of a weekly grid. */
export interface GridClass extends DayCell {
  readonly day: DayColumn;
  /** The other columns of its row, by their titles. */
  readonly others: ReadonlyMap<string, string>;
}

/** A file whose columns are the days of a week. */
export interface WeekGrid {
  readonly days: readonly DayColumn[];
  /** Whether the column titles are dates, so that the user need not enter the week. */
  readonly isDated: boolean;
  readonly classes: readonly GridClass[];
}

type Row = readonly string[];

/** The rows below one row of days, up to the next such row. */
interface Block {
  readonly titles: Row;
  readonly days: readonly DayColumn[];
  readonly rows: readonly Row[];
  /** The room, if a line above contains one. */
  readonly room: string | undefined;
}

const filledOf = (row: Row): string[] => row.map(tidy).filter((cell) => cell !== '');

/** A line with a single text, such as the room of the lines below it. */
function isNote(row: Row): boolean {
  const [only, ...others] = filledOf(row);
  const isFirst = only !== undefined && tidy(row[0] ?? '') === only;
  return isFirst && others.length === 0 && gridTime(only) === undefined;
}

function roomAbove(row: Row | undefined): string | undefined {
  const [only, ...others] = filledOf(row ?? []);
  return only !== undefined && others.length === 0 && roomWords.test(fold(only)) ? only : undefined;
}

function blocksOf(rows: readonly Row[], today: string): Block[] {
  const heads = rows.flatMap((titles, at) => {
    const days = dayColumnsOf(titles, today);
    return days.length === 0 ? [] : [{ at, titles, days }];
  });
  if ((heads[0]?.at ?? 0) >= headRowsMax) return [];
  return heads.map(({ at, titles, days }, index) => ({
    titles,
    days,
    rows: rows.slice(at + 1, heads[index + 1]?.at).filter((row) => !isNote(row)),
    room: roomAbove(rows[at - 1]),
  }));
}

/** The column of times, among those without a day. */
function timeColumnOf({ titles, rows, days }: Block): number | undefined {
  const isDay = new Set(days.map(({ column }) => column));
  const width = Math.max(titles.length, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) => column).filter((one) => !isDay.has(one));
  return columns.find((column) => {
    const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '');
    const times = cells.filter((cell) => gridTime(cell) !== undefined).length;
    const areHours = cells.every((cell) => /^\d{1,2}$/.test(cell));
    const isCalled = titleConcepts(titles[column] ?? '').has('time');
    return times > 0 && times >= cells.length * 0.8 && (!areHours || isCalled);
  });
}

function othersOf({ titles, days }: Block, row: Row, timeColumn: number | undefined): Map<string, string> {
  const isDay = new Set(days.map(({ column }) => column));
  const others = titles.flatMap((title, column) => {
    const [name, cell] = [tidy(title), tidy(row[column] ?? '')];
    return isDay.has(column) || column === timeColumn || name === '' ? [] : [[name, cell] as const];
  });
  return new Map(others);
}

function classesOf(block: Block): GridClass[] {
  const timeColumn = timeColumnOf(block);
  let time: string | undefined;
  return block.rows.flatMap((row) => {
    const stated = timeColumn === undefined ? undefined : gridTime(row[timeColumn] ?? '');
    // If several classes begin at one time, only the first of their rows contains the time.
    time = stated ?? time;
    const others = othersOf(block, row, timeColumn);
    return block.days.flatMap((day) =>
      readDayCell(row[day.column] ?? '').map((cell) => ({
        ...cell,
        day,
        others,
        time: cell.time ?? time,
        room: cell.room ?? block.room,
      })),
    );
  });
}

const isNumbers = (name: string | undefined): boolean => name !== undefined && /^[\d.,$€%:/ -]+$/.test(name);

/** Whether the cells contain classes, with a time and a name, and not counts by weekday. */
function areClasses(classes: readonly GridClass[]): boolean {
  const named = classes.filter(({ name, others }) =>
    name === undefined ? [...others.values()].some((cell) => !saysNothing(cell)) : !isNumbers(name),
  );
  const timed = classes.filter(({ time }) => time !== undefined);
  return classes.length > 1 && named.length >= classes.length * 0.9 && timed.length >= classes.length * 0.9;
}

/**
 * Recognises a weekly timetable, whose columns are days and whose cells are classes; undefined for a list of classes,
 * and for any other table by weekday. Cost: linear in the cells.
 *
 * @param today the current day at the studio, used for dates without a year
 */
export function findWeekGrid(rows: readonly Row[], today: string): WeekGrid | undefined {
  const blocks = blocksOf(rows, today);
  const [first] = blocks;
  const classes = blocks.flatMap(classesOf);
  if (!first || !areClasses(classes)) return undefined;
  const isDated = first.days.some(({ date }) => date !== undefined);
  const areAlike = blocks.every(({ days }) => days.every(({ date }) => (date !== undefined) === isDated));
  return areAlike ? { days: first.days, isDated, classes } : undefined;
}
