import * as messages from '#messages/imports';
import type { Finding } from '#shared/contracts/errors.ts';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import type { importResult } from '#shared/contracts/imports/import-result.ts';
import type * as z from 'zod';
import { fieldLabel } from './field-texts.ts';
import { isWhole, mistakeText } from './mistake-texts.ts';
import { ApiProblem, messageOf } from '../../api/problem.ts';
import type { ImportKind } from './import-kinds.ts';
import { countText } from './progress.ts';
import { asTakenBack, takingBackMessage, takingBackText, thingsText } from './taking-back.ts';
import type { Message } from './message.ts';

export type ImportResult = z.output<typeof importResult>;

/** The most findings that are listed. Further findings are only counted. */
export const findingsShownMax = 5;

const some = (count: number, message: string): string[] =>
  count > 0 ? [`${countText(count)} ${message}`] : [];

/** The result of a schedule import, such as 'Imported 12 classes, updated 3 classes'. */
export const scheduleSuccess = ({ imported, updated, unchanged, cancelled = 0 }: ImportResult): string =>
  [
    messages.classesImported(imported),
    ...(updated > 0 ? [messages.classesUpdated(updated)] : []),
    ...(cancelled > 0 ? [messages.classesCancelled(cancelled)] : []),
    ...some(unchanged, messages.unchanged),
  ].join(', ');

/**
 * The result of a bookings import, such as 'Imported 12 bookings, 3 skipped (no matching class), 2 left as cancelled'. If
 * most of the bookings may count twice, it says so.
 */
export const bookingsSuccess = (counts: ImportResult): string =>
  isMostlyTwice(counts)
    ? `${countedBookings(counts)}. ${messages.theseBookingsMayCountTwice(thingsText('bookings', counts.mayBeTwice ?? 0))}`
    : countedBookings(counts);

const countedBookings = (counts: ImportResult): string =>
  [
    messages.bookingsImported(counts.imported),
    ...some(counts.updated, messages.updated(counts.updated)),
    ...some(counts.unchanged, messages.unchanged),
    ...some(counts.skipped, messages.skippedNoMatchingClass(counts.skipped)),
    ...some(counts.leftCancelled, messages.leftAsCancelled(counts.leftCancelled)),
  ].join(', ');

/** Whether most rows of a file are new bookings of clients who already had a booking of the same class. */
export const isMostlyTwice = (counts: ImportResult): boolean => {
  const { mayBeTwice = 0, imported, updated, unchanged, skipped, leftCancelled } = counts;
  return mayBeTwice * 2 > imported + updated + unchanged + skipped + leftCancelled;
};

/** Whether an import is completed and its rows were not removed again. */
export const isSuccess = ({ status, takingBack }: Pick<ImportView, 'status' | 'takingBack'>): boolean =>
  status === 'completed' && takingBack === null;

export function successOf({ kind, result }: Pick<ImportView, 'kind' | 'result'>): Message {
  const counts = result ?? { imported: 0, updated: 0, unchanged: 0, skipped: 0, leftCancelled: 0 };
  return kind === 'schedule'
    ? { type: 'success', header: messages.success, content: scheduleSuccess(counts) }
    : {
        type: isMostlyTwice(counts) ? 'warning' : 'success',
        header: messages.bookingsImportedSuccessfully(countText(counts.imported), counts.imported),
        content: bookingsSuccess(counts),
      };
}

/** A field's name without the path of its input, and the file's own name for it if that is different. */
function fieldOf({ path, column, mistake }: Finding): string {
  const name = path.replace(/^(body|params)\.?/, '');
  const field = (mistake && fieldLabel(name)) ?? name;
  return column === undefined || [field.toLowerCase(), name].includes(column.trim().toLowerCase())
    ? field
    : messages.fieldAndColumn(field, column);
}

/** A finding as a line, such as 'Row 4: class_date (column “Fecha”) - must be a date'. */
function lineOf(finding: Finding): string {
  const field = fieldOf(finding);
  const { row, path, message, mistake } = finding;
  // Messages about cells begin with the field, which is already displayed.
  const inEnglish = message.startsWith(`${path} `) ? message.slice(path.length + 1) : message;
  const text = mistake ? mistakeText(mistake, field) : inEnglish;
  const about = field && !(mistake && isWhole(mistake)) ? `${field} - ${text}` : text;
  return row === undefined ? about : messages.rowAndAbout(row, about);
}

export type Findings = Pick<ImportView, 'findingsTotal'> & { findings: readonly Finding[] };

/** The first findings as lines, and the number of further ones: '... and 7 more errors'. */
export function findingLines({ findings, findingsTotal }: Findings): {
  lines: string[];
  more: string | null;
} {
  const lines = findings.slice(0, findingsShownMax).map(lineOf);
  const left = findingsTotal - lines.length;
  return {
    lines,
    more: left > 0 ? messages.andMoreErrors(countText(left), left) : null,
  };
}

