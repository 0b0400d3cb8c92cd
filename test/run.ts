// `node test/run.ts [PROJECT…] [arguments for Jest]`: runs the suites of the projects, by default of all three, in
// parallel. Unless TEST_SIZE is `nightly`, those of `nightly-suites.ts` are left out. If only a few fail, they run
// once more, alone: a twin and a browser are real processes, which a busy machine can delay beyond a story's time
// limits. The first failure stays in the output and is named at the end; a suite that fails twice fails the run.
// The duration of each suite is written to `.local/test-run.json`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { leftOut, nightlySuites } from './nightly-suites.ts';
import { size } from './size.ts';
import { linesOf, testRunOf, type Ran } from './suites.ts';

const projects = ['unit', 'journeys', 'browser'];
const testRunFile = '.local/test-run.json';

/**
 * More simultaneous failures are not a coincidence: a machine that stalls for a minute affects two suites at a time.
 */
const suitesAgainMax = 8;

const jestArguments = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  '--config',
  'test/jest.config.mjs',
];

interface Run {
  readonly code: number;
  /** Absent if the run did not finish. */
  readonly suites: readonly Ran[];
}

function run(folder: string, options: readonly string[]): Run {
  const file = join(folder, 'suites.json');
  rmSync(file, { force: true });
  const env = { ...process.env, SUITES_FILE: file };
  const { status } = spawnSync(process.execPath, [...jestArguments, ...options], { stdio: 'inherit', env });
  const suites = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Ran[]) : [];
  return { code: status ?? 1, suites };
}

function runAgain(folder: string, ofProjects: readonly string[], failed: readonly string[]): Run {
  process.stdout.write(`\nFailed, and run again with nothing beside: ${failed.join(', ')}\n\n`);
  return run(folder, ['--runTestsByPath', ...failed, ...ofProjects, '--runInBand', '--forceExit']);
}

function runAll(folder: string, wanted: readonly string[], more: readonly string[]): number {
  const beganMs = performance.now();
  const ofProjects = ['--selectProjects', ...wanted];
  const ofSize = size === 'push' ? [`--testPathIgnorePatterns=${leftOut()}`] : [];
  const workers = ['--maxWorkers=100%', '--workerIdleMemoryLimit=1500MB'];
  const first = run(folder, [...more, ...ofProjects, ...ofSize, ...workers]);
  const failed = first.suites.filter(({ passed }) => !passed).map(({ suite }) => suite);
  const isTriedAgain = first.code !== 0 && failed.length > 0 && failed.length <= suitesAgainMax;
  const again = isTriedAgain ? runAgain(folder, ofProjects, failed) : undefined;
  const seconds = Math.round((performance.now() - beganMs) / 1000);
  const testRun = testRunOf(seconds, first.suites, again?.suites ?? []);
  mkdirSync(dirname(testRunFile), { recursive: true });
  writeFileSync(testRunFile, `${JSON.stringify(testRun, null, 2)}\n`);
  process.stdout.write(`${linesOf(testRun).join('\n')}\n`);
  if (size === 'push')
    process.stdout.write(`Left to the nightly run: ${Object.values(nightlySuites).flat().length} suites\n`);
  return again?.code ?? first.code;
}

const given = process.argv.slice(2);
const named = given.findIndex((one) => !projects.includes(one));
const wanted = named === -1 ? given : given.slice(0, named);
const folder = mkdtempSync(join(tmpdir(), 'cupo-run-'));
process.exitCode = runAll(folder, wanted.length > 0 ? wanted : projects, given.slice(wanted.length));
rmSync(folder, { recursive: true, force: true });
