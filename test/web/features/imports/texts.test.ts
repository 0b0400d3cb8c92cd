import { deletedText } from '#web/src/features/imports/clear-kinds.ts';
import { detectionMessage, headerChoices } from '#web/src/features/imports/detection.ts';
import { outcomeText } from '#web/src/features/imports/history-messages.ts';
import { previewOf } from '#web/src/features/imports/preview.ts';
import { templateFileNames, templateOf } from '#web/src/features/imports/template.ts';
import { anImport } from '#test/builders/an-import.ts';

describe('the choices for the header row', () => {
  const valuesOf = (headerRow: number, rowCount: number) =>
    headerChoices({ headerRow, rowCount }).map(({ value }) => value);

  it('are no header and at most the first ten rows of the file', () => {
    expect(valuesOf(0, 2)).toEqual(['0', '1', '2']);
    expect(valuesOf(1, 2)).toEqual(['0', '1', '2', '3']);
    expect(valuesOf(1, 500).at(-1)).toBe('10');
  });

  it('include the detected header row, even further down', () => {
    expect(valuesOf(14, 500).slice(-2)).toEqual(['10', '14']);
  });
});

describe('the message about a file whose columns were detected', () => {
  it.each([
    [1, 'success', 'Format detected successfully'],
    [0.8, 'success', 'Format detected successfully'],
    [0.79, 'info', 'Column mapping detected'],
    [0.6, 'info', 'Column mapping detected'],
    [0.59, 'error', 'Low confidence detection'],
  ])('at %p', (confidence, type, header) => {
    expect(detectionMessage({ confidence, origin: 'detected' }, false)).toMatchObject({ type, header });
  });

  it('says that a model proposed the columns, and keeps the low confidence', () => {
    expect(detectionMessage({ confidence: 0.79, origin: 'second-opinion' }, false)).toMatchObject({
      type: 'info',
      content: expect.stringMatching(/an AI model proposed these columns .* check each/) as unknown,
    });
    expect(detectionMessage({ confidence: 0.4, origin: 'second-opinion' }, false).type).toBe('error');
  });

  it('says that other studios confirmed the columns', () => {
    expect(detectionMessage({ confidence: 0.9, origin: 'other-studios' }, false)).toMatchObject({
      type: 'success',
      content: 'Other studios confirmed these columns for files like yours. Please check them.',
    });
  });

  it('is not a success while there are remarks', () => {
    for (const origin of ['detected', 'remembered'] as const)
      expect(detectionMessage({ confidence: 0.95, origin }, true).type).toBe('info');
    expect(detectionMessage({ confidence: 0.4, origin: 'detected' }, true).type).toBe('error');
  });

  it('says that remembered columns are used, at any confidence', () => {
    expect(detectionMessage({ confidence: 0.3, origin: 'remembered' }, false)).toEqual({
      type: 'success',
      header: 'Format detected successfully',
      content: 'Your columns are mapped as last time.',
    });
  });
});

describe('the preview', () => {
  const texts = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`);

  it('shows five columns completely', () => {
    const { head, rows } = previewOf({ csvColumns: texts(5), previewRows: [texts(5)] });
    expect(head.map(({ text }) => text)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4']);
    expect(rows).toHaveLength(1);
  });

  it('shows an ellipsis instead of the sixth column, and three rows', () => {
    const { head, rows } = previewOf({
      csvColumns: texts(6),
      previewRows: [texts(6), ['short'], [], texts(6)],
    });
    expect(head.map(({ text }) => text)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', '…']);
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['c0', 'c1', 'c2', 'c3', 'c4', '…'],
      ['short', '', '', '', '', '…'],
      ['', '', '', '', '', '…'],
    ]);
  });
});

describe('the templates', () => {
  it('contain three example classes in the coming days', () => {
    const lines = templateOf('schedule', '2026-12-30').trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^class_name,class_date,class_time,total_capacity,room,current_bookings,/);
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 5))).toEqual([
      ['Vinyasa Yoga', '2026-12-31', '07:00', '20', 'Studio A'],
      ['Indoor Cycling', '2026-12-31', '18:30', '24', 'Cycle Room'],
      ['Reformer Pilates', '2027-01-01', '09:15', '10', 'Studio B'],
    ]);
    expect(templateFileNames).toEqual({
      schedule: 'schedule_template.csv',
      bookings: 'bookings_template.csv',
    });
  });

  it('contain a booking for each of these classes', () => {
    const [head, first] = templateOf('bookings', '2026-12-30').split('\r\n');
    expect(head).toMatch(/^class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,/);
    expect(first).toMatch(/^Vinyasa Yoga,2026-12-31,07:00,Studio A,fitpass,95.00,2026-12-28 20:14,/);
  });
});

describe('an import in the history', () => {
  const progress = { rowsTotal: 500, rowsChecked: 500, rowsDone: 120 };

  it.each([
    [{ status: 'importing', progress }, '120 of 500 rows saved'],
    [{ status: 'checking', progress }, '500 of 500 rows checked'],
    [{ status: 'awaiting-confirmation' }, 'Nothing was imported'],
    [{ status: 'cancelled' }, 'Nothing was imported.'],
    [
      {
        status: 'cancelled',
        result: { imported: 6000, updated: 0, unchanged: 0, skipped: 0, leftCancelled: 0 },
      },
      '6,000 classes had been imported and stay.',
    ],
    [{ status: 'failed', problem: 'Too many columns.' }, 'Too many columns.'],
    [{ status: 'failed', findingsTotal: 7 }, '7 errors'],
    [
      {
        status: 'completed',
        result: { imported: 3, updated: 0, unchanged: 2, skipped: 0, leftCancelled: 0 },
      },
      'Imported 3 classes, 2 unchanged',
    ],
  ] as const)('%j: %s', (changes, text) => {
    expect(outcomeText(anImport(changes))).toBe(text);
  });
});

it('counts what was deleted', () => {
  expect(deletedText({ bookings: 12_500, queue: 0, classes: 1, history: 7 })).toBe(
    '12,500 bookings, 0 queued reservations, 1 class, 7 history entries',
  );
});
