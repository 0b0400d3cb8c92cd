import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { bundling } from '#infra/tools/build-functions.ts';
import { packedLoader } from '#infra/tools/carried-files.ts';
import { dataModules, packedData } from '#infra/tools/packed-data.ts';

/** All data of the modules, as numbers and text. */
const printing = `
${[...dataModules.values()].map((path, at) => `import * as m${at} from ${JSON.stringify(path)};`).join('\n')}
const plain = (_, value) => (ArrayBuffer.isView(value) ? [value.constructor.name, ...value] : value);
console.log(JSON.stringify([${[...dataModules.keys()].map((at) => `m${at}`).join(', ')}], plain));`;

const dir = mkdtempSync(join(tmpdir(), 'packed-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/**
 * A bundle that prints all of this data.
 *
 * @returns its folder
 */
async function bundled(name: string, options: { readonly isPacked: boolean }): Promise<string> {
  const outdir = join(dir, name);
  await build({
    ...bundling,
    sourcemap: false,
    stdin: { contents: printing, resolveDir: process.cwd(), sourcefile: 'entry.js' },
    loader: packedLoader,
    plugins: options.isPacked ? [packedData] : [],
    outdir,
    entryNames: 'index',
    outExtension: { '.js': '.mjs' },
  });
  return outdir;
}

const printedBy = (folder: string): string => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'index.mjs')], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  expect(stderr).toBe('');
  return stdout;
};

const bytesOf = (folder: string): number =>
  readdirSync(folder).reduce((bytes, file) => bytes + statSync(join(folder, file)).size, 0);

describe('data in packages', () => {
  it('is the same after packing, in half the size', async () => {
    const [asCode, packed] = await Promise.all([
      bundled('code', { isPacked: false }),
      bundled('packed', { isPacked: true }),
    ]);
    const held = printedBy(asCode);
    expect(held.length).toBeGreaterThan(200_000);
    expect(printedBy(packed) === held).toBe(true);
    expect(readdirSync(packed).filter((file) => file.endsWith('.packed'))).toHaveLength(dataModules.length);
    expect(bytesOf(packed)).toBeLessThan(bytesOf(asCode) / 2);
  });
});