const invalid = (kind: ImportKind, findingsTotal: number): Message =>
  kind === 'bookings'
    ? {
        type: 'error',
        header: messages.importFailed,
        content: messages.occurredNoBookingsWereImported(findingsTotal),
      }
    : { type: 'error', header: messages.validationFailed, content: messages.pleaseCheckTheErrorsBelow };

/**
 * The progress after a cancellation, such as 'The last rows are being saved; 6,000 classes have been imported so far.'
 */
function growingText(kind: ImportKind, imported: number, updated: number): string {
  const soFar = [
    ...(imported > 0 ? [messages.beenImportedSoFar(thingsText(kind, imported), imported)] : []),
    ...(updated > 0 ? [messages.beenUpdatedSoFar(thingsText(kind, updated), updated)] : []),
  ].join(', ');
  return soFar ? messages.theLastRowsAreBeingSaved(soFar) : messages.theLastRowsAreBeingSavedTitle;
}

/**
 * Says which rows remain after a cancelled or failed import: '6,000 classes had been imported and stay.' It says that
 * none remain only if that is certain.
 */
export function stayText({
  kind,
  result,
  resultIs,
}: Pick<ImportView, 'kind' | 'result' | 'resultIs'>): string {
  const { imported, updated: changed, cancelled = 0 } = result ?? { imported: 0, updated: 0 };
  const updated = changed + cancelled;
  if (resultIs === 'growing') return growingText(kind, imported, updated);
  const stays = [
    ...(imported > 0 ? [messages.hadBeenImportedAnd(thingsText(kind, imported), imported)] : []),
    ...(updated > 0 ? [messages.hadBeenUpdatedAndSo(thingsText(kind, updated), updated)] : []),
    ...(resultIs === 'least' ? [messages.someRowsMayHaveBeenSaved] : []),
  ];
  return stays.length > 0 ? stays.join(' ') : messages.nothingWasImportedTitle;
}

type CutShort = Pick<ImportView, 'kind' | 'result' | 'resultIs' | 'problem' | 'takingBack'>;

/** The message about a cancelled import. If there is a reason, the message begins with it. */
export function cancelledText(view: CutShort): string {
  const { problem, result } = view;
  const taken = asTakenBack(view);
  const stays = taken ? takingBackText(taken) : stayText(view);
  if (problem === null) return stays;
  return result ? `${problem} ${stays}` : problem;
}

/** Why an import failed, and what was removed again. The reason also names the rows that stay. */
export function failedText(view: CutShort & Pick<ImportView, 'findingsTotal'>): string {
  const why = view.problem ?? messages.errorsCounted(view.findingsTotal);
  const taken = asTakenBack(view);
  return taken ? `${why} ${takingBackText(taken)}` : why;
}

/** The message about an import that ended without success, or whose rows are removed again. */
export function failureOf(
  view: CutShort & Pick<ImportView, 'status' | 'analysis' | 'findingsTotal'>,
): Message {
  const { kind, status, analysis, problem, findingsTotal } = view;
  const taken = asTakenBack(view);
  if (taken) return takingBackMessage(taken);
  if (status === 'cancelled')
    return { type: 'info', header: messages.importCancelled, content: cancelledText(view) };
  if (!analysis)
    return { type: 'error', header: messages.detectionFailed, content: problem ?? detectionFailed };
  return findingsTotal > 0
    ? invalid(kind, findingsTotal)
    : { type: 'error', header: messages.uploadFailed, content: problem ?? messageOf(null) };
}

export const detectionFailed = messages.couldNotDetectCsvFormatPlease;

export const processing: Message = {
  type: 'warning',
  header: messages.importIsProcessing,
  content: messages.yourImportIsTakingLongerThan,
};

const loginRequired: Record<ImportKind, string> = {
  schedule: messages.pleaseLogInToUploadYour,
  bookings: messages.pleaseLogInToUploadBookings,
};

/** The message about a failed call. `step` says what the call was for. */
export function refusalMessage(kind: ImportKind, step: 'upload' | 'detection', error: unknown): Message {
  if (error instanceof ApiProblem && error.code === 'unauthenticated')
    return { type: 'error', header: messages.authenticationRequired, content: loginRequired[kind] };
  if (step === 'detection') {
    const known = error instanceof ApiProblem ? messageOf(error) : detectionFailed;
    return { type: 'error', header: messages.detectionFailed, content: known };
  }
  if (error instanceof ApiProblem && error.code === 'import-invalid' && error.findingsTotal > 0)
    return invalid(kind, error.findingsTotal);
  return { type: 'error', header: messages.uploadFailed, content: messageOf(error) };
}
