import { build } from 'esbuild';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { eager } from '#infra/tools/eager-packages.ts';

const sources: Readonly<Record<string, string>> = {
  'entry.js': 'import one from "./one.cjs";\nglobalThis.sum = one.first + one.second;\n',
  'one.cjs': 'exports.first = 17;\nexports.second = require("./two.cjs").marked;\n',
  'two.cjs': '/* A comment that is left out. */\n  exports.marked = "unlike anything";\n',
};

/** esbuild's bundle of two CommonJS modules and of a module that uses them, all on one line. */
async function bundled() {
  const { outputFiles } = await build({
    entryPoints: ['entry.js'],
    bundle: true,
    minify: true,
    format: 'esm',
    sourcemap: 'linked',
    outdir: '/out',
    write: false,
    plugins: [
      {
        name: 'sources',
        setup: (pass) => {
          pass.onResolve({ filter: /./ }, ({ path }) => ({ path: join('/', path) }));
          pass.onLoad({ filter: /./ }, ({ path }) => ({ contents: sources[path.slice(1)] ?? '' }));
        },
      },
    ],
  });
  const textOf = (files: readonly { path: string; contents: Uint8Array }[], end: string) =>
    Buffer.from(files.find(({ path }) => path.endsWith(end))?.contents ?? []).toString();
  const given = { code: textOf(outputFiles, '.js'), map: textOf(outputFiles, '.map') };
  const made = eager(outputFiles);
  return { given, made: { code: textOf(made, '.js'), map: textOf(made, '.map') } };
}

/** The result of running the code. */
const valueOf = (code: string): unknown => runInNewContext(`${code};globalThis.sum`);

/** The original source of a piece of the code. */
function originOf({ code, map }: { code: string; map: string }, piece: string) {
  const before = code.slice(0, code.indexOf(piece)).split('\n');
  const found = new SourceMap(JSON.parse(map) as SourceMapPayload).findEntry(
    before.length - 1,
    before.at(-1)?.length ?? 0,
  );
  if (!('originalSource' in found)) throw new Error(`${piece} comes from nowhere`);
  return [found.originalSource, found.originalLine, found.originalColumn];
}

describe('packages that are compiled with their chunk', () => {
  it('have each CommonJS module in parentheses, and give the same results', async () => {
    const { given, made } = await bundled();
    expect(made.code.match(/=\w+\(\(\(?[\w,]*\)?=>\{/g)).toHaveLength(2);
    expect(made.code.length).toBe(given.code.length + 4);
    expect(valueOf(given.code)).toBe('17unlike anything');
    expect(valueOf(made.code)).toBe('17unlike anything');
  });

  it('are still mapped to their sources', async () => {
    const { given, made } = await bundled();
    for (const [piece, line] of [
      ['17', 0],
      ['"unlike anything"', 1],
    ] as const) {
      expect(originOf(made, piece)).toEqual(originOf(given, piece));
      expect(originOf(made, piece)[1]).toBe(line);
    }
    expect(originOf(made, 'globalThis')).toEqual(originOf(given, 'globalThis'));
  });

  it('stay unchanged if they contain no such module', () => {
    const contents = Buffer.from('var one=two(()=>1,3);export{one};');
    const file = { path: '/out/chunk.mjs', contents, text: contents.toString(), hash: '' };
    expect(eager([file])).toEqual([{ path: '/out/chunk.mjs', contents }]);
  });
});
