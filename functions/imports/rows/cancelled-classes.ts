import { readClassesById } from '#functions/_domain/classes/class-import-store.ts';
import type { ScheduleRow } from '#functions/_domain/classes/schedule-rows.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { ChunkDone } from '../state/import-record.ts';
import { firstRows } from './file-booking.ts';

/** A class of a schedule file. */
export interface FileClass extends ScheduleRow {
  /** The number of the row, if it calls the class cancelled. */
  readonly cancelledInRow?: number;
}

/** A sentence for the owner, who sees it beside the row's number and the class. */
const staysOnSale =
  'The file calls this class cancelled, but it stays in your schedule: open it and set its capacity to 0';

/**
 * Names the classes that a file calls cancelled although they are still on sale. A file does not say when it was made, so
 * it may be older than the decision that a class takes place. That is up to the owner.
 */
export async function leftOnSale(
  table: StudioTable,
  studioId: string,
  file: readonly FileClass[],
  now: Date,
): Promise<Pick<ChunkDone, 'skippedReasons' | 'skippedRows'>> {
  const standing = new Set(
    file.filter((row) => row.cancelledInRow === undefined).map(({ classId }) => classId),
  );
  const named = new Map(
    file.filter(({ classId }) => !standing.has(classId)).map((row) => [row.classId, row]),
  );
  if (named.size === 0) return { skippedReasons: [] };
  const known = await readClassesById(table, studioId, [...named.keys()]);
  const rows = [...known.values()].flatMap(({ item }) => {
    const { cancelledInRow: row, className } = named.get(item.classId) ?? {};
    const isOver = item.startsAt <= now.toISOString() || item.movedTo !== undefined;
    if (row === undefined || className === undefined || isOver) return [];
    if (item.cancelledAt !== undefined || item.totalCapacity === 0) return [];
    return [{ row, className, reason: staysOnSale }];
  });
  return {
    skippedReasons: rows.length > 0 ? [{ reason: staysOnSale, rows: rows.length }] : [],
    skippedRows: firstRows(rows),
  };
}
