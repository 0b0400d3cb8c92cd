import type { Plugin } from 'esbuild';
import { pathToFileURL } from 'node:url';
import { serialize } from 'node:v8';
import { brotliCompressSync, constants } from 'node:zlib';

/** Package modules that hold only data: compressed, they take a third of their size as code. */
export const dataModules: readonly string[] = [
  // Public suffixes.
  './node_modules/tldts/dist/es6/src/data/trie.js',
  // The named character references of HTML, which two packages contain.
  './node_modules/postal-mime/dist/esm/html-entities.js',
  './node_modules/htmlparser2/node_modules/entities/dist/esm/generated/decode-data-html.js',
];

const namespace = 'packed-data';

/** A module with the same exports, which reads them from a packed file beside the bundle. */
const readerOf = (path: string, names: readonly string[]): string => `
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { brotliDecompressSync } from 'node:zlib';
import packed from ${JSON.stringify(`${namespace}:${path}`)};
const data = /* @__PURE__ */ (() => deserialize(brotliDecompressSync(readFileSync(new URL(packed, import.meta.url)))))();
${names.map((name) => `export const ${name} = /* @__PURE__ */ (() => data.${name})();`).join('\n')}
`;

/** Loads a module's exports. They must be plain data: a function cannot be packed, and makes the build fail. */
const exportsOf = async (path: string): Promise<Record<string, unknown>> => ({
  ...((await import(pathToFileURL(path).href)) as Record<string, unknown>),
});

const escaped = (path: string): string =>
  path
    .replace('.', '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll('/', String.raw`[\\/]`);
const inModules = new RegExp(`(?:${dataModules.map(escaped).join('|')})$`);

/**
 * Bundles the data of packages as compressed files instead of code.
 *
 * @param quality from 0 to 11: how long Brotli may search for a shorter file
 */
const packedDataOf = (quality: number): Plugin => ({
  name: namespace,
  setup: (build) => {
    build.onLoad({ filter: inModules }, async ({ path }) => ({
      contents: readerOf(path, Object.keys(await exportsOf(path))),
      loader: 'js',
    }));
    build.onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
      path: `${path.slice(namespace.length + 1)}.packed`,
      namespace,
    }));
    build.onLoad({ filter: /.*/, namespace }, async ({ path }) => ({
      contents: brotliCompressSync(serialize(await exportsOf(path.replace(/\.packed$/, ''))), {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality },
      }),
      loader: 'file',
    }));
  },
});

export const packedData = packedDataOf(constants.BROTLI_MAX_QUALITY);

/** For bundles that never leave this machine. The best compression would take a sixth of the time that a draft takes. */
export const quicklyPackedData = packedDataOf(constants.BROTLI_MIN_QUALITY);

/** Part of the build's stamp: if it changes, the bundles must be built again. */
export const packedBy: unknown = [dataModules, readerOf('', [])];
