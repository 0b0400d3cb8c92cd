import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { activityCsv } from '#functions/activity/activity-csv.ts';
import { activityOf } from '#functions/_domain/places/outbox/activity-view.ts';
import { unprotectCell } from '#shared/core/csv/cell.ts';
import { anAdjustment } from '../../builders/an-adjustment.ts';

const seed = 4180;
const formulas = ['=', '+', '-', '@', '\t', '\r', '\0', '＝', '＋', '－', '＠'];
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(fc.constantFrom('', "'", "''"), fc.constantFrom(...formulas), fc.string())
    .map((parts) => parts.join('')),
);

test('no cell is a formula, and all texts are preserved, whatever classes and marketplaces are called', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyText, anyText), { minLength: 1, maxLength: 5 }), (given) => {
      const activity = given.map(([className, message]) =>
        activityOf(anAdjustment({ className, message, slotsChanged: 3, status: 'applied' })),
      );
      const csv = activityCsv(activity, 'America/Mexico_City');
      const [titles = [], ...read] = parse(csv, { bom: true, record_delimiter: '\r\n' });
      const texts = ['class_name', 'details'].map((title) => titles.indexOf(title));
      expect(read.map((row) => texts.map((column) => unprotectCell(row[column]!)))).toEqual(given);
      for (const cell of read.flat()) expect(formulas).not.toContain(cell[0]);
    }),
    { seed, numRuns: 500 },
  );
});

test('numbers stay numbers: negative changes are written without quotes', () => {
  const activity = activityOf(anAdjustment({ slotsChanged: -2 }));
  expect(activityCsv([activity], 'UTC')).toContain(',07:00,-2,6,decision,');
});

test('times are in the studio’s time zone', () => {
  const activity = activityOf(anAdjustment({ status: 'applied', appliedAt: '2027-01-01T06:30:00.000Z' }));
  expect(activityCsv([activity], 'America/Mexico_City')).toContain(
    '2026-12-31 18:00,2027-01-01 00:30,2027-01-01 00:30,Wellhub',
  );
});
