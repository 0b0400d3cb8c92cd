import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { AnyOperation } from '#shared/contracts/operation.ts';
import { namesImported } from './sign-in-parts.ts';

/** The prefix of virtual modules. */
const prefix = '\0plain-operations:';
const contract = /^#shared\/contracts\//;

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'path' in value && 'takesKey' in value && 'output' in value;

/** Whether a value consists entirely of data, as limits and lists of names do. */
const isData = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isData)) ||
  (isPlainObject(value) && Object.values(value).every(isData));

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const fieldsOf = ({ shape }: { shape: object }): { shape: object } => ({
  shape: Object.fromEntries(Object.keys(shape).map((name) => [name, null])),
});

/** What the client needs of an operation when it validates nothing: how to call it, and which fields go where. */
const plain = ({ id, method, path, access, takesKey, params, query, body }: AnyOperation): object => ({
  id,
  method,
  path,
  access,
  takesKey,
  params: fieldsOf(params),
  query: fieldsOf(query),
  body: fieldsOf(body),
});

/**
 * Gives the app operations without their schemas, which only the server checks, and the data of contracts as values. So
 * a page that does not need schemas or zod does not load them. All other exports of a contract are unchanged.
 */
export function plainOperations(): Plugin {
  const contents = new Map<string, string>();
  return {
    name: 'plain-operations',
    enforce: 'pre',
    resolveId: {
      filter: { id: contract },
      async handler(specifier, importer = '') {
        const reader = path.relative(process.cwd(), importer).replaceAll(path.sep, '/');
        if (!reader.startsWith('web/src/')) return null;
        const source = await readFile(importer, 'utf8');
        const names = namesImported(source, specifier);
        const file = path.resolve(specifier.replace('#', ''));
        const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
        const lines = names.map((name) => {
          const value = exported[name];
          if (isOperation(value) && new RegExp(`\\b${name}\\.(params|query|body|output)\\b`).test(source))
            throw new Error(`${reader} reads a schema of ${name}: export that schema by itself`);
          const known = isOperation(value) ? plain(value) : isData(value) ? value : undefined;
          return known === undefined
            ? `export { ${name} } from ${JSON.stringify(file)};`
            : `export const ${name} = ${JSON.stringify(known)};`;
        });
        if (lines.every((line) => line.startsWith('export {'))) return null;
        const id = `${prefix}${specifier}: ${names.toSorted().join(', ')}`;
        contents.set(id, lines.join('\n'));
        return { id, moduleSideEffects: false };
      },
    },
    load: (id) => (id.startsWith(prefix) ? contents.get(id) : null),
  };
}
