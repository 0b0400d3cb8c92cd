import type { FileRecord } from '#shared/core/csv/convert-row.ts';
import { UnusualRows } from '#shared/core/csv/unusual-rows.ts';

const usual = (at: number): FileRecord => ({
  class_name: 'Yoga',
  class_date: `2027-03-${String(1 + (at % 28)).padStart(2, '0')}`,
  class_time: `${String(7 + (at % 12)).padStart(2, '0')}:00`,
  total_capacity: String(10 + (at % 8)),
});

/** A hundred usual rows, some of which are changed. */
function strangest(
  changes: Readonly<Record<number, FileRecord>>,
  raw: Readonly<Record<number, string>> = {},
) {
  const rows = new UnusualRows<number>();
  for (let at = 0; at < 100; at += 1) {
    const record = { ...usual(at), ...changes[at] };
    rows.add(at, record, (field) => (field === 'class_date' && raw[at]) || (record[field] ?? ''));
  }
  return rows.strangest(8);
}

describe('UnusualRows', () => {
  it('finds nothing among similar rows', () => {
    expect(strangest({})).toEqual([]);
  });

  it.each([
    ['class_date', '2031-01-01', 'late'],
    ['class_date', '1999-01-01', 'early'],
    ['class_time', '03:00', 'early'],
    ['total_capacity', '500', 'high'],
    ['class_name', 'x'.repeat(120), 'long'],
  ] as const)('finds the row whose %s is %s', (field, text, oddity) => {
    expect(strangest({ 41: { [field]: text } })).toEqual([{ row: 41, field, oddity }]);
  });

  it('finds a cell in a different format', () => {
    expect(strangest({}, { 7: '3 Mar 2027' })).toEqual([{ row: 7, field: 'class_date', oddity: 'format' }]);
  });

  it('shows each row once, and at most the requested number', () => {
    const rows = new UnusualRows<number>();
    for (let at = 0; at < 100; at += 1)
      rows.add(
        at,
        { ...usual(at), ...(at === 5 && { total_capacity: '900', class_date: '2040-01-01' }) },
        () => '',
      );
    expect(rows.strangest(8)).toEqual([{ row: 5, field: 'class_date', oddity: 'late' }]);
    expect(rows.strangest(0)).toEqual([]);
  });
});
