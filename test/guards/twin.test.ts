import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

const twin = 'infra/local';
const sourcesIn = (room: string): string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => join(room, file));

/** The imports of a file, with paths from the repository's root. Packages and Node's own modules stay as they are. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((one) => one.moduleRequest?.value ?? []),
    ),
  ];
  return named.map((name) => {
    if (name.startsWith('.')) return normalize(join(dirname(file), name));
    return name.startsWith('#') ? name.slice(1) : `package ${name}`;
  });
}

const isInside = (path: string): boolean => path.startsWith(`${twin}/`);

describe('the twin', () => {
  it('imports only itself, packages and the contracts', () => {
    const files = sourcesIn(twin);
    expect(files.length).toBeGreaterThan(200);
    const all = files.flatMap((file) => importsOf(file).map((path) => ({ file, path })));
    const others = all.filter(
      ({ path }) => !isInside(path) && !path.startsWith('package ') && !path.startsWith('shared/contracts/'),
    );
    expect(others).toEqual([]);
    expect(all.some(({ path }) => path.startsWith('shared/contracts/'))).toBe(true);
  });

  it('is imported by others only through its entry points', () => {
    const files = ['infra', 'functions', 'shared', 'web', 'test'].flatMap(sourcesIn);
    const strangers = files.filter((file) => !isInside(file) && !file.startsWith(`test/${twin}/`));
    const entering = strangers.flatMap((file) =>
      importsOf(file)
        .filter(isInside)
        .map((path) => ({ file, path })),
    );
    expect(entering.length).toBeGreaterThan(50);
    expect(entering.filter(({ path }) => !path.endsWith('/index.ts'))).toEqual([]);
  });
});
