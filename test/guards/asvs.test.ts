import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { summaryFile, summaryOf } from '#infra/tools/asvs/summary.ts';
import { answersFile, countsOf, rowsOf, type Row } from '#infra/tools/asvs/table.ts';
import { titlesIn } from './titles.ts';

const answers = readFileSync(answersFile, 'utf8');
const rows = rowsOf(answers);
const { levels } = z
  .object({ levels: z.record(z.string(), z.array(z.string())) })
  .parse(JSON.parse(readFileSync('test/references/asvs.json', 'utf8')));

const headingsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );

const isThere = (path: string): boolean => {
  const [file = '', heading] = path.split('#');
  return existsSync(file) && (heading === undefined || headingsOf(file).includes(heading));
};

const titles = new Map<string, string[]>();
const titlesOf = (file: string): string[] => {
  if (!existsSync(file)) return [];
  const found = titles.get(file) ?? titlesIn(file);
  titles.set(file, found);
  return found;
};

describe('the answers to the ASVS', () => {
  it('cover each requirement of levels 1 and 2 in order', () => {
    const answered = (level: number) => rows.filter((row) => row.level === level).map(({ id }) => id);
    expect({ '1': answered(1), '2': answered(2) }).toEqual(levels);
    const byNumber = (one: Row, other: Row) => one.id.localeCompare(other.id, 'en', { numeric: true });
    expect(rows.map(({ id }) => id)).toEqual(rows.toSorted(byNumber).map(({ id }) => id));
  });

  it('name a place for each requirement that is met, and a reason for each that is not', () => {
    const unsaid = rows.filter(({ answer, reason, where }) =>
      answer === 'yes' ? where.length === 0 || reason !== '' : reason === '',
    );
    expect(unsaid).toEqual([]);
  });

  it('name only existing places', () => {
    const missing = rows.flatMap(({ id, where }) =>
      where.filter((path) => !isThere(path)).map((path) => `${id}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('name only existing tests', () => {
    const missing = rows.flatMap(({ id, tests }) =>
      tests
        .filter(({ file, title }) => !titlesOf(file).includes(title))
        .map(({ file, title }) => `${id}: ${file} ${title}`),
    );
    expect(missing).toEqual([]);
  });

  it('are summarized in the file that `npm run asvs` writes', () => {
    expect(readFileSync(summaryFile, 'utf8')).toBe(summaryOf(answers, rows));
  });

  it('have a test for at least seven of ten applicable requirements', () => {
    const { applying, tested } = countsOf(rows);
    expect(tested / applying).toBeGreaterThanOrEqual(0.7);
  });
});
