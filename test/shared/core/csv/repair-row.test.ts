import * as fc from 'fast-check';
import type { Repairs } from '#shared/core/csv/plan.ts';
import { rowRepairer } from '#shared/core/csv/repair-row.ts';

const none: Repairs = { cells: [], values: [], leftOutRows: [], leftOutValues: [] };
const repaired = (changes: Partial<Repairs>, row: number, cells: string[]) =>
  rowRepairer({ ...none, ...changes })(row, cells);

describe('rowRepairer', () => {
  it('replaces a value only in its own column', () => {
    const values = [{ column: 1, from: 'lots', text: '12' }];
    expect(repaired({ values }, 2, ['lots', ' lots ', 'x'])).toEqual(['lots', '12', 'x']);
    expect(repaired({ values }, 2, ['lots', 'many', 'x'])).toEqual(['lots', 'many', 'x']);
  });

  it('compares values with the file, so that repairs do not affect each other', () => {
    const values = [
      { column: 0, from: 'a', text: 'b' },
      { column: 0, from: 'b', text: 'c' },
    ];
    expect(repaired({ values }, 2, ['a'])).toEqual(['b']);
  });

  it('applies the repair of a row before that of a value, and adds missing cells', () => {
    const values = [{ column: 0, from: '', text: 'Yoga' }];
    const cells = [
      { row: 3, column: 0, text: 'Barre' },
      { row: 3, column: 2, text: 'A' },
    ];
    expect(repaired({ values, cells }, 3, ['', '7'])).toEqual(['Barre', '7', 'A']);
    expect(repaired({ values, cells }, 4, ['', '7'])).toEqual(['Yoga', '7']);
  });

  it('leaves out rows by number and by value', () => {
    expect(repaired({ leftOutRows: [3] }, 3, ['a'])).toBeUndefined();
    expect(repaired({ leftOutRows: [3] }, 4, ['a'])).toEqual(['a']);
    expect(repaired({ leftOutValues: [{ column: 0, from: 'a' }] }, 4, [' a'])).toBeUndefined();
  });

  it('changes no other rows', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.nat(), (row, number) => {
        expect(rowRepairer(undefined)(number, row)).toEqual(row);
        expect(rowRepairer(none)(number, row)).toEqual(row);
      }),
    );
  });
});
