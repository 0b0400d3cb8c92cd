import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { readClassesById } from '#functions/_domain/classes/class-import-store.ts';
import type { ScheduleRow } from '#functions/_domain/classes/schedule-rows.ts';
import { readConnected } from '#functions/_domain/connections/connection-store.ts';
import { readSource } from '#functions/_domain/connections/source-store.ts';
import { cancelInFile, type FileTerms } from '#functions/_domain/places/decisions/cancelled-in-file.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import type { ChunkDone } from '../state/import-record.ts';
import { storeAlsoCancelled } from '../state/cancelling-imports-store.ts';
import { firstRows } from './file-booking.ts';

/** A class of a schedule file. */
export interface FileClass extends ScheduleRow {
  /** The number of the row, if it calls the class cancelled. */
  readonly cancelledInRow?: number;
}

/** A row for comparison with the schedule: a class that its row calls cancelled does not take place. */
export const asCompared = ({ cancelledInRow, ...row }: FileClass) =>
  cancelledInRow === undefined ? row : { ...row, cancelledAt: row.startsAt };

/** A sentence for the owner, who sees it beside the row's number and the class. */
const staysOnSale =
  'The file calls this class cancelled, but it stays in your schedule: open it and set its capacity to 0';
const cancelledAtOnce = 4;

/** The file that is imported. */
interface Imported {
  readonly studioId: string;
  /** A class that this import cancelled in an earlier attempt counts as cancelled by it. */
  readonly importId: string;
  readonly correlationId: string;
}

/**
 * How many classes a file cancelled, how many an earlier file had cancelled, and those that it calls cancelled although
 * they are still on sale.
 */
interface CancelledClasses extends Pick<ChunkDone, 'skippedReasons' | 'skippedRows'> {
  readonly cancelled: number;
  readonly cancelledBefore: number;
}

/** The classes that a file calls cancelled. One that it also lists without being cancelled takes place. */
function calledCancelled(file: readonly FileClass[]): Map<string, FileClass> {
  const standing = new Set(
    file.filter((row) => row.cancelledInRow === undefined).map(({ classId }) => classId),
  );
  return new Map(file.filter(({ classId }) => !standing.has(classId)).map((row) => [row.classId, row]));
}

async function readTerms(table: StudioTable, studioId: string, now: Date): Promise<FileTerms> {
  const [{ inventoryMode: mode }, contracts, source] = await Promise.all([
    readStudio(table, studioId),
    readConnected(table, studioId),
    readSource(table, studioId, 'kenko'),
  ]);
  return { mode, contracts, now, isSystemRead: source?.status === 'connected' };
}

/**
 * Cancels the coming classes that a file calls cancelled, and closes their open places. Those that it may not cancel,
 * because a person or the studio's own system says that they take place, are named, because they are still on sale.
 */
export async function cancelNamed(
  table: StudioTable,
  imported: Imported,
  file: readonly FileClass[],
  deps: Base,
): Promise<CancelledClasses> {
  const { studioId, importId } = imported;
  const named = calledCancelled(file);
  if (named.size === 0) return { cancelled: 0, cancelledBefore: 0, skippedReasons: [] };
  const now = deps.clock.now();
  const known = await readClassesById(table, studioId, [...named.keys()]);
  const coming = [...known.values()]
    .map(({ item }) => item)
    .filter(({ startsAt, movedTo }) => startsAt > now.toISOString() && movedTo === undefined);
  const [isCancelledHere, isOnSale] = [
    coming.filter(({ cancelledIn }) => cancelledIn === importId),
    coming.filter(({ cancelledAt, totalCapacity }) => cancelledAt === undefined && totalCapacity > 0),
  ];
  const before = coming.filter(({ cancelledIn }) => cancelledIn !== undefined && cancelledIn !== importId);
  await inParallel(before, cancelledAtOnce, (item) => storeAlsoCancelled(table, item, importId));
  const cancelledBefore = before.length;
  if (isOnSale.length === 0)
    return { cancelled: isCancelledHere.length, cancelledBefore, skippedReasons: [] };
  const terms = await readTerms(table, studioId, now);
  const ended = await inParallel(isOnSale, cancelledAtOnce, ({ classId }) =>
    cancelInFile(table, { ...imported, classId }, terms, deps),
  );
  const rows = isOnSale.flatMap(({ classId }, at) => {
    const { cancelledInRow: row, className } = named.get(classId) ?? {};
    const isNamed = ended[at] !== true && row !== undefined && className !== undefined;
    return isNamed ? [{ row, className, reason: staysOnSale }] : [];
  });
  return {
    cancelled: isCancelledHere.length + ended.filter(Boolean).length,
    cancelledBefore,
    skippedReasons: rows.length > 0 ? [{ reason: staysOnSale, rows: rows.length }] : [],
    skippedRows: firstRows(rows),
  };
}
