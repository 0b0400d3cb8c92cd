import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const filesMax = 6;
const copied = [
  'functions',
  'infra',
  'shared',
  'web/languages.ts',
  'web/messages',
  'web/src',
  'test/builders',
  'test/journeys',
  'package.json',
  'tsconfig.json',
];

interface Step {
  readonly file: string;
  readonly kind: string;
  readonly text: string;
}

const recipe = readFileSync('functions/docs/adding-an-operation.md', 'utf8');

/** Each code block of the recipe, with the file named in the sentence above it. */
const steps = [...recipe.matchAll(/`([\w./-]+\.tsx?)`[^`]*\n\n```(ts|diff)\n([\s\S]*?)\n```/g)].map(
  ([, file = '', kind = '', text = '']): Step => ({ file, kind, text }),
);

/** The file after a diff is applied. The unchanged lines of each part show where it belongs. */
const patched = (before: string, diff: string): string =>
  diff.split('\n@@\n').reduce((text, part) => {
    const lines = part.split('\n');
    const without = (sign: string) =>
      lines.flatMap((line) => (line.startsWith(sign) ? [] : [line.slice(1)])).join('\n');
    if (text.split(without('+')).length !== 2) throw new Error(`Not there, or not once:\n${part}`);
    return text.replace(without('+'), () => without('-'));
  }, before);

let root: string;
const run = (...args: readonly string[]): string => {
  try {
    return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
};

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
/** The compiler's messages about these files and their imports. Empty when all is well. */
const compile = (files: readonly string[]): string => {
  const compilerOptions = { incremental: false, tsBuildInfoFile: null };
  const config = { extends: './tsconfig.json', include: [], files, compilerOptions };
  writeFileSync(join(root, 'recipe.json'), JSON.stringify(config));
  return run(compiler, '-p', 'recipe.json');
};

/** The parts of the stacks, computed in a separate process. */
const discover = (): string =>
  run(
    '--input-type=module',
    '-e',
    `const [{ entryPoints }, { grants }, { registry }] = await Promise.all([
      import('./infra/tools/entry-points.ts'), import('./infra/grants.ts'), import('./shared/contracts/registry.ts'),
    ]);
    const routes = registry.map(({ method, path }) => method + ' ' + path);
    console.log(JSON.stringify({ entries: entryPoints('.'), grants, routes }));`,
  );

let written: string[];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'recipe-'));
  for (const name of copied) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  for (const { file, kind, text } of steps) {
    const place = join(root, file);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, kind === 'diff' ? patched(readFileSync(place, 'utf8'), text) : `${text}\n`);
  }
  written = run('infra/tools/registry.ts')
    .split('\n')
    .flatMap((line) => (line.endsWith(' written') ? [line.slice(0, -' written'.length)] : []));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the recipe for an operation with a button', () => {
  it('changes at most six files, from the contract to the screen and the test', () => {
    expect(written).toEqual(['shared/contracts/registry.generated.ts']);
    const touched = new Set([...steps.map(({ file }) => file), ...written]);
    const rooms = new Set([...touched].map((file) => file.split('/')[0]));
    expect(rooms).toEqual(new Set(['shared', 'functions', 'web', 'test']));
    expect(touched.size).toBeLessThanOrEqual(filesMax);
  });

  it('compiles unchanged', () => {
    expect(compile([...steps.map(({ file }) => file), 'infra/grants.ts', 'web/src/types.d.ts'])).toBe('');
  });

  it('creates a function, a route and a grant', () => {
    const { entries, grants, routes } = JSON.parse(discover()) as {
      readonly entries: Record<string, string>;
      readonly grants: Record<string, unknown>;
      readonly routes: readonly string[];
    };
    expect(entries['support.close-ticket']).toBe('functions/support/close-ticket.ts');
    expect(routes).toContain('POST /api/support/tickets/{ticketId}/close');
    expect(grants['support.closeTicket']).toEqual({ table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] });
  });

  it('fails to compile and to synthesize without its grant', () => {
    cpSync('functions/support/grants.ts', join(root, 'functions/support/grants.ts'));
    expect(compile(['functions/support/grants.ts'])).toMatch(
      /functions\/support\/grants\.ts.*'closeTicket' is missing/,
    );
    expect(discover()).toContain('support.closeTicket has no grant in functions/support/grants.ts.');
  });
});
