import type { Finding } from '../../../../shared/contracts/errors.ts';
import type { importResult } from '../../../../shared/contracts/imports/import-result.ts';
import type * as z from 'zod';
import { ApiProblem, messageOf } from '../../api/problem.ts';
import type { ImportKind } from './import-kinds.ts';

export type ImportResult = z.output<typeof importResult>;

/** The most findings that are listed; the rest are counted. */
export const findingsShownMax = 5;

/** 'Imported 12 classes, updated 3 classes' */
export function scheduleSuccess({ imported, updated, unchanged }: ImportResult): string {
  const parts = [
    `Imported ${imported} classes`,
    ...(updated > 0 ? [`updated ${updated} classes`] : []),
    ...(unchanged > 0 ? [`${unchanged} unchanged`] : []),
  ];
  return parts.join(', ');
}

/** 'Imported 12 bookings, 3 skipped (no matching class)' */
export function bookingsSuccess({ imported, updated, unchanged, skipped }: ImportResult): string {
  const parts = [
    `Imported ${imported} bookings`,
    ...(updated > 0 ? [`${updated} updated`] : []),
    ...(unchanged > 0 ? [`${unchanged} unchanged`] : []),
    ...(skipped > 0 ? [`${skipped} skipped (no matching class)`] : []),
  ];
  return parts.join(', ');
}

/** A column's name without the path of the field that carried the file. */
const columnOf = ({ path }: Finding): string => path.replace(/^(body\.)?(csvData)?\.?/, '');

/** 'Row 4: class_date - must be a date' */
function lineOf(finding: Finding): string {
  const column = columnOf(finding);
  const about = column ? `${column} - ${finding.message}` : finding.message;
  return finding.row === undefined ? about : `Row ${finding.row}: ${about}`;
}

/** The first findings as lines, and how many more there are: '... and 7 more errors'. */
export function findingLines({ findings, findingsTotal }: ApiProblem): {
  lines: string[];
  more: string | null;
} {
  const lines = findings.slice(0, findingsShownMax).map(lineOf);
  const left = findingsTotal - lines.length;
  return { lines, more: left > 0 ? `... and ${left} more errors` : null };
}

export interface ImportFailure {
  type: 'error' | 'warning';
  header: string;
  content: string;
}

const isInvalid = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.findings.length > 0;

/** What is said when an import does not go through. */
export function importFailure(kind: ImportKind, error: unknown): ImportFailure {
  if (error instanceof ApiProblem && error.code === 'timeout')
    return {
      type: 'warning',
      header: 'Import is processing',
      content: 'Your import is taking longer than expected. Please check your data in a moment.',
    };
  if (error instanceof ApiProblem && error.code === 'unauthenticated')
    return { type: 'error', header: 'Authentication required', content: 'Please log in to upload bookings.' };
  if (isInvalid(error) && kind === 'bookings')
    return {
      type: 'error',
      header: 'Import failed',
      content: `${error.findingsTotal} errors occurred. No bookings were imported.`,
    };
  if (isInvalid(error))
    return { type: 'error', header: 'Validation failed', content: 'Please check the errors below.' };
  return { type: 'error', header: 'Upload failed', content: messageOf(error) };
}
