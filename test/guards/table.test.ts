import { globSync, readFileSync } from 'node:fs';
import { accessPatterns, accessPatternsFile } from '#infra/tools/access-patterns/document.ts';
import { requestsIn } from '#infra/tools/access-patterns/requests-in.ts';
import { tracked } from './lines.ts';

const functions = tracked.filter((file) => /^functions\/.*\.ts$/.test(file));

/** The files of functions/ whose text has something in it. */
const filesWith = (text: RegExp): string[] =>
  functions.filter((file) => text.test(readFileSync(file, 'utf8'))).sort();

describe('the table', () => {
  it('is handed over: one module makes it, and one hands it to what has side effects', () => {
    expect(filesWith(/table\/client\.ts'|'\.\/client\.ts'/).filter((file) => file.includes('_data'))).toEqual(
      ['functions/_data/table/tables.ts'],
    );
    expect(filesWith(/table\/tables\.ts'/)).toEqual(['functions/_platform/table.ts']);
  });

  it('has entities that reach nothing by themselves', async () => {
    const files = globSync('functions/_data/*/*.ts').filter((file) => !file.includes('/table/'));
    const modules = await Promise.all(
      files.map((file) => import(`../../${file}`) as Promise<Readonly<Record<string, unknown>>>),
    );
    const entities = modules.flatMap((module) =>
      Object.entries(module).filter(([name]) => name.endsWith('Entity')),
    );
    expect(entities.length).toBeGreaterThan(40);
    const others = entities.filter(([, entity]) => Object.keys(entity as object).join() !== 'open,writer');
    expect(others.map(([name]) => name)).toEqual([]);
  });

  it('has its access patterns written down, as `npm run -s access-patterns` writes them', async () => {
    expect(readFileSync(accessPatternsFile, 'utf8')).toBe(await accessPatterns());
  });

  it('has no user of an entity whose requests are not found for that', () => {
    const others = functions.filter((file) => !file.startsWith('functions/_data/'));
    const unseen = others.flatMap((file) => {
      const found = new Set(requestsIn(file).map(({ entity }) => entity));
      const named = readFileSync(file, 'utf8').match(/\b[A-Z]\w*Entity\b/g) ?? [];
      return [...new Set(named)].filter((name) => !found.has(name)).map((name) => `${file}: ${name}`);
    });
    expect(unseen).toEqual([]);
  });

  it('is not found in what surrounds the work: that carries log lines and figures alone', () => {
    const context = readFileSync('functions/_platform/common/context.ts', 'utf8');
    const [, fields = ''] = /interface WorkContext \{([^}]*)\}/.exec(context) ?? [];
    expect([...fields.matchAll(/readonly (\w+)\?:/g)].map(([, name]) => name)).toEqual([
      'log',
      'usage',
      'end',
    ]);
    expect(filesWith(/AsyncLocalStorage/)).toEqual(['functions/_platform/common/context.ts']);
    expect(filesWith(/\b(?:in|with)Studio\(|\bwithSystem\(|\bcurrentScope\b/)).toEqual([]);
  });
});
