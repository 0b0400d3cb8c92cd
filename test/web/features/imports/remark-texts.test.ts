import { remark, type Remark } from '#shared/contracts/imports/remark.ts';
import { columnRemarks, countedRemarks, plainRemarks, remarkInEnglish } from '#shared/core/csv/remark.ts';
import { remarkText, remarkTexts } from '#web/src/features/imports/remark-texts.ts';

const remarks: readonly Remark[] = [
  ...plainRemarks.map((code) => ({ code })),
  ...countedRemarks.flatMap((code) => [
    { code, count: 1 },
    { code, count: 1200 },
  ]),
  ...columnRemarks.map((code) => ({ code, column: 'Fecha' })),
  { code: 'class-name-uncertain', column: 'Activity', others: ['Session'] },
  { code: 'class-name-uncertain', column: 'Activity', others: ['Session', 'Class'] },
];

describe('a remark about a file', () => {
  it.each(remarks.map((one) => [one.code, one] as const))(
    'reads the same on the screen and in the API: %s',
    (_, one) => {
      expect(remark.parse(one)).toEqual(one);
      expect(remarkText(one)).toBe(remarkInEnglish(one));
    },
  );

  it('names fields by their labels', () => {
    const missing: Remark = { code: 'fields-missing', fields: ['class_name', 'booked_at'] };
    expect(remarkText(missing)).toBe('We couldn’t find a column for: Class name, Booked at.');
    expect(remarkInEnglish(missing)).toBe('We couldn’t find a column for: class_name, booked_at.');
  });

  it('names no separator, because a file may be separated by semicolons', () => {
    expect(remarkInEnglish({ code: 'ragged-rows', count: 2 })).toBe(
      '2 rows have another number of cells than the header. A text that contains the separator of the columns must be in quotes.',
    );
  });

  it("is shown only once, and in the server's words if the analysis has no codes", () => {
    const one: Remark = { code: 'no-data-rows' };
    expect(remarkTexts({ remarks: [one, one], warnings: [] })).toEqual(['The file has no data rows.']);
    expect(remarkTexts({ warnings: ['Check booked_at.', 'Check booked_at.'] })).toEqual(['Check Booked at.']);
  });
});
