import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { tracked } from './lines.ts';

const sources = tracked.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
const files = sources.filter((file) => file.startsWith('functions/'));
const imported = /(?:\bfrom|\bimport\s*\(|\bimport)\s*'(#[a-z]+\/[^']+|\.{1,2}\/[^']+)'/g;

/** The files of the repository that a file imports, including type imports, with paths from the root. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(imported)].map(([, named = '']) =>
    named.startsWith('#') ? named.slice(1) : posix.normalize(`${dirname(file)}/${named}`),
  );

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** The imports between files or folders, named by `nameOf`. Imports inside the same folder are omitted. */
function arrowsOf(some: readonly string[], nameOf: (file: string) => string): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const file of some)
    for (const target of importsOf(file)) {
      const [from, to] = [nameOf(file), nameOf(target)];
      if (from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  return arrows;
}

/** The first cycle found, or undefined. */
function circleIn(arrows: Arrows): readonly string[] {
  const done = new Set<string>();
  const walk = (name: string, path: readonly string[]): readonly string[] => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return [];
    for (const next of arrows.get(name) ?? []) {
      const found = walk(next, [...path, name]);
      if (found.length > 0) return found;
    }
    done.add(name);
    return [];
  };
  return [...arrows.keys()].map((name) => walk(name, [])).find((found) => found.length > 0) ?? [];
}

/** The capability that a file belongs to; undefined for files of lower layers or of other top-level folders. */
const capabilityOf = (file: string): string | undefined => /^functions\/([a-z]+)\//.exec(file)?.[1];

describe('the folders of functions', () => {
  it('are layered: no folder imports another one that imports it, directly or indirectly', () => {
    const arrows = arrowsOf(files, dirname);
    expect(arrows.size).toBeGreaterThan(30);
    expect(circleIn(arrows)).toEqual([]);
  });

  it('import no other capability if they are capabilities', () => {
    const sideways = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => ![undefined, capabilityOf(file)].includes(capabilityOf(target)))
        .map((target) => `${file} imports ${target}`),
    );
    expect(sideways).toEqual([]);
  });

  it('contain at most 30 files each', () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 30)).toEqual([]);
  });
});

it('a click can be followed to its log line through at most twenty files', () => {
  const path = readFileSync('functions/docs/from-a-click-to-its-log-line.md', 'utf8');
  const named = [...path.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file);
  expect(named.length).toBeGreaterThan(10);
  expect(named.length).toBeLessThanOrEqual(20);
  expect(named.filter((file) => !tracked.includes(file ?? ''))).toEqual([]);
});

it('no file of the repository is part of an import cycle, including type imports', () => {
  const arrows = arrowsOf(sources, (file) => file);
  expect(arrows.size).toBeGreaterThan(1_000);
  expect(circleIn(arrows)).toEqual([]);
});
