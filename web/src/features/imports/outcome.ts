import type { Finding } from '#shared/contracts/errors.ts';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import type { importResult } from '#shared/contracts/imports/import-result.ts';
import { counted, wordFor } from '#shared/core/text/counted.ts';
import type * as z from 'zod';
import { ApiProblem, messageOf } from '../../api/problem.ts';
import type { ImportKind } from './import-kinds.ts';
import { countText } from './progress.ts';
import { asTakenBack, takingBackMessage, takingBackText, thingsText } from './taking-back.ts';
import type { Message } from './message.ts';

export type ImportResult = z.output<typeof importResult>;

/** The most findings that are listed; the rest are counted. */
export const findingsShownMax = 5;

const some = (count: number, words: string): string[] => (count > 0 ? [`${countText(count)} ${words}`] : []);

/** 'Imported 12 classes, updated 3 classes' */
export const scheduleSuccess = ({ imported, updated, unchanged }: ImportResult): string =>
  [
    `Imported ${counted(imported, 'class', 'classes')}`,
    ...(updated > 0 ? [`updated ${counted(updated, 'class', 'classes')}`] : []),
    ...some(unchanged, 'unchanged'),
  ].join(', ');

/** 'Imported 12 bookings, 3 skipped (no matching class), 2 left as cancelled' */
export const bookingsSuccess = (counts: ImportResult): string =>
  [
    `Imported ${counted(counts.imported, 'booking')}`,
    ...some(counts.updated, 'updated'),
    ...some(counts.unchanged, 'unchanged'),
    ...some(counts.skipped, 'skipped (no matching class)'),
    ...some(counts.leftCancelled, 'left as cancelled'),
  ].join(', ');

export function successOf({ kind, result }: Pick<ImportView, 'kind' | 'result'>): Message {
  const counts = result ?? { imported: 0, updated: 0, unchanged: 0, skipped: 0, leftCancelled: 0 };
  return kind === 'schedule'
    ? { type: 'success', header: 'Success', content: scheduleSuccess(counts) }
    : {
        type: 'success',
        header: `${countText(counts.imported)} ${wordFor(counts.imported, 'booking imported successfully!', 'bookings imported successfully!')}`,
        content: bookingsSuccess(counts),
      };
}

/** A field's name without the path of the input that carried it, and what the file calls it where that differs. */
function fieldOf({ path, column }: Finding): string {
  const field = path.replace(/^(body|params)\.?/, '');
  return column === undefined || column.trim().toLowerCase() === field
    ? field
    : `${field} (column “${column}”)`;
}

/** 'Row 4: class_date (column “Fecha”) - must be a date' */
function lineOf(finding: Finding): string {
  const field = fieldOf(finding);
  const { row, path, message } = finding;
  // Messages of cells begin with the field, which is said already.
  const told = message.startsWith(`${path} `) ? message.slice(path.length + 1) : message;
  const about = field ? `${field} - ${told}` : told;
  return row === undefined ? about : `Row ${row}: ${about}`;
}

export type Findings = Pick<ImportView, 'findingsTotal'> & { findings: readonly Finding[] };

/** The first findings as lines, and how many more there are: '... and 7 more errors'. */
export function findingLines({ findings, findingsTotal }: Findings): {
  lines: string[];
  more: string | null;
} {
  const lines = findings.slice(0, findingsShownMax).map(lineOf);
  const left = findingsTotal - lines.length;
  return {
    lines,
    more: left > 0 ? `... and ${countText(left)} ${wordFor(left, 'more error', 'more errors')}` : null,
  };
}

const invalid = (kind: ImportKind, findingsTotal: number): Message =>
  kind === 'bookings'
    ? {
        type: 'error',
        header: 'Import failed',
        content: `${counted(findingsTotal, 'error')} occurred. No bookings were imported.`,
      }
    : { type: 'error', header: 'Validation failed', content: 'Please check the errors below.' };

const had = (count: number): string => wordFor(count, 'has', 'have');

