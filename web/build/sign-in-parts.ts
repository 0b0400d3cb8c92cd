import { readFile } from 'node:fs/promises';
import type { Plugin, Rolldown } from 'vite';

/** The prefix of virtual modules. */
const prefix = '\0sign-in-parts:';
/** Amplify modules that list the exports of others. */
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

/** The names that a module imports from another, except types. */
export const namesImported = (source: string, from: string): string[] =>
  [...source.matchAll(importing)].flatMap(([, names = '', module]) =>
    module === from ? namesIn(names) : [],
  );

/** The source module of each name in an index. */
const modulesOf = (source: string): Map<string, string> =>
  new Map(
    [...source.matchAll(exporting)].flatMap(([, names = '', module = '']) =>
      namesIn(names).map((name) => [name, module] as const),
    ),
  );

interface List {
  readonly file: string;
  readonly modules: Map<string, string>;
}

async function fileOf(build: Rolldown.PluginContext, specifier: string, importer: string): Promise<string> {
  const found = await build.resolve(specifier, importer, { skipSelf: true });
  if (!found) throw new Error(`there is no module ${specifier}, which ${importer} names`);
  return found.id;
}

async function readList(build: Rolldown.PluginContext, specifier: string, importer: string): Promise<List> {
  const file = await fileOf(build, specifier, importer);
  const source = await readFile(file, 'utf8');
  const whole = wholeList.exec(source)?.[1];
  return whole === undefined ? { file, modules: modulesOf(source) } : await readList(build, whole, file);
}

async function exportOf(build: Rolldown.PluginContext, { file, modules }: List, name: string) {
  const module = modules.get(name);
  if (module === undefined) throw new Error(`Amplify has no module for ${name}`);
  return `export { ${name} } from ${JSON.stringify(await fileOf(build, module, file))};`;
}

/**
 * Imports each function of Amplify's sign-in from the module that defines it. The library's own index exports all of
 * them, so splitting by it would load every function that any page uses together with the first one. The texts of
 * `@aws-amplify/ui` in twenty languages are left out, because the forms are our own.
 */
export function signInParts(): Plugin {
  const contents = new Map<string, string>();
  return {
    name: 'sign-in-parts',
    enforce: 'pre',
    resolveId: {
      filter: { id: list },
      async handler(specifier, importer) {
        if (importer === undefined) return null;
        const names = [...new Set(namesImported(await readFile(importer, 'utf8'), specifier))].toSorted();
        const id = `${prefix}${specifier}: ${names.join(', ')}`;
        const found = await readList(this, specifier, importer);
        const lines = await Promise.all(names.map((name) => exportOf(this, found, name)));
        contents.set(id, lines.join('\n'));
        return { id, moduleSideEffects: false };
      },
    },
    load: (id) => {
      if (id.startsWith(prefix)) return contents.get(id);
      const language = dictionary.exec(id)?.[1];
      return language === undefined ? null : `export const ${language}Dict = {};`;
    },
  };
}
