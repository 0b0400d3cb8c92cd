import { globSync, readFileSync } from 'node:fs';
import { accessPatterns, accessPatternsFile } from '#infra/tools/access-patterns/document.ts';
import { requestsIn } from '#infra/tools/access-patterns/requests-in.ts';
import { tracked } from './lines.ts';

const functions = tracked.filter((file) => /^functions\/.*\.ts$/.test(file));

/** The files of functions/ whose text matches a pattern. */
const filesWith = (text: RegExp): string[] =>
  functions.filter((file) => text.test(readFileSync(file, 'utf8'))).sort();

describe('the table', () => {
  it('is injected: one module creates it, and one passes it to code with side effects', () => {
    expect(filesWith(/table\/client\.ts'|'\.\/client\.ts'/).filter((file) => file.includes('_data'))).toEqual(
      ['functions/_data/table/tables.ts'],
    );
    expect(filesWith(/table\/tables\.ts'/)).toEqual(['functions/_platform/table.ts']);
  });

  it('has entities that do not access it by themselves', async () => {
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

  it('has its access patterns documented, as `npm run -s access-patterns` writes them', async () => {
    expect(readFileSync(accessPatternsFile, 'utf8')).toBe(await accessPatterns());
  });

  it('has requests that can be found for every user of an entity', () => {
    const others = functions.filter((file) => !file.startsWith('functions/_data/'));
    const unseen = others.flatMap((file) => {
      const found = new Set(requestsIn(file).map(({ entity }) => entity));
      const named = readFileSync(file, 'utf8').match(/\b[A-Z]\w*Entity\b/g) ?? [];
      return [...new Set(named)].filter((name) => !found.has(name)).map((name) => `${file}: ${name}`);
    });
    expect(unseen).toEqual([]);
  });

  it('is not part of the request context, which contains only log lines and metrics', () => {
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
