import { readCells } from '#shared/core/csv/read-cells.ts';
import { sniffDialect } from '#shared/core/csv/sniff-dialect.ts';
import { findWeekGrid, type WeekGrid } from '#shared/core/csv/week-grid/find-week-grid.ts';
import { unfoldWeekGrid, weeksMax, type Weeks } from '#shared/core/csv/week-grid/unfold-week-grid.ts';
import { writeCsv } from '#shared/core/csv/write-csv.ts';
import { isLocalDate } from '../../ui/dates.ts';

/** Timetables are small, so a larger file is treated as a list. */
const gridBytesMax = 1024 * 1024;
const gridRowsMax = 5000;

/** The text of a file, in all encodings that the server can read. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The weekly timetable in a file; undefined if the file is a list, as most are. */
export async function weekGridOf(file: Blob, today: string): Promise<WeekGrid | undefined> {
  if (file.size > gridBytesMax) return undefined;
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  return findWeekGrid(readCells(text, sniffDialect(text), gridRowsMax), today);
}

/** The typed values for the weeks of a timetable. */
export interface WeeksDraft {
  readonly firstDay: string;
  readonly weeks: string;
}

/** The chosen weeks. Undefined while the choice is incomplete. */
export function weeksOf({ firstDay, weeks }: WeeksDraft): Weeks | undefined {
  const count = Number(weeks);
  const isCount = Number.isInteger(count) && count >= 1 && count <= weeksMax;
  return isLocalDate(firstDay) && isCount ? { firstDay, weeks: count } : undefined;
}

/** The timetable as a list, in a file with the same name. */
export const listFile = (grid: WeekGrid, weeks: Weeks, fileName: string): File =>
  new File([writeCsv(unfoldWeekGrid(grid, weeks))], fileName, { type: 'text/csv' });
