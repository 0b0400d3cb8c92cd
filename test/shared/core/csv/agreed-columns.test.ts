import { agreedColumns, type ColumnFields } from '#shared/core/csv/agreed-columns.ts';

const one: ColumnFields = [['class_name'], ['class_date', 'class_time'], []];
const other: ColumnFields = [['room'], ['class_date', 'class_time'], []];
const votes = (ones: number, others = 0): ColumnFields[] => [
  ...Array.from({ length: others }, () => structuredClone(other)),
  ...Array.from({ length: ones }, () => structuredClone(one)),
];

describe('the column meanings that studios agree on', () => {
  it.each([
    ['three studios', votes(3)],
    ['four of six', votes(4, 2)],
    ['all of many', votes(100)],
  ])('is what %s read them by', (_, given) => {
    expect(agreedColumns(given)).toEqual(one);
  });

  it.each([
    ['nobody', []],
    ['two studios', votes(2)],
    ['three of five', votes(3, 2)],
    ['half of many', votes(50, 50)],
  ])('is nothing by %s', (_, given) => {
    expect(agreedColumns(given)).toBeUndefined();
  });

  it('are distinguished by the position of a field', () => {
    const moved: ColumnFields = [[], ['class_date', 'class_time'], ['class_name']];
    expect(agreedColumns([...votes(2), moved])).toBeUndefined();
  });
});
