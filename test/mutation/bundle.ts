// The tests of forecast and allocation as one script, with one source of the product changed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = path.join(import.meta.dirname, '../..');

/** Replacement source texts, by path from the root. */
export type Changed = ReadonlyMap<string, string>;

const withChanges = (changed: Changed): Plugin => ({
  name: 'changed-sources',
  setup: (esbuild) => {
    esbuild.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const source = changed.get(path.relative(root, file)) ?? readFileSync(file, 'utf8');
      const url = JSON.stringify(pathToFileURL(file).href);
      return { contents: source.replaceAll('import.meta.url', url), loader: 'ts' };
    });
  },
});

/** A function of `require`, `module` and `exports`; its exports load each of `tests` by path. */
export async function bundle(tests: readonly string[], changed: Changed): Promise<string> {
  const loaders = tests.map((test) => {
    const name = JSON.stringify(test);
    return `${name}: () => require(${JSON.stringify(path.join(root, test))})`;
  });
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = { ${loaders.join(', ')} };`, resolveDir: root },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    logLevel: 'silent',
    plugins: [withChanges(changed)],
  });
  return `(function (require, module, exports) { ${outputFiles[0]?.text ?? ''}\n})`;
}
