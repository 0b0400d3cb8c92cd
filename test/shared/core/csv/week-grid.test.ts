import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readCells } from '#shared/core/csv/read-cells.ts';
import { sniffDialect } from '#shared/core/csv/sniff-dialect.ts';
import { findWeekGrid } from '#shared/core/csv/week-grid/find-week-grid.ts';
import { unfoldWeekGrid } from '#shared/core/csv/week-grid/unfold-week-grid.ts';

const folder = join(import.meta.dirname, '../../../corpus/week-grids');
const today = '2026-11-26';
const rowsMax = 10_000;

const gridOf = (text: string) => findWeekGrid(readCells(text, sniffDialect(text), rowsMax), today);
const named = (pattern: string) =>
  globSync(pattern, { cwd: folder }).map(
    (file) => [basename(file, '.csv'), readFileSync(join(folder, file), 'utf8')] as const,
  );
const unfolded = (text: string, weeks = 1): string[] | undefined => {
  const grid = gridOf(text);
  return grid && unfoldWeekGrid(grid, { firstDay: today, weeks }).map((row) => row.join('|'));
};

describe('a weekly timetable', () => {
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<
    string,
    string[]
  >;

  it.each(named('*.csv'))('becomes a list: %s', (name, text) => {
    expect(unfolded(text)).toEqual(expected[name]);
  });

  it.each(named('lists/*.csv'))('is none: %s', (_, text) => {
    expect(gridOf(text)).toBeUndefined();
  });

  it('is repeated in each of the weeks, across the end of a year', () => {
    const grid = gridOf('Time,Mon,Tue,Wed\n7:00,Yoga,,Barre\n');
    expect(unfoldWeekGrid(grid!, { firstDay: '2026-12-31', weeks: 2 }).map((row) => row[1])).toEqual([
      'class_date',
      '2026-12-28',
      '2026-12-30',
      '2027-01-04',
      '2027-01-06',
    ]);
  });

  it('uses the nearest year if its dates have none', () => {
    const grid = gridOf('Time,28/12,29/12,30/12,4/1\n7:00,Yoga,,Barre,Yoga\n');
    expect(grid?.classes.map(({ day }) => day.date)).toEqual(['2026-12-28', '2026-12-30', '2027-01-04']);
  });
});

describe('cells of a text', () => {
  const dialect = { delimiter: ',', spacedQuotes: false, spacesAfterQuotes: false } as const;

  it('may contain delimiters, quotes and line breaks within quotes', () => {
    expect(readCells('\uFEFFa,"b ""c"", d\ne",\r\n\r\nf,"g', dialect, rowsMax)).toEqual([
      ['a', 'b "c", d\ne', ''],
      [''],
      ['f', 'g'],
    ]);
    expect(readCells('a,', dialect, rowsMax)).toEqual([['a', '']]);
  });

  it('are read only as far as requested', () => {
    expect(readCells('a\nb\nc', dialect, 2)).toEqual([['a'], ['b']]);
  });
});
