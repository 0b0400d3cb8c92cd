// npm run -s mutation [-- --update] [PATH…]: changes forecast and allocation in one place at a time and runs their
// tests. Fails if a mutant survives without a reason in survivors.json, or a reason has no matching mutant.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { judge, update, type Accepted } from './accepted.ts';
import { bundle } from './bundle.ts';
import { instrumented } from './coverage.ts';
import { applied, mutantsOf, type Mutant } from './mutants.ts';
import { TestRunner } from './runner.ts';
import type { Measured } from './worker.ts';

const root = path.join(import.meta.dirname, '../..');
const limitMsMin = 6_000;

interface Source {
  readonly file: string;
  readonly text: string;
  readonly mutants: readonly Mutant[];
  /** The number of each mutant's location. */
  readonly sites: readonly number[];
}

interface Outcome {
  readonly mutant: Mutant;
  readonly killedBy: string | null;
}

const find = (...patterns: string[]): string[] => globSync(patterns, { cwd: root }).sort();

const testFiles = (): string[] =>
  find('test/shared/core/{forecast,allocation}/*.test.ts', 'test/references/*.test.ts');

function readSources(): { sources: Source[]; changed: Map<string, string>; sites: number } {
  const changed = new Map<string, string>();
  const sources: Source[] = [];
  let sites = 0;
  for (const file of find('shared/core/{forecast,allocation}/*.ts')) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const mutants = mutantsOf(file, text);
    const covered = instrumented(text, mutants, sites);
    changed.set(file, covered.text);
    sources.push({ file, text, mutants, sites: covered.numbers });
    sites += mutants.length;
  }
  return { sources, changed, sites };
}

/**
 * The tests that reach a mutant, fastest first. A file's top-level code runs only once, for the first test that loads
 * it.
 */
function testsFor(source: Source, i: number, measured: readonly Measured[]): Measured[] {
  const site = source.sites[i] ?? -1;
  const reach =
    source.mutants[i]?.where === '' ? measured : measured.filter(({ hits }) => hits.includes(site));
  return [...reach].sort((a, b) => a.ms - b.ms);
}

async function tryAll(runner: TestRunner, source: Source, measured: readonly Measured[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [i, mutant] of source.mutants.entries()) {
    const tests = testsFor(source, i, measured);
    if (tests.length === 0 && mutant.isFallback) continue;
    const files = [...new Set(tests.map(({ file }) => file))];
    const code = await bundle(files, new Map([[source.file, applied(source.text, mutant)]]));
    const usualMs = tests.reduce((sum, { ms }) => sum + ms, 0);
    const killedBy = await runner.tryOut(code, tests, limitMsMin + 5 * usualMs);
    outcomes.push({ mutant, killedBy });
  }
  return outcomes;
}

const columns = [48, 9, 9, 10, 9];
const row = (...cells: (string | number)[]): string =>
  cells
    .map((cell, i) =>
      i === 0 ? String(cell).padEnd(columns[0] ?? 0) : String(cell).padStart(columns[i] ?? 0),
    )
    .join('');

function count(outcomes: readonly Outcome[]): number[] {
  const timeouts = outcomes.filter(({ killedBy }) => killedBy === 'time').length;
  const survived = outcomes.filter(({ killedBy }) => killedBy === null).length;
  return [outcomes.length, outcomes.length - survived - timeouts, timeouts, survived];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean' } },
});
const { sources, changed, sites } = readSources();
const wanted = sources.filter(
  ({ file }) => positionals.length === 0 || positionals.some((part) => file.includes(part)),
);
const runner = new TestRunner();
const measured = await runner.measure(await bundle(testFiles(), changed), sites);
process.stdout.write(`${row('file', 'mutants', 'killed', 'timed out', 'survived')}\n`);
const all: Outcome[] = [];
for (const source of wanted) {
  const outcomes = await tryAll(runner, source, measured);
  all.push(...outcomes);
  process.stdout.write(`${row(source.file, ...count(outcomes))}\n`);
}
runner.end();
process.stdout.write(`${row('all', ...count(all))}\n`);
const survivors = all.filter(({ killedBy }) => killedBy === null).map(({ mutant }) => mutant);
const tried = new Set(wanted.map(({ file }) => file));
if (values.update) update(survivors, tried);
const { withoutReason, withoutSurvivor } = judge(survivors, tried);
const reported = ({ file, where, original, replacement }: Omit<Accepted, 'reason'>): string =>
  `  ${file} › ${where}: ${original} → ${replacement}\n`;
if (withoutReason.length > 0)
  process.stdout.write(`They live without a reason:\n${withoutReason.map(reported).join('')}`);
if (withoutSurvivor.length > 0)
  process.stdout.write(`Reasons without a living mutant:\n${withoutSurvivor.map(reported).join('')}`);
process.exitCode = withoutReason.length + withoutSurvivor.length > 0 ? 1 : 0;
