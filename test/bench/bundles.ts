// Every Lambda bundle's size, and the time to import it beside a bundle that holds only the DocumentClient.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { interleaved, median, print } from './measure.ts';

const runs = 7;
const bundlesDir = 'dist/functions';

/** Enough of an environment for any function to start. */
const environment = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  TABLE_NAME: 'bench',
  PUSH_QUEUE_URL: 'https://sqs.us-east-1.amazonaws.com/000000000000/pushes.fifo',
  READING_QUEUE_URL: 'https://sqs.us-east-1.amazonaws.com/000000000000/readings',
  OPTIMIZE_QUEUE_URL: 'https://sqs.us-east-1.amazonaws.com/000000000000/optimizations',
  RECORDINGS_BUCKET: 'recordings',
  CREDENTIALS_KEY_ID: 'key',
  WELLHUB_BASE_URL: 'https://wellhub.invalid',
  TOTALPASS_BASE_URL: 'https://totalpass.invalid',
  FITPASS_BASE_URL: 'https://fitpass.invalid',
  WEB_ORIGIN: 'https://cupo.invalid',
  STRIPE_BASE_URL: 'https://stripe.invalid',
  STRIPE_PRICE_ID: 'price_bench',
  STRIPE_SECRET_KEY_ARN: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:key',
  STRIPE_WEBHOOK_SECRET_ARN: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:hook',
};

const script = (file: string) =>
  `const t = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(performance.now() - t); process.exit(0);`;

const importMs = async (file: string): Promise<number> =>
  Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', script(file)], {
      env: environment,
      encoding: 'utf8',
    }),
  );

/** What any function on this table must carry at least. */
async function documentClientAlone(dir: string): Promise<string> {
  const outfile = join(dir, 'index.mjs');
  await build({
    stdin: {
      contents: `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand, PutCommand, DeleteCommand, BatchGetCommand, BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
export const handler = () => [client, GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand, PutCommand, DeleteCommand, BatchGetCommand, BatchWriteCommand];`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    outfile,
  });
  return outfile;
}

interface Bundle {
  readonly name: string;
  readonly kilobytes: number;
  readonly importRatio: number;
}

async function measure(name: string, baseline: string): Promise<Bundle> {
  const file = join(bundlesDir, name, 'index.mjs');
  const { a, b, ratio } = await interleaved(
    runs,
    () => importMs(file),
    () => importMs(baseline),
  );
  const kilobytes = statSync(file).size / 1000;
  print({
    bench: `bundles/${name}`,
    unit: 'ms to import',
    ratio,
    a,
    b,
    runs,
    note: `${kilobytes.toFixed(0)} kB`,
  });
  return { name, kilobytes, importRatio: ratio };
}

function summarise(bundles: readonly Bundle[], baseKilobytes: number): void {
  const workers = bundles.filter(({ name }) => /\.(worker|stream|schedule|socket)$/.test(name));
  const operations = bundles.filter((bundle) => !workers.includes(bundle));
  const ratios = bundles.map(({ importRatio }) => importRatio);
  const size = (of: readonly Bundle[]) => Math.max(...of.map(({ kilobytes }) => kilobytes));
  const line = (bench: string, ratio: number, a: number, b: number, unit: string, note: string) =>
    print({ bench, unit, ratio, a, b, runs, note });
  line(
    'bundles import, median',
    median(ratios),
    median(ratios),
    1,
    'x DocumentClient alone',
    `${bundles.length} functions`,
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
  line('workers, largest', size(workers) / baseKilobytes, size(workers), baseKilobytes, 'kB', 'goal 1800');
}

export async function run(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'cupo-bench-'));
  try {
    const baseline = await documentClientAlone(dir);
    const bundles: Bundle[] = [];
    for (const name of readdirSync(bundlesDir).sort()) bundles.push(await measure(name, baseline));
    summarise(bundles, statSync(baseline).size / 1000);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
