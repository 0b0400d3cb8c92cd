import type { ImportView } from '#shared/contracts/imports/import.ts';
import { ApiProblem } from '#web/src/api/problem.ts';
import {
  failureOf,
  findingLines,
  findingsShownMax,
  refusalMessage,
  successOf,
} from '#web/src/features/imports/outcome.ts';
import { anAnalysis, anImport } from '#test/builders/an-import.ts';

const none = { imported: 0, updated: 0, unchanged: 0, skipped: 0, leftCancelled: 0 };
const findings = (count: number, findingsTotal = count) => ({
  findings: Array.from({ length: count }, (_, at) => ({
    path: 'class_date',
    row: at + 2,
    message: 'must be a date',
  })),
  findingsTotal,
});

describe('a success', () => {
  const outcome = (kind: ImportView['kind'], result: Partial<NonNullable<ImportView['result']>>) =>
    successOf({ kind, result: { ...none, ...result } });

  it('counts classes', () => {
    expect(outcome('schedule', { imported: 12 })).toMatchObject({
      header: 'Success',
      content: 'Imported 12 classes',
    });
    expect(outcome('schedule', { imported: 12, updated: 3 }).content).toBe(
      'Imported 12 classes, updated 3 classes',
    );
    expect(outcome('schedule', { unchanged: 12 }).content).toBe('Imported 0 classes, 12 unchanged');
    expect(outcome('schedule', { cancelled: 1, unchanged: 12 }).content).toBe(
      'Imported 0 classes, cancelled 1 class, 12 unchanged',
    );
  });

  it('counts bookings and those without a class', () => {
    expect(outcome('bookings', { imported: 498_500, skipped: 1500 })).toEqual({
      type: 'success',
      header: '498,500 bookings imported successfully!',
      content: 'Imported 498,500 bookings, 1,500 skipped (no matching class)',
    });
  });

  it('counts bookings that were cancelled in the meantime', () => {
    expect(outcome('bookings', { unchanged: 8, leftCancelled: 2 }).content).toBe(
      'Imported 0 bookings, 8 unchanged, 2 left as cancelled',
    );
  });
});

describe('bookings of clients who already had a booking of the same class', () => {
  const outcome = (mayBeTwice: number) =>
    successOf({ kind: 'bookings', result: { ...none, imported: 6, unchanged: 4, mayBeTwice } });

  it('are a warning with a way back if they are most rows of the file', () => {
    const { type, content } = outcome(6);
    expect(type).toBe('warning');
    expect(content).toMatch(
      /^Imported 6 bookings, 4 unchanged\. 6 bookings are of clients .* take this import back/,
    );
  });

  it('are nothing unusual if they are at most half of them', () => {
    expect(outcome(5)).toMatchObject({ type: 'success', content: 'Imported 6 bookings, 4 unchanged' });
  });
});

describe('findingLines', () => {
  it('names the row and the column', () => {
    expect(findingLines(findings(1)).lines).toEqual(['Row 2: class_date - must be a date']);
    const message = 'class_date must be a date';
    const lineOf = (column?: string) =>
      findingLines({ findings: [{ path: 'class_date', row: 2, message, column }], findingsTotal: 1 }).lines;
    expect(lineOf()).toEqual(['Row 2: class_date - must be a date']);
    expect(lineOf('Class_Date')).toEqual(['Row 2: class_date - must be a date']);
    expect(lineOf('Fecha')).toEqual(['Row 2: class_date (column “Fecha”) - must be a date']);
    const missing = {
      path: 'room',
      row: 2,
      message: 'what the API says',
      mistake: { code: 'missing' },
    } as const;
    expect(findingLines({ findings: [missing], findingsTotal: 1 }).lines).toEqual([
      'Row 2: Missing value for Room',
    ]);
    const date = { ...missing, path: 'class_date', mistake: { code: 'no-such-day' } } as const;
    const named = (column: string) =>
      findingLines({ findings: [{ ...date, column }], findingsTotal: 1 }).lines[0];
    expect([named('Class date'), named('class_date'), named('Fecha')]).toEqual([
      'Row 2: Class date - names a day that its month does not have',
      'Row 2: Class date - names a day that its month does not have',
      'Row 2: Class date (column “Fecha”) - names a day that its month does not have',
    ]);
  });

  it('lists five findings and counts the rest, including those that were not sent', () => {
    expect(findingLines(findings(findingsShownMax)).more).toBeNull();
    expect(findingLines(findings(findingsShownMax + 1))).toMatchObject({ more: '... and 1 more error' });
    expect(findingLines(findings(100, 11_000)).more).toBe('... and 10,995 more errors');
    expect(findingLines(findings(100, 11_000)).lines).toHaveLength(findingsShownMax);
  });

  it('shows only the message if a finding names no column', () => {
    const found = [{ path: '', message: 'CSV must contain at least one data row' }];
    expect(findingLines({ findings: found, findingsTotal: 1 }).lines).toEqual([
      'CSV must contain at least one data row',
    ]);
  });
});

