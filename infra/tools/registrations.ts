import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A contract that defines an operation, as read from its file. */
interface Contract {
  /** `decisions/run-optimizer.ts` */
  readonly file: string;
  readonly capability: string;
  /** The name of the operation's export, which is the second half of its id. */
  readonly name: string;
}

const contractsFolder = 'shared/contracts';
const header = '// Written by `npm run registry` from the files it names. Nobody edits it.';

const found = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const kebab = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** @throws if a file defines an operation whose id does not match the file, or in a form that is not recognized */
function contractIn(root: string, file: string): Contract[] {
  const text = readFileSync(join(root, contractsFolder, file), 'utf8');
  if (!/\boperation\(/.test(text)) return [];
  const made = [...text.matchAll(/^export const (\w+) = operation\(\{\n {2}id: '([^']+)',$/gm)];
  const [, name = '', id = ''] = made[0] ?? [];
  const capability = file.split('/')[0] ?? '';
  const isNamed = id === `${capability}.${name}` && file === `${capability}/${kebab(name)}.ts`;
  if (made.length !== 1 || !isNamed)
    throw new Error(
      `${contractsFolder}/${file} has to export one operation named after the file: the operation someVerb of the capability c is in c/some-verb.ts, and its first field is id: 'c.someVerb'.`,
    );
  return [{ file, capability, name }];
}

const contractsIn = (root: string): Contract[] =>
  found(join(root, contractsFolder), '*/*.ts').flatMap((file) => contractIn(root, file));

/** Two capabilities may share a verb: then each operation is called by both names. */
function variableOf({ capability, name }: Contract, all: readonly Contract[]): string {
  const isShared = all.filter((one) => one.name === name).length > 1;
  return isShared ? `${capability}${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;
}

function registryOf(root: string): string {
  const all = contractsIn(root);
  const imports = all.map((one) => {
    const variable = variableOf(one, all);
    const what = variable === one.name ? variable : `${one.name} as ${variable}`;
    return `import { ${what} } from './${one.file}';`;
  });
  return [
    header,
    ...imports,
    "import type { AnyOperation } from './operation.ts';",
    '',
    '/** All operations. Routes, rights and the OpenAPI page are derived from this list. */',
    'export const registry = [',
    ...all.map((one) => `  ${variableOf(one, all)},`),
    '] as const satisfies readonly AnyOperation[];',
    '',
  ].join('\n');
}

/** The source files of functions that no HTTP request triggers. The pattern matches nothing else. */
export const jobPattern = 'functions/[!_]*/*.{worker,schedule,stream,socket,pool}.ts';

const withoutEnd = (file: string): string => file.slice('functions/'.length, -'.ts'.length);

const capabilitiesWithGrants = (root: string): string[] =>
  found(root, 'functions/[!_]*/grants.ts').map((file) => file.split('/')[1] ?? '');

const functionsOf = (root: string): string =>
  [
    header,
    ...capabilitiesWithGrants(root).map(
      (capability) => `import { grants as ${capability} } from '#functions/${capability}/grants.ts';`,
    ),
    '',
    '/** Functions that no HTTP request calls. The id is the bundle’s name and, with its first dot as a slash, the file’s. */',
    'export const jobIds = [',
    ...found(root, jobPattern).map((file) => `  '${withoutEnd(file).replace('/', '.')}',`),
    '] as const;',
    'export type JobId = (typeof jobIds)[number];',
    '',
    '/** The rights of functions, as declared next to them. */',
    'export const grantsOfCapabilities = {',
    ...capabilitiesWithGrants(root).map((capability) => `  ${capability},`),
    '};',
    '',
  ].join('\n');

/**
 * The generated files of a checkout, by their paths: all operations in `shared/contracts`, and all jobs and grants in
 * `functions`.
 *
 * @throws if a contract does not follow the convention
 */
export const registrationsOf = (root: string): Readonly<Record<string, string>> => ({
  [`${contractsFolder}/registry.generated.ts`]: registryOf(root),
  'infra/functions.generated.ts': functionsOf(root),
});

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** The generated files whose content is out of date. */
export const staleRegistrations = (root: string): string[] =>
  Object.entries(registrationsOf(root)).flatMap(([file, text]) =>
    textOf(join(root, file)) === text ? [] : [file],
  );

/** Rewrites the generated files that are out of date, and returns their names. */
export function register(root: string): string[] {
  const texts = registrationsOf(root);
  const stale = staleRegistrations(root);
  for (const file of stale) writeFileSync(join(root, file), texts[file] ?? '');
  return stale;
}

/** @throws with the command to run if a generated file is out of date */
export function assertRegistered(root: string): void {
  const stale = staleRegistrations(root);
  if (stale.length > 0) throw new Error(`Stale: ${stale.join(', ')}. Run: npm run registry`);
}
