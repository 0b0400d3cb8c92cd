import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { tracked } from './lines.ts';

const files = tracked.filter((file) => /^functions\/.*\.ts$/.test(file));
const imported = /(?:\bfrom|\bimport\s*\(|\bimport)\s*'(#functions\/[^']+|\.{1,2}\/[^']+)'/g;

/** The files of functions/ that a file imports, as they are named from the root. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(imported)].map(([, named = '']) =>
    named.startsWith('#') ? named.slice(1) : posix.normalize(`${dirname(file)}/${named}`),
  );

/** The folders that each folder imports from, itself left out. */
const arrows = new Map<string, Set<string>>();
for (const file of files)
  for (const target of importsOf(file)) {
    const [from, to] = [dirname(file), dirname(target)];
    if (from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  }

/** The folders of the first circle that is met, or nothing. */
function circle(): readonly string[] {
  const done = new Set<string>();
  const walk = (folder: string, path: readonly string[]): readonly string[] => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (done.has(folder)) return [];
    for (const next of arrows.get(folder) ?? []) {
      const found = walk(next, [...path, folder]);
      if (found.length > 0) return found;
    }
    done.add(folder);
    return [];
  };
  return [...arrows.keys()].map((folder) => walk(folder, [])).find((found) => found.length > 0) ?? [];
}

const capabilityOf = (file: string): string => file.split('/')[1] ?? '';

describe('the rooms of functions', () => {
  it('stand on floors: no folder imports from one that imports from it, however far', () => {
    expect(arrows.size).toBeGreaterThan(30);
    expect(circle()).toEqual([]);
  });

  it('that are capabilities know none of the others', () => {
    const sideways = files.flatMap((file) =>
      importsOf(file)
        .filter(
          (target) => !capabilityOf(target).startsWith('_') && capabilityOf(target) !== capabilityOf(file),
        )
        .map((target) => `${file} imports ${target}`),
    );
    expect(sideways).toEqual([]);
  });

  it('hold 30 files at most each', () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 30)).toEqual([]);
  });
});
