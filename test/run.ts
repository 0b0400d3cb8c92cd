// `node test/run.ts PROJECT`: all suites of a project. A few that fail run once more, alone, with nothing beside them: a
// twin and a browser are real processes, which a busy machine can hold up beyond what a story waits for. What failed at
// first stays in the output and is named at the end; what fails twice fails.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';

/** More than these at once are no accident: a machine that stands still for a minute meets two suites at a time. */
const suitesAgainMax = 8;

const jestArguments = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  '--config',
  'test/jest.config.mjs',
];

/** @returns the exit code, and the suites that failed; undefined where the run did not come to its end */
function run(folder: string, asked: readonly string[]): { code: number; failed: string[] | undefined } {
  const file = join(folder, 'failed-suites.json');
  rmSync(file, { force: true });
  const env = { ...process.env, FAILED_SUITES_FILE: file };
  const { status } = spawnSync(process.execPath, [...jestArguments, ...asked], { stdio: 'inherit', env });
  const failed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : undefined;
  return { code: status ?? 1, failed };
}

function runAll(folder: string, project: string, more: readonly string[]): number {
  const ofProject = ['--selectProjects', project];
  const first = run(folder, [...more, ...ofProject, '--maxWorkers=100%', '--workerIdleMemoryLimit=1500MB']);
  const { code, failed = [] } = first;
  if (code === 0 || failed.length === 0 || failed.length > suitesAgainMax) return code;
  const names = failed.map((path) => relative(process.cwd(), path)).join(', ');
  process.stdout.write(`\nFailed, and run again with nothing beside: ${names}\n\n`);
  const again = run(folder, ['--runTestsByPath', ...failed, ...ofProject, '--runInBand', '--forceExit']);
  process.stdout.write(
    `\n${again.code === 0 ? 'Failed at first, passed alone' : 'Failed twice'}: ${names}\n`,
  );
  return again.code;
}

const [project, ...more] = process.argv.slice(2);
if (project === undefined) throw new Error('node test/run.ts PROJECT, such as unit, journeys or browser');
const folder = mkdtempSync(join(tmpdir(), 'cupo-run-'));
process.exitCode = runAll(folder, project, more);
rmSync(folder, { recursive: true, force: true });
