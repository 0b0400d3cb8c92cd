import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartialMessage, Plugin, PluginBuild } from 'esbuild';

const namespace = 'sign-in-parts';
/** Modules of Amplify that list what others export. */
const list = /^(aws-amplify\/auth|@aws-amplify\/auth\/cognito)$/;
const importing = /import\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;
const exporting = /export\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;
const wholeList = /^export \* from ['"]([^'"]+)['"]/;
const dictionary = /[\\/]@aws-amplify[\\/]ui[\\/].*[\\/]dictionaries[\\/]authenticator[\\/]([a-z]{2})\.mjs$/;

const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => one.replace(/\s+as\s+.*$/s, ''));

const namesImported = (source: string, from: string): string[] =>
  [...source.matchAll(importing)].flatMap(([, names = '', module]) =>
    module === from ? namesIn(names) : [],
  );

/** Which module each name of a list comes from. */
const modulesOf = (source: string): Map<string, string> =>
  new Map(
    [...source.matchAll(exporting)].flatMap(([, names = '', module = '']) =>
      namesIn(names).map((name) => [name, module] as const),
    ),
  );

interface List {
  readonly dir: string;
  readonly modules: Map<string, string>;
}

async function readList(build: PluginBuild, specifier: string, resolveDir: string): Promise<List> {
  const found = await build.resolve(specifier, {
    kind: 'import-statement',
    resolveDir,
    pluginData: namespace,
  });
  const source = await readFile(found.path, 'utf8');
  const dir = path.dirname(found.path);
  const whole = wholeList.exec(source)?.[1];
  return whole === undefined ? { dir, modules: modulesOf(source) } : await readList(build, whole, dir);
}

const missing = (name: string): PartialMessage => ({ text: `Amplify has no module for ${name}` });

interface Wanted {
  readonly specifier: string;
  readonly resolveDir: string;
  readonly names: readonly string[];
}

async function exportsOf(build: PluginBuild, { specifier, resolveDir, names }: Wanted) {
  const { dir, modules } = await readList(build, specifier, resolveDir);
  const lines = names.map((name) => `export { ${name} } from ${JSON.stringify(modules.get(name))};`);
  return {
    contents: lines.join('\n'),
    resolveDir: dir,
    errors: names.filter((name) => !modules.has(name)).map(missing),
  };
}

/**
 * Takes each function of Amplify's sign-in from the module that it stands in. The library's own lists name them all,
 * so splitting would load every function that any page uses with the first of them.
 * The words of `@aws-amplify/ui` in twenty languages stay out: the forms are our own.
 */
export function signInParts(): Plugin {
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: list }, async ({ path: specifier, importer, resolveDir, pluginData }) => {
        if (pluginData === namespace) return undefined;
        const names = [...new Set(namesImported(await readFile(importer, 'utf8'), specifier))].toSorted();
        const wanted: Wanted = { specifier, resolveDir, names };
        return {
          path: `${specifier}: ${names.join(', ')}`,
          namespace,
          sideEffects: false,
          pluginData: wanted,
        };
      });
      build.onLoad({ filter: /.*/, namespace }, ({ pluginData }) => exportsOf(build, pluginData as Wanted));
      build.onLoad({ filter: dictionary }, ({ path: file }) => ({
        contents: `export const ${dictionary.exec(file)?.[1] ?? ''}Dict = {};`,
      }));
    },
  };
}
