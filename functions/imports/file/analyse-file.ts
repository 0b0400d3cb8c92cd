import { importRowsMax } from '#shared/contracts/imports/import.ts';
import type { ImportKind } from '#shared/contracts/imports/fields.ts';
import type { Analysis } from '#shared/contracts/imports/plan.ts';
import { createProfiler } from '#shared/core/csv/create-profiler.ts';
import { understand, type FileProfile } from '#shared/core/csv/understand.ts';
import {
  acceptAgreed,
  acceptOpinion,
  opinionBelow,
  opinionRequest,
  type OpinionRequest,
} from '#shared/core/csv/second-opinion.ts';
import type { Understanding } from '#shared/core/csv/understanding.ts';
import type { ColumnFields } from '#shared/core/csv/agreed-columns.ts';
import type { Encoding } from './decode.ts';
import { parseRows } from './parse-rows.ts';
import { refusals } from './refusals.ts';
import { remarksInAnalysis } from './remarks-in-analysis.ts';
import { beginningOf, dialectOf, NotUtf8, utf8Of, type Open } from './source.ts';

/** Asks for a second opinion on a file's columns; undefined if there is none. The call has its own time limit. */
export type AskOpinion = (request: OpinionRequest, found: Understanding) => Promise<unknown>;

/** Looks up the fields that several studios confirmed for this header; undefined if there are none. */
export type AskAgreed = (found: Understanding) => Promise<ColumnFields | undefined>;

export interface AnalysisOptions {
  /** Called with the number of data rows read so far. */
  readonly onRows?: ((rows: number) => void) | undefined;
  /** Called only if the analysis is not sure. The answer is checked against the file. */
  readonly ask?: AskOpinion | undefined;
  /** Called for every file, before any other opinion. */
  readonly agreed?: AskAgreed | undefined;
  /** The header row that a person chose, counted from 1; 0 if the file has no header. */
  readonly headerRow?: number | undefined;
}

interface Reading extends AnalysisOptions {
  readonly open: Open;
  readonly kind: ImportKind;
  readonly head: Uint8Array;
}

async function withOpinion(
  profile: FileProfile,
  { ask, agreed }: AnalysisOptions,
): Promise<{ found: Understanding; origin: Analysis['origin'] }> {
  const found = understand(profile);
  const columns = await agreed?.(found);
  const confirmed = columns && acceptAgreed(profile, columns);
  if (confirmed) return { found: confirmed, origin: 'other-studios' };
  if (!ask || found.confidence >= opinionBelow || found.rowCount === 0) return { found, origin: 'detected' };
  const accepted = acceptOpinion(profile, found, await ask(opinionRequest(profile), found));
  return accepted ? { found: accepted, origin: 'second-opinion' } : { found, origin: 'detected' };
}

async function analyseAs(
  encoding: Encoding,
  { open, kind, head, onRows, headerRow, ...opinions }: Reading,
): Promise<Analysis> {
  const dialect = dialectOf(head, encoding);
  const profiler = createProfiler(kind, headerRow);
  for await (const batch of parseRows(utf8Of(open, encoding), dialect)) {
    for (const row of batch) profiler.add(row);
    if (profiler.rowCount() > importRowsMax) throw refusals.rows();
    onRows?.(profiler.rowCount());
  }
  const { found, origin } = await withOpinion(profiler.profile(), opinions);
  if (found.rowCount > importRowsMax) throw refusals.rows();
  if (found.csvColumns.length === 0) throw refusals.empty();
  const { openDates, remarks, ...others } = found;
  const { plan, csvColumns, previewRows } = found;
  return {
    ...others,
    ...(openDates ? { openDates: [...openDates] } : {}),
    plan: { ...plan, columns: plan.columns.map((fields) => [...fields]) },
    csvColumns: [...csvColumns],
    ...remarksInAnalysis(origin === 'other-studios' ? [{ code: 'as-other-studios' }, ...remarks] : remarks),
    previewRows: previewRows.map((row) => [...row]),
    encoding,
    delimiter: dialect.delimiter,
    origin,
  };
}

/**
 * Reads a whole file and determines how to read it. Every row is examined, with bounded memory. A file that turns out
 * not to be UTF-8 is opened a second time and read as Windows-1252.
 *
 * @param open opens the file from the beginning at every call
 * @throws {Failure} `import-invalid` or `too-large`, with a sentence for the owner
 */
export async function analyseFile(
  open: Open,
  kind: ImportKind,
  options: AnalysisOptions = {},
): Promise<Analysis> {
  const { head, encoding } = await beginningOf(open);
  const reading = { ...options, open, kind, head };
  try {
    return await analyseAs(encoding, reading);
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    return analyseAs('windows-1252', reading);
  }
}
