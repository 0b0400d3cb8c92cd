import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { activityCsv } from '#web/src/features/activity/activity-csv.ts';
import { activityOf } from '#functions/_domain/places/outbox/activity-view.ts';
import { unprotectCell } from '#shared/core/csv/cell.ts';
import { anAdjustment } from '#test/builders/an-adjustment.ts';

const seed = 4180;
const formulas = ['=', '+', '-', '@', '\t', '\r', '\0', '＝', '＋', '－', '＠'];
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(fc.constantFrom('', "'", "''"), fc.constantFrom(...formulas), fc.string())
    .map((parts) => parts.join('')),
);

test('no cell is a formula, and all texts are preserved, whatever classes and marketplaces are called', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(anyText, anyText), { minLength: 1, maxLength: 5 }), async (given) => {
      const activity = given.map(([className, message]) =>
        activityOf(anAdjustment({ className, message, slotsChanged: 3, status: 'applied' })),
      );
      const csv = await activityCsv(activity, 'America/Mexico_City');
      const [titles = [], ...read] = parse(csv, { bom: true, record_delimiter: '\r\n' });
      const texts = ['Class', 'Details'].map((title) => titles.indexOf(title));
      expect(read.map((row) => texts.map((column) => unprotectCell(row[column]!)))).toEqual(given);
      for (const cell of read.flat()) expect(formulas).not.toContain(cell[0]);
    }),
    { seed, numRuns: 500 },
  );
});

test('changes are written as the screen words them, with numbers and times that spreadsheets understand', async () => {
  const activity = [
    activityOf(
      anAdjustment({
        slotsChanged: -2,
        placesTo: 1,
        status: 'applied',
        appliedAt: '2027-01-01T06:30:00.000Z',
      }),
    ),
    activityOf(anAdjustment({ status: 'failed', endedAt: '2027-01-01T07:30:00.000Z' })),
    activityOf(anAdjustment({ status: 'cancelled', message: 'The class has begun.' })),
  ];
  const [titles, ...rows] = parse(await activityCsv(activity, 'America/Mexico_City'), { bom: true });
  expect(titles).toEqual([
    'Decided',
    'Applied',
    'Ended',
    'Platform',
    'Class',
    'Class date',
    'Class time',
    'Places changed',
    'Places',
    'Source',
    'Status',
    'Details',
  ]);
  expect(rows.map((row) => [row[1], row[2], row[3], ...row.slice(7)])).toEqual([
    [
      '2027-01-01 00:30',
      '2027-01-01 00:30',
      'Wellhub',
      '-2',
      '1',
      'Approved decision',
      'Success',
      'Wellhub shows 1 place.',
    ],
    [
      '',
      '2027-01-01 01:30',
      'Wellhub',
      '2',
      '6',
      'Approved decision',
      'Failure',
      'Error: Wellhub did not accept the change.',
    ],
    [
      '',
      '2026-12-31 18:00',
      'Wellhub',
      '2',
      '6',
      'Approved decision',
      'Not sent',
      'Not sent: the class has begun.',
    ],
  ]);
});

test('an empty list is a file of titles', async () => {
  expect(parse(await activityCsv([], 'UTC'), { bom: true })).toHaveLength(1);
});
