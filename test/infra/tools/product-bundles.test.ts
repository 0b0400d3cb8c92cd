// The product's own functions, bundled as for a deployment.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalFunction, readAssembly } from '#infra/local/assembly/index.ts';
import { buildFunctions } from '#infra/tools/build-functions.ts';
import { unpackedBytes } from '#infra/tools/place-bundles.ts';
import { synthesizedFor } from '../stacks/synthesized.ts';
import { startRefusingAws } from './refusing-aws.ts';
import { whyNotStarted } from './start-bundle.ts';

/** More concurrent runs would not be faster on two processors, but would need more memory. */
const startedAtOnce = 4;
const unpackedBytesMax = 1_000_000;
/** Half of the functions load at most this many files, because each file costs time at every start. */
const filesMedianMax = 8;

/** An import, as it is minified, of a module that takes milliseconds to load. */
const slowModules = /\bfrom"(?:node:)?(http2|readline|stream\/web|zlib)"/g;

/** Functions that check nothing against a schema. */
const withoutSchemas = [
  'access.custom-message.pool',
  'decisions.start-optimizer.schedule',
  'jobs.sweep-work.schedule',
  'jobs.watch-queues.schedule',
  'live.broadcast.stream',
  'live.close.schedule',
  'live.connect.socket',
  'live.disconnect.socket',
  'live.post-confirmation.pool',
  'marketplaces.reconcile.schedule',
  'marketplaces.sync.schedule',
  'notifications.start-hour.schedule',
  'reservations.start-mail-sync.schedule',
];

describe('the product’s functions', () => {
  const outdir = join(mkdtempSync(join(tmpdir(), 'product-')), 'functions');
  const bytesOf = (name: string): number => unpackedBytes(join(outdir, name));
  const filesOf = (name: string): string[] =>
    readdirSync(join(outdir, name)).filter((file) => file.endsWith('.mjs'));
  /** The packages of which a function contains parts, according to its source maps. */
  const carries = (name: string, path: string): boolean =>
    filesOf(name).some((file) =>
      readFileSync(join(outdir, name, `${file}.map`), 'utf8').includes(`/node_modules/${path}`),
    );

  let names: readonly string[];
  beforeAll(async () => {
    ({ names } = await buildFunctions({ outdir }));
  });
  afterAll(() => rmSync(join(outdir, '..'), { recursive: true, force: true }));

  it('are at most 1 MB each, unpacked', () => {
    const tooLarge = names.filter((name) => bytesOf(name) > unpackedBytesMax);
    expect(tooLarge.map((name) => [name, bytesOf(name)])).toEqual([]);
  });

  it('consist of few files each', () => {
    const many = names.filter((name) => filesOf(name).length > filesMedianMax);
    expect(names.length).toBeGreaterThan(100);
    expect(many.length).toBeLessThan(names.length / 2);
  });

  it.each([
    ['what checks the form of entities', 'jsonschema'],
    ['collections of entities, which they have none of', 'electrodb/src/service.js'],
  ])('do not carry %s', (_, path) => {
    expect(names.filter((name) => carries(name, path))).toEqual([]);
  });

  it('load no Node module at a start that takes long to load and is rarely used', () => {
    const importing = (name: string, file: string): readonly string[] =>
      [...readFileSync(join(outdir, name, file), 'utf8').matchAll(slowModules)].map(([, module]) => module!);
    const slow = names.flatMap((name) =>
      filesOf(name).flatMap((file) => importing(name, file).map((module) => `${name}: ${module}`)),
    );
    expect(slow).toEqual([]);
  });

  it('contain schemas only if they check something against one', () => {
    expect(names.filter((name) => !carries(name, 'zod'))).toEqual(withoutSchemas);
  });

  it('contain the table client and the entity descriptions only if they use a table', () => {
    const { functions } = readAssembly(synthesizedFor({ stage: 'dev' }).directory);
    const without = functions.filter(({ environment }) => !('TABLE_NAME' in environment));
    const namesWithout = without.map(({ name }) => name).sort();
    expect(namesWithout).toEqual([
      'access.custom-message.pool',
      'jobs.watch-queues.schedule',
      'marketplaces.relay.stream',
    ]);
    for (const path of ['@aws-sdk/client-dynamodb', '@aws-sdk/lib-dynamodb', 'electrodb'])
      expect(names.filter((name) => !carries(name, path))).toEqual(namesWithout);
  });

  it.each([
    ['XML', '@aws-sdk/xml-builder', '@aws-sdk/client-s3'],
    ['HTTP/2', '@smithy/node-http-handler/dist-es/node-http2-handler.js', '@aws-sdk/client-bedrock-runtime'],
  ])('carry the SDK’s code for %s only with the client that uses it', (_, path, client) => {
    const using = names.filter((name) => carries(name, client));
    expect(using).not.toEqual([]);
    expect(names.filter((name) => carries(name, path))).toEqual(using);
  });

  it('start with the environment of their templates, and read the table meanwhile if they may', async () => {
    const aws = await startRefusingAws();
    const inStages = ['dev', 'prod'].map(
      (stage) => readAssembly(synthesizedFor({ stage }).directory).functions,
    );
    for (const functions of inStages)
      expect(functions.map(({ name }) => name).sort()).toEqual([...names].sort());
    // Most functions have the same variables in both stages. These are started once.
    const byVariables = ({ name, environment }: LocalFunction) =>
      [name, ...Object.keys(environment).sort()].join(' ');
    const different = new Map(inStages.flat().map((one) => [byVariables(one), one]));
    const left = different.values();
    const whyNot: string[] = [];
    const startRest = async (): Promise<void> => {
      for (const { name, environment } of left) {
        const given = { ...environment, AWS_ENDPOINT_URL: aws.urlFor(name) };
        const why = await whyNotStarted(join(outdir, name), given);
        if (why !== undefined) whyNot.push(`${name}: ${why}`);
      }
    };
    await Promise.all(Array.from({ length: startedAtOnce }, startRest));
    aws.close();
    expect(whyNot).toEqual([]);
    // Without the first read, a function's first event takes several times as long.
    const mayRead = inStages.flat().filter(({ environment }) => 'FIRST_READ' in environment);
    const readers = names.filter((name) => aws.requested.get(name)?.includes('BatchGetItem'));
    expect(readers).toEqual(names.filter((name) => mayRead.some((one) => one.name === name)));
  });
});
