import type { Finding } from '#shared/contracts/errors.ts';
import { Failure } from '#shared/contracts/failure.ts';
import type { Analysis, ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { counted } from '#shared/core/text/counted.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { columnNames } from '../reading/column-names.ts';
import { fileBytes } from '../reading/file-bytes.ts';
import { readRecords } from '../file/read-records.ts';
import type { Import } from '../state/import-record.ts';
import type { ImportDeps } from '../state/import-deps.ts';
import { readDetail, storeDetail } from '../state/import-detail-store.ts';
import { fileKey, manifestKey, rejectedKey, runKey } from '../state/import-keys.ts';
import { changeImport, recordChecked } from '../state/import-store.ts';
import { collectRejected, type Rejected } from './rejected-rows.ts';
import { rowReader } from './row-readers.ts';
import { layRuns, type Chunk, type Runs } from './runs.ts';
import { salesRead } from '#functions/_domain/imports/sales-read.ts';
import { heldUntil } from '#functions/_domain/imports/permits.ts';
import { recordRefusedImport } from '../state/note-refused.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const chunkRowsDefault = 3_000;
/** Interval between two progress reports. Each report is sent to all open pages. */
const recordEveryMs = 2_000;

/** Somebody ended the import while its file was being read. */
class NoLongerChecked extends Error {
  override readonly name = 'NoLongerChecked';
}

interface Reading {
  readonly item: Import;
  readonly analysis: Analysis;
  readonly plan: ReadingPlan;
}

/** What a file's rows are called, by the kind of file. */
const whatIn = { schedule: 'classes', bookings: 'bookings' } as const;

export function importProblemOf(kind: Import['kind'], findings: number): string {
  const errors = counted(findings, 'error');
  return `${errors} occurred. No ${whatIn[kind]} were imported.`;
}

function recordProgress(
  table: StudioTable,
  item: Import,
  { clock }: ImportDeps,
): (rows: number) => Promise<void> {
  let recordedMs = clock.now().getTime();
  return async (rows) => {
    const nowMs = clock.now().getTime();
    if (nowMs - recordedMs < recordEveryMs) return;
    recordedMs = nowMs;
    if (!(await recordChecked(table, item, rows))) throw new NoLongerChecked(item.importId);
  };
}

interface RowCounts {
  /** The number of rows that were read and not left out. */
  readonly rows: number;
  readonly failing: number;
  /** The number of rows that their owner or their status left out. */
  readonly leftOut: number;
}

/**
 * Reads every row. Good rows are written out until the first bad one, or to the end if failing rows may be left out.
 */
async function readRows(
  table: StudioTable,
  { item, analysis, plan }: Reading,
  runs: Runs,
  rejected: Rejected,
  deps: ImportDeps,
): Promise<RowCounts> {
  const studio = await readStudio(table, item.studioId);
  const read = rowReader(item.kind, studio);
  const note = recordProgress(table, item, deps);
  const open = fileBytes(deps.uploads, fileKey(item), item.sizeBytes);
  const { encoding, delimiter, headerRow } = analysis;
  const named = columnNames(plan, analysis.csvColumns);
  const reading = { plan, encoding, delimiter, headerRow, timezone: studio.timezone };
  const laysAll = plan.repairs?.leftOutFailing !== undefined;
  let [rows, failing, leftOut] = [0, 0, 0];
  for await (const batch of readRecords(open, item.kind, reading)) {
    for (const { row, cells, record, isLeftOut, isCancelling, findings: found = [] } of batch) {
      const findings: Finding[] = [...found];
      const readRow = record && read(row, record, findings);
      if (isLeftOut || (isCancelling && !readRow)) leftOut += 1;
      if (findings.length > 0) {
        failing += 1;
        await rejected.add(row, cells, findings.map(named));
      } else if (readRow && (laysAll || failing === 0)) await runs.add(readRow.day, readRow.row);
    }
    rows += batch.length;
    await note(rows);
  }
  return { rows: rows - leftOut, failing, leftOut };
}

interface End {
  readonly item: Import;
  readonly rows: number;
  readonly problem: string;
  readonly findings: readonly Finding[];
  readonly total: number;
  readonly hasRejectedRows: boolean;
}

async function refuse(
  table: StudioTable,
  { item, rows, problem, ...end }: End,
  deps: ImportDeps,
): Promise<Import | undefined> {
  const { studioId, importId } = item;
  await storeDetail(table, studioId, importId, { findings: end.findings });
  const finishedAt = deps.clock.now().toISOString();
  const change = {
    status: 'failed',
    problem,
    finishedAt,
    rowsTotal: rows,
    rowsChecked: rows,
    findingsTotal: end.total,
    hasRejectedRows: end.hasRejectedRows,
  } as const;
  const refused = await changeImport(table, item, change, 'free', deps.clock.now());
  if (refused) recordRefusedImport(refused, deps);
  return refused;
}

const noRows: Finding = { path: 'file', message: 'CSV must contain at least one data row' };

interface CheckedRows {
  readonly rows: number;
  readonly rowsLeftOut: number;
  readonly hasRejectedRows: boolean;
}

/** Cuts the file into chunks once all its rows are valid or the invalid ones may be left out. */
async function confirmChecked(
  table: StudioTable,
  item: Import,
  { rows, ...left }: CheckedRows,
  chunks: readonly Chunk[],
  deps: ImportDeps,
): Promise<Import | undefined> {
  await deps.uploads.put(manifestKey(item), Buffer.from(JSON.stringify(chunks)));
  const place = { working: true, until: heldUntil(deps.clock.now(), 'working') };
  const figures = { rowsTotal: rows, rowsChecked: rows, chunks: chunks.length };
  const change = { status: 'importing', ...figures, ...left } as const;
  return changeImport(table, item, change, place, deps.clock.now());
}

/** The reason to refuse a file whose rows were all read; undefined if it can be imported. */
function objectionTo(
  { kind }: Import,
  { repairs }: ReadingPlan,
  { rows, failing }: RowCounts,
  rejected: Rejected,
): Pick<End, 'problem' | 'findings' | 'total'> | undefined {
  const { findings, total } = rejected;
  const leftOut = repairs?.leftOutFailing;
  if (failing > 0 && leftOut === undefined) return { problem: importProblemOf(kind, total), findings, total };
  if (leftOut !== undefined && failing !== leftOut) {
    const problem = `${counted(leftOut, 'row')} with errors should be left out, but there are errors in ${counted(failing, 'row')} now. Nothing was imported; please look at the file again.`;
    return { problem, findings, total };
  }
  return rows - failing === 0 ? { problem: noRows.message, findings: [noRows], total: 1 } : undefined;
}

const hasCounts = ({ columns }: ReadingPlan): boolean =>
  columns.some((fields) => fields.some((one) => one === 'current_bookings' || one === 'free_places'));

async function check(
  table: StudioTable,
  item: Import,
  deps: ImportDeps,
  chunkRows: number,
): Promise<Import | undefined> {
  const { analysis, plan } = await readDetail(table, item.studioId, item.importId);
  if (!analysis || !plan) throw new Error(`${item.importId} was never analysed`);
  const rejected = collectRejected(analysis.csvColumns, deps.scratch);
  const runs = layRuns(deps.uploads, (run) => runKey(item, run));
  let counts: RowCounts = { rows: 0, failing: 0, leftOut: 0 };
  let hasRejectedRows = false;
  try {
    counts = await readRows(table, { item, analysis, plan }, runs, rejected, deps);
  } finally {
    hasRejectedRows = await rejected.store(deps.uploads, rejectedKey(item));
  }
  const objection = objectionTo(item, plan, counts, rejected);
  const { rows, failing, leftOut } = counts;
  if (objection) return refuse(table, { item, rows, ...objection, hasRejectedRows }, deps);
  if (item.kind === 'schedule' && hasCounts(plan)) await salesRead(table, item.createdAt);
  const checked = { rows: rows - failing, rowsLeftOut: leftOut + failing, hasRejectedRows };
  return confirmChecked(table, item, checked, await runs.finish(chunkRows), deps);
}

/**
 * Reads a confirmed file to the end before anything is stored. If there is a finding, the import fails; otherwise the
 * file is cut into chunks. Repeating this after an interruption is safe.
 *
 * @returns the updated import; undefined if somebody else changed it meanwhile
 */
export async function checkImport(
  table: StudioTable,
  item: Import,
  deps: ImportDeps,
  chunkRows = chunkRowsDefault,
): Promise<Import | undefined> {
  try {
    return await check(table, item, deps, chunkRows);
  } catch (error) {
    if (error instanceof NoLongerChecked) return undefined;
    if (!(error instanceof Failure)) throw error;
    const { message: problem, findings } = error;
    const refused = { item, rows: 0, problem, findings, total: findings.length, hasRejectedRows: false };
    return refuse(table, refused, deps);
  }
}