/** 'The last rows are being saved; 6,000 classes have been imported so far.' */
function growingText(kind: ImportKind, imported: number, updated: number): string {
  const soFar = [
    ...(imported > 0 ? [`${thingsText(kind, imported)} ${had(imported)} been imported so far`] : []),
    ...(updated > 0 ? [`${thingsText(kind, updated)} ${had(updated)} been updated so far`] : []),
  ].join(', ');
  return soFar ? `The last rows are being saved; ${soFar}.` : 'The last rows are being saved.';
}

/**
 * What of an import that was cancelled or failed stays: '6,000 classes had been imported and stay.' That nothing does is
 * said only where it is sure.
 */
export function stayText({
  kind,
  result,
  resultIs,
}: Pick<ImportView, 'kind' | 'result' | 'resultIs'>): string {
  const { imported, updated } = result ?? { imported: 0, updated: 0 };
  if (resultIs === 'growing') return growingText(kind, imported, updated);
  const stays = [
    ...(imported > 0
      ? [`${thingsText(kind, imported)} had been imported and ${wordFor(imported, 'stays', 'stay')}.`]
      : []),
    ...(updated > 0
      ? [`${thingsText(kind, updated)} had been updated and ${wordFor(updated, 'stays', 'stay')} so.`]
      : []),
    ...(resultIs === 'least' ? ['Some rows may have been saved that are not counted.'] : []),
  ];
  return stays.length > 0 ? stays.join(' ') : 'Nothing was imported.';
}

type CutShort = Pick<ImportView, 'kind' | 'result' | 'resultIs' | 'problem' | 'takingBack'>;

/** What became of an import that was cancelled: by its owner, or for a reason that is said first. */
export function cancelledText(view: CutShort): string {
  const { problem, result } = view;
  const taken = asTakenBack(view);
  const stays = taken ? takingBackText(taken) : stayText(view);
  if (problem === null) return stays;
  return result ? `${problem} ${stays}` : problem;
}

/** Why an import failed, and what was taken back of it; what of it stays is said with the problem. */
export function failedText(view: CutShort & Pick<ImportView, 'findingsTotal'>): string {
  const why = view.problem ?? counted(view.findingsTotal, 'error');
  const taken = asTakenBack(view);
  return taken ? `${why} ${takingBackText(taken)}` : why;
}

/** What is said of an import that ended without success. */
export function failureOf(
  view: CutShort & Pick<ImportView, 'status' | 'analysis' | 'findingsTotal'>,
): Message {
  const { kind, status, analysis, problem, findingsTotal } = view;
  const taken = asTakenBack(view);
  if (taken) return takingBackMessage(taken);
  if (status === 'cancelled')
    return { type: 'info', header: 'Import cancelled', content: cancelledText(view) };
  if (!analysis) return { type: 'error', header: 'Detection failed', content: problem ?? detectionFailed };
  return findingsTotal > 0
    ? invalid(kind, findingsTotal)
    : { type: 'error', header: 'Upload failed', content: problem ?? messageOf(null) };
}

export const detectionFailed = 'Could not detect CSV format. Please check your file.';

export const processing: Message = {
  type: 'warning',
  header: 'Import is processing',
  content: 'Your import is taking longer than expected. Please check your data in a moment.',
};

const loginRequired: Record<ImportKind, string> = {
  schedule: 'Please log in to upload your schedule.',
  bookings: 'Please log in to upload bookings.',
};

/** What is said when a call failed; `step` names what it was for. */
export function refusalMessage(kind: ImportKind, step: 'upload' | 'detection', error: unknown): Message {
  if (error instanceof ApiProblem && error.code === 'unauthenticated')
    return { type: 'error', header: 'Authentication required', content: loginRequired[kind] };
  if (step === 'detection') {
    const known = error instanceof ApiProblem ? messageOf(error) : detectionFailed;
    return { type: 'error', header: 'Detection failed', content: known };
  }
  if (error instanceof ApiProblem && error.code === 'import-invalid' && error.findingsTotal > 0)
    return invalid(kind, error.findingsTotal);
  return { type: 'error', header: 'Upload failed', content: messageOf(error) };
}
