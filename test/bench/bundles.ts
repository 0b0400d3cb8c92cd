// Every Lambda bundle's size, and the processor time to import it beside a bundle that holds only the DocumentClient.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import process from 'node:process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { type LocalFunction, readAssembly } from '#infra/local/assembly/index.ts';
import { bundling } from '#infra/tools/build-functions.ts';
import { narrowed } from '#infra/tools/narrowings.ts';
import { unpackedBytes } from '#infra/tools/place-bundles.ts';
import { insist, interleaved, isSmallest, median, print, sized } from './measure.ts';

const runs = sized(7, 1);
/** A bundle of each kind is tried at the smallest size. */
const smallest = ['access.get-session', 'marketplaces.credentials.worker'];

/** The environment variables of a start that the stacks do not set. No request is made, because there is no table. */
const machine = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'bench', AWS_SECRET_ACCESS_KEY: 'bench' };

/** The environment that the stacks give a function. Reads of the table during a start are not part of its import. */
const environmentOf = ({ environment }: LocalFunction): Record<string, string> => {
  const others = Object.entries(environment).filter(([name]) => name !== 'FIRST_READ');
  return { ...machine, ...Object.fromEntries(others) };
};

const script = (file: string) =>
  `const before = process.cpuUsage(); const { handler } = await import(${JSON.stringify(pathToFileURL(file).href)}); const { user, system } = process.cpuUsage(before); const ms = (user + system) / 1000; if (typeof handler !== 'function') throw new Error('it has no handler'); console.log(ms); process.exit(0);`;

/** @throws {NothingMeasured} for a bundle that does not exist, does not start or has no handler */
export function importMs(file: string, env: Readonly<Record<string, string>>): number {
  const given = ['--input-type=module', '-e', script(file)];
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { env, encoding: 'utf8' });
  const why = /^\w*Error.*$/m.exec(stderr)?.[0] ?? stderr;
  insist(status === 0, `${file} cannot be imported: ${why}`);
  return Number(stdout);
}

/**
 * The least code that any function using this table must contain, bundled in the same way as functions. @returns its
 * entry
 */
async function documentClientAlone(dir: string): Promise<string> {
  await build({
    ...bundling,
    plugins: [narrowed],
    stdin: {
      contents: `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand, PutCommand, DeleteCommand, BatchGetCommand, BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
export const handler = () => [client, GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand, PutCommand, DeleteCommand, BatchGetCommand, BatchWriteCommand];`,
      resolveDir: process.cwd(),
      sourcefile: 'index.ts',
    },
    splitting: true,
    outdir: dir,
    entryNames: 'index',
    outExtension: { '.js': '.mjs' },
  });
  return join(dir, 'index.mjs');
}

/** The deployed files of a folder. */
const kilobytesOf = (dir: string): number => unpackedBytes(dir) / 1000;

interface Bundle {
  readonly name: string;
  readonly kilobytes: number;
  readonly importRatio: number;
  readonly importMs: number;
  readonly baselineMs: number;
}

async function measure(one: LocalFunction, baseline: string): Promise<Bundle> {
  const { name, codeDir } = one;
  const file = join(codeDir, 'index.mjs');
  const environment = environmentOf(one);
  const { a, b, ratio } = await interleaved(
    runs,
    async () => importMs(file, environment),
    async () => importMs(baseline, environment),
  );
  const kilobytes = kilobytesOf(codeDir);
  print({
    bench: `bundles/${name}`,
    unit: 'ms of processor time to import',
    ratio,
    a,
    b,
    runs,
    note: `${kilobytes.toFixed(0)} kB`,
  });
  return { name, kilobytes, importRatio: ratio, importMs: a, baselineMs: b };
}

function summarise(bundles: readonly Bundle[], baseKilobytes: number): void {
  const workers = bundles.filter(({ name }) => /\.(worker|stream|schedule|socket)$/.test(name));
  const operations = bundles.filter((bundle) => !workers.includes(bundle));
  const ratios = bundles.map(({ importRatio }) => importRatio);
  const size = (some: readonly Bundle[]) => Math.max(...some.map(({ kilobytes }) => kilobytes));
  const line = (bench: string, ratio: number, a: number, b: number, unit: string, note: string) =>
    print({ bench, unit, ratio, a, b, runs, note });
  line(
    'bundles import, median',
    median(ratios),
    median(bundles.map(({ importMs }) => importMs)),
    median(bundles.map(({ baselineMs }) => baselineMs)),
    'ms of processor time to import, beside the DocumentClient alone',
    `${bundles.length} functions, goal 2.0`,
  );
  line('bundles import, largest', Math.max(...ratios), Math.max(...ratios), 1, 'x DocumentClient alone', '');
  line(
    'operations, largest',
    size(operations) / baseKilobytes,
    size(operations),
    baseKilobytes,
    'kB',
    'goal 1000',
  );
  line('workers, largest', size(workers) / baseKilobytes, size(workers), baseKilobytes, 'kB', 'goal 1000');
}

/** Every function of the stacks, by name. */
function functionsHere(): LocalFunction[] {
  insist(existsSync('cdk.out/manifest.json'), 'cdk.out has no stacks: npm run synth comes first');
  const { functions } = readAssembly('cdk.out');
  const wanted = functions.filter(({ name }) => !isSmallest || smallest.includes(name));
  insist(
    wanted.length >= smallest.length,
    `the stacks have ${wanted.length} functions: npm run synth comes first`,
  );
  return wanted.sort((one, other) => one.name.localeCompare(other.name));
}

export async function run(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'cupo-bench-'));
  try {
    const functions = functionsHere();
    const baseline = await documentClientAlone(dir);
    const bundles: Bundle[] = [];
    for (const one of functions) bundles.push(await measure(one, baseline));
    summarise(bundles, kilobytesOf(dir));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
