import { ApiProblem } from '../../../../web/src/api/problem.ts';
import {
  bookingsSuccess,
  findingLines,
  findingsShownMax,
  importFailure,
  scheduleSuccess,
} from '../../../../web/src/features/imports/outcome.ts';

const none = { imported: 0, updated: 0, unchanged: 0, skipped: 0 };
const invalid = (count: number, findingsTotal = count) =>
  new ApiProblem('import-invalid', 'The file has errors.', {
    status: 422,
    findings: Array.from({ length: count }, (_, at) => ({
      path: 'class_date',
      row: at + 2,
      message: 'must be a date',
    })),
    findingsTotal,
  });

describe('a success', () => {
  it('counts classes', () => {
    expect(scheduleSuccess({ ...none, imported: 12 })).toBe('Imported 12 classes');
    expect(scheduleSuccess({ ...none, imported: 12, updated: 3 })).toBe(
      'Imported 12 classes, updated 3 classes',
    );
    expect(scheduleSuccess({ ...none, unchanged: 12 })).toBe('Imported 0 classes, 12 unchanged');
  });

  it('counts bookings and those without a class', () => {
    expect(bookingsSuccess({ ...none, imported: 120, skipped: 4 })).toBe(
      'Imported 120 bookings, 4 skipped (no matching class)',
    );
  });
});

describe('findingLines', () => {
  it('names row and column', () => {
    expect(findingLines(invalid(1)).lines).toEqual(['Row 2: class_date - must be a date']);
  });

  it('lists five, and counts the rest, those that did not travel too', () => {
    expect(findingLines(invalid(findingsShownMax)).more).toBeNull();
    expect(findingLines(invalid(findingsShownMax + 1))).toMatchObject({ more: '... and 1 more errors' });
    expect(findingLines(invalid(100, 230)).more).toBe('... and 225 more errors');
    expect(findingLines(invalid(100, 230)).lines).toHaveLength(findingsShownMax);
  });

  it('leaves out the field that carried the file', () => {
    const problem = new ApiProblem('invalid-input', '', {
      findings: [
        { path: 'body.csvData', message: 'The file is empty' },
        { path: 'room', message: 'is missing' },
      ],
    });
    expect(findingLines(problem).lines).toEqual(['The file is empty', 'room - is missing']);
  });
});

describe('importFailure', () => {
  it('speaks of rows', () => {
    expect(importFailure('schedule', invalid(3))).toMatchObject({
      header: 'Validation failed',
      content: 'Please check the errors below.',
    });
    expect(importFailure('bookings', invalid(100, 230))).toMatchObject({
      header: 'Import failed',
      content: '230 errors occurred. No bookings were imported.',
    });
  });

  it('speaks of time, of the session, and of anything else', () => {
    expect(importFailure('schedule', new ApiProblem('timeout', 'x'))).toMatchObject({
      type: 'warning',
      header: 'Import is processing',
    });
    expect(importFailure('bookings', new ApiProblem('unauthenticated', 'x', { status: 401 }))).toMatchObject({
      header: 'Authentication required',
    });
    expect(importFailure('schedule', new ApiProblem('too-large', 'Too large.', { status: 413 }))).toEqual({
      type: 'error',
      header: 'Upload failed',
      content: 'Too large.',
    });
  });
});
