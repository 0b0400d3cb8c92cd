import { readFileSync } from 'node:fs';
import { parseSync, type Program } from 'oxc-parser';
import { deployed, sources } from './lines.ts';

/** Separate programs that never import each other's exports, so two of them may export the same name. */
const programs = {
  server: deployed.filter((file) => /^(?:functions|shared)\//.test(file)),
  web: deployed.filter((file) => file.startsWith('web/src/') && !file.startsWith('web/src/public/')),
  infra: sources.filter((file) => /^infra\/(?!local\/(?:emulators|simulators)\/)/.test(file)),
} as const;

/** Every operation exports a `handler`, every capability its `grants`, and every page that is loaded early a `load`. */
const byConvention = new Set(['handler', 'grants', 'load']);

const namesIn = (body: Program['body']): string[] =>
  body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
  });

/** The names that several files of a program declare. A type and the value that it is inferred from count as one. */
function namesTwiceIn(files: readonly string[]): string[] {
  const filesOf = new Map<string, Set<string>>();
  for (const file of files)
    for (const name of namesIn(parseSync(file, readFileSync(file, 'utf8')).program.body))
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
  return [...filesOf].filter(([name, { size }]) => size > 1 && !byConvention.has(name)).map(([name]) => name);
}

it.each(['server', 'web', 'infra'] as const)(
  'no two files of the %s export different things by one name',
  (program) => {
    const twice = namesTwiceIn(programs[program]);
    expect(programs[program].length).toBeGreaterThan(50);
    expect(twice).toEqual([]);
  },
);