describe('an import that ended without success', () => {
  it('reports the errors of its rows', () => {
    const failed = { status: 'failed', analysis: anAnalysis(), findingsTotal: 230 } as const;
    expect(failureOf(anImport({ ...failed, kind: 'schedule' }))).toEqual({
      type: 'error',
      header: 'Validation failed',
      content: 'Please check the errors below.',
    });
    expect(failureOf(anImport({ ...failed, kind: 'bookings' }))).toEqual({
      type: 'error',
      header: 'Import failed',
      content: '230 errors occurred. No bookings were imported.',
    });
  });

  it('says why the columns were not detected, or only that they were not', () => {
    const failed = { status: 'failed', analysis: null } as const;
    expect(failureOf(anImport({ ...failed, problem: 'The file is a spreadsheet.' }))).toEqual({
      type: 'error',
      header: 'Detection failed',
      content: 'The file is a spreadsheet.',
    });
    expect(failureOf(anImport(failed)).content).toBe('Could not detect CSV format. Please check your file.');
  });

  it('shows the reason if no row caused the failure', () => {
    const failed = { status: 'failed', analysis: anAnalysis(), problem: 'The file is gone.' } as const;
    expect(failureOf(anImport(failed))).toMatchObject({
      header: 'Upload failed',
      content: 'The file is gone.',
    });
  });

  it('says which rows a cancelled import has saved', () => {
    expect(failureOf(anImport({ status: 'cancelled' }))).toMatchObject({ content: 'Nothing was imported.' });
    const outcome = (changes: Partial<ImportView>) =>
      failureOf(anImport({ status: 'cancelled', ...changes })).content;
    const some = { ...none, imported: 6000, updated: 1 };
    expect(outcome({ result: { ...none, imported: 6000 } })).toBe(
      '6,000 classes had been imported and stay.',
    );
    expect(outcome({ result: some })).toBe(
      '6,000 classes had been imported and stay. 1 class had been updated and stays so.',
    );
    expect(outcome({ kind: 'bookings', result: { ...none, imported: 1 } })).toBe(
      '1 booking had been imported and stays.',
    );
    expect(outcome({ problem: 'It gave way to another import.', result: { ...none, imported: 2 } })).toBe(
      'It gave way to another import. 2 classes had been imported and stay.',
    );
  });

  it('says that nothing was imported only if this is certain', () => {
    const outcome = (changes: Partial<ImportView>) =>
      failureOf(anImport({ status: 'cancelled', result: none, ...changes })).content;
    expect(outcome({})).toBe('Nothing was imported.');
    expect(outcome({ resultIs: 'growing' })).toBe('The last rows are being saved.');
    expect(outcome({ resultIs: 'growing', result: { ...none, imported: 3000 } })).toBe(
      'The last rows are being saved; 3,000 classes have been imported so far.',
    );
    expect(outcome({ resultIs: 'least' })).toBe('Some rows may have been saved that are not counted.');
    expect(outcome({ resultIs: 'least', result: { ...none, updated: 2 } })).toBe(
      '2 classes had been updated and stay so. Some rows may have been saved that are not counted.',
    );
  });
});

describe('a failed request', () => {
  it('asks to sign in', () => {
    const error = new ApiProblem('unauthenticated', 'x', { status: 401 });
    expect(refusalMessage('bookings', 'upload', error)).toMatchObject({
      header: 'Authentication required',
      content: 'Please log in to upload bookings.',
    });
  });

  it('distinguishes a failed upload from a failed detection', () => {
    const error = new ApiProblem('too-large', 'Too large.', { status: 413 });
    expect(refusalMessage('schedule', 'upload', error)).toEqual({
      type: 'error',
      header: 'Upload failed',
      content: 'Too large.',
    });
    expect(refusalMessage('schedule', 'detection', error)).toEqual({
      type: 'error',
      header: 'Detection failed',
      content: 'Too large.',
    });
    expect(refusalMessage('schedule', 'detection', new TypeError('x')).content).toBe(
      'Could not detect CSV format. Please check your file.',
    );
  });

  it('counts the errors of a bookings file', () => {
    const error = new ApiProblem('import-invalid', 'x', { status: 422, ...findings(100, 230) });
    expect(refusalMessage('bookings', 'upload', error).content).toBe(
      '230 errors occurred. No bookings were imported.',
    );
  });
});
