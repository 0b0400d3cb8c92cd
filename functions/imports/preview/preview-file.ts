import type { Finding } from '#shared/contracts/errors.ts';
import { Failure } from '#shared/contracts/failure.ts';
import type { Analysis, ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { readRecords, type ReadRecord } from '../file/read-records.ts';
import { fileBytes } from '../reading/file-bytes.ts';
import { rowReader, type RowReader } from '../rows/row-readers.ts';
import type { ImportDeps } from '../state/import-deps.ts';
import { fileKey } from '../state/import-keys.ts';
import type { Import } from '../state/import-record.ts';
import { collectProblems, type Problems } from './collect-problems.ts';
import { previewIdOf, storePreview, type Preview } from './preview-store.ts';
import { SampleRows } from './sample-rows.ts';

interface Recorded {
  readonly problems: Problems;
  readonly sample: SampleRows;
}

/** What an import would do with a row. */
type RowResult = 'stored' | 'failing' | 'leftOut' | 'cancelling';

/**
 * Records the result of one row. A row that calls something cancelled counts as an import counts it: it is left out if it
 * does not say what.
 */
function note(
  { row, raw, cells, record, isCancelling, findings }: ReadRecord,
  read: RowReader,
  recorded: Recorded,
): RowResult {
  const found: Finding[] = [...(findings ?? [])];
  const by = record ? 'row' : 'cell';
  const readRow = record && read(row, record, found);
  if (found.length === 0 && isCancelling) return readRow ? 'cancelling' : 'leftOut';
  if (found.length === 0) {
    if (record) recorded.sample.add(row, record, cells);
    return 'stored';
  }
  recorded.problems.add({ row, raw, cells }, found, by);
  const paths = found.map(({ path }) => path);
  recorded.sample.addFailing(row, cells, paths);
  return 'failing';
}

async function previewOf(
  table: StudioTable,
  item: Import,
  { analysis, plan }: { readonly analysis: Analysis; readonly plan: ReadingPlan },
  { uploads }: Pick<ImportDeps, 'uploads'>,
): Promise<Preview> {
  const studio = await readStudio(table, item.studioId);
  const read = rowReader(item.kind, studio);
  const recorded = { problems: collectProblems(plan, analysis.csvColumns), sample: new SampleRows(plan) };
  const { encoding, delimiter, headerRow } = analysis;
  const reading = { plan, encoding, delimiter, headerRow, timezone: studio.timezone };
  const open = fileBytes(uploads, fileKey(item), item.sizeBytes);
  const counts = { stored: 0, failing: 0, leftOut: 0, cancelling: 0 };
  for await (const batch of readRecords(open, item.kind, reading))
    for (const one of batch) counts[one.isLeftOut ? 'leftOut' : note(one, read, recorded)] += 1;
  const { stored, ...others } = counts;
  const all = stored + others.failing + others.leftOut + others.cancelling;
  return {
    previewId: previewIdOf(plan),
    status: 'ready',
    problem: null,
    rows: { read: all, ...others },
    sample: recorded.sample.rows(),
    problems: recorded.problems.all(),
  };
}

/**
 * Checks every row of a file by a plan, as its import would, and stores the findings, but not the rows. The findings
 * are always the same, so an interrupted check may start over.
 */
export async function previewFile(
  table: StudioTable,
  item: Import,
  by: { readonly analysis: Analysis; readonly plan: ReadingPlan },
  deps: Pick<ImportDeps, 'uploads'>,
): Promise<Preview> {
  try {
    const preview = await previewOf(table, item, by, deps);
    await storePreview(deps.uploads, item, preview);
    return preview;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const failed = failedPreview(previewIdOf(by.plan), error.message);
    await storePreview(deps.uploads, item, failed);
    return failed;
  }
}

/** The preview of a file that could not be checked, with the reason. */
export const failedPreview = (previewId: string, problem: string): Preview => ({
  previewId,
  status: 'failed',
  problem,
  rows: { read: 0, failing: 0, leftOut: 0 },
  sample: [],
  problems: [],
});
