import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin, PluginBuild } from 'esbuild';
import { parseSync, type StaticExportEntry, type StaticImport } from 'oxc-parser';
import { narrowedSource } from './narrowed-source.ts';

/** The path of one of the AWS SDK's modules. */
const ofSdk = /[\\/]node_modules[\\/]@(?:aws-sdk|smithy)[\\/].*\.js$/;

/** An export of a module. */
interface Exported {
  readonly path: string;
  readonly name: string;
}

/** The modules, one of which declares an export that a module re-exports; empty if it re-exports nothing of that name. */
const sourcesOf = (
  exports: readonly StaticExportEntry[],
  { name }: Exported,
): { readonly specifier: string; readonly name: string }[] => {
  const own = exports.find(({ exportName }) => exportName.name === name);
  const candidates = own ? [own] : exports.filter(({ exportName }) => exportName.name === null);
  return candidates.flatMap(({ moduleRequest, importName }) =>
    moduleRequest ? [{ specifier: moduleRequest.value, name: importName.name ?? name }] : [],
  );
};

/** Makes the value of each key when it is first asked for, and keeps it. */
function remembered<V>(make: (key: string) => V): (key: string) => V {
  const known = new Map<string, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** Replaces imports from modules that re-export what they do not declare. Line numbers stay the same. */
function rewriterOf(build: PluginBuild): (path: string, source: string) => Promise<string> {
  const exportsOf = remembered(async (path) =>
    parseSync(path, await readFile(path, 'utf8')).module.staticExports.flatMap(({ entries }) => entries),
  );

  /** The file of an import; undefined if a plugin replaces it, or if importing it may have a side effect. */
  const fileFrom = remembered((dir) =>
    remembered(async (specifier) => {
      const from = { importer: join(dir, 'index.js'), resolveDir: dir, kind: 'import-statement' } as const;
      const { path, namespace, sideEffects } = await build.resolve(specifier, from);
      return namespace === 'file' && !sideEffects && ofSdk.test(path) ? path : undefined;
    }),
  );
  const fileOf = (specifier: string, importer: string): Promise<string | undefined> =>
    fileFrom(dirname(importer))(specifier);

  /** The module that declares an export; undefined if the given module has no such export. */
  const declarationOf = async (exported: Exported): Promise<Exported | undefined> => {
    const exports = await exportsOf(exported.path);
    for (const { specifier, name } of sourcesOf(exports, exported)) {
      const path = await fileOf(specifier, exported.path);
      const found = path === undefined ? undefined : await declarationOf({ path, name });
      if (found) return found;
    }
    return exports.some(({ exportName }) => exportName.name === exported.name) ? exported : undefined;
  };

  const direct = async ({ moduleRequest, entries }: StaticImport, importer: string): Promise<string> => {
    const path = await fileOf(moduleRequest.value, importer);
    if (path === undefined) return '';
    const imports = entries.map(async ({ importName: { name }, localName }) => {
      const found = name === null ? undefined : await declarationOf({ path, name });
      return found && `import { ${found.name} as ${localName.value} } from ${JSON.stringify(found.path)};`;
    });
    const lines = await Promise.all(imports);
    return lines.includes(undefined) ? '' : lines.join(' ');
  };

  return async (path, source) => {
    let text = source;
    for (const statement of parseSync(path, source).module.staticImports.toReversed()) {
      const { start, end } = statement;
      const lines = await direct(statement, path);
      const lineEnds = source.slice(start, end).replace(/[^\n]/g, '');
      if (lines !== '') text = `${text.slice(0, start)}${lines}${lineEnds}${text.slice(end)}`;
    }
    return text;
  };
}

/**
 * Makes the SDK's modules import from the modules that declare what they use. Most of them import from a module that
 * only re-exports many others. esbuild puts a module into the chunk of every function that reaches it by imports, whether
 * the function uses it or not: each function would carry the code for reading XML, which only those with S3 use.
 */
export const directImports: Plugin = {
  name: 'direct-imports',
  setup: (build) => {
    const rewritten = rewriterOf(build);
    build.onLoad({ filter: ofSdk }, async ({ path }) => ({
      contents: await rewritten(path, narrowedSource(path, await readFile(path, 'utf8'))),
    }));
  },
};
