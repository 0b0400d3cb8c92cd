import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseSync } from 'oxc-parser';
import { tracked, withLine } from './lines.ts';

const functions = tracked.filter((file) => /^functions\/.*\.ts$/.test(file));

const isFunction = (type: unknown): boolean => typeof type === 'string' && type.includes('Function');

/** Whether a module waits for something while it is imported. */
function awaits(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(awaits);
  if (typeof node !== 'object' || node === null) return false;
  const { type, await: each } = node as { type?: unknown; await?: unknown };
  if (isFunction(type)) return false;
  if (type === 'AwaitExpression' || (type === 'ForOfStatement' && each === true)) return true;
  return Object.values(node).some(awaits);
}
const awaitsAtImport = (text: string): boolean => awaits(parseSync('module.ts', text).program.body);

describe('importing a module of functions/', () => {
  it('waits for nothing', () => {
    expect(awaitsAtImport('await read();')).toBe(true);
    expect(awaitsAtImport('if (wanted) { const a = [await read()]; }')).toBe(true);
    expect(awaitsAtImport('const a = async () => await read(); async function b() { await read(); }')).toBe(
      false,
    );
    expect(functions.filter((file) => awaitsAtImport(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('reads no environment', () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['test/guards/read-at-import.ts'], {
      encoding: 'utf8',
    });
    expect(stderr).not.toContain('Error');
    const { files, reads } = JSON.parse(stdout) as { files: number; reads: string[] };
    expect(files).toBe(functions.length);
    expect(reads).toEqual([]);
  });

  it('reads the environment in one file only, and only on request', () => {
    const reading = withLine(functions, /process\.env/).map((line) => line.split(':')[0]);
    expect([...new Set(reading)]).toEqual(['functions/_platform/common/environment.ts']);
  });
});

describe('tests', () => {
  it('import statically, except for bundles that they test', () => {
    const dynamic = withLine(
      tracked.filter((file) => /^test\/.*\.tsx?$/.test(file) && !file.startsWith('test/guards/')),
      /\bimport\(/,
    ).map((line) => line.split(':')[0]);
    expect([...new Set(dynamic)]).toEqual([
      // This bench measures the cost of a start, by bundles and by modules.
      'test/bench/bundles.ts',
      'test/bench/import-worker.ts',
      // Runs the requested benches.
      'test/bench/run.ts',
      'test/infra/tools/build-functions.test.ts',
      'test/infra/tools/start-bundle.ts',
    ]);
  });
});
