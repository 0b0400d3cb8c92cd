// The product's own functions, bundled as they are for a deployment.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFunctions } from '#infra/tools/build-functions.ts';
import { unpackedBytes } from '#infra/tools/place-bundles.ts';

const unpackedBytesMax = 1_000_000;

/** These carry more for now, and may not grow. */
const larger: Readonly<Record<string, number>> = {
  'marketplaces.credentials.worker': 1_110_000,
  'reservations.sync-mail.worker': 1_440_000,
};

/** They hold nothing to a schema. */
const withoutSchemas = [
  'decisions.start-optimizer.schedule',
  'jobs.sweep-work.schedule',
  'live.broadcast.stream',
  'live.close.schedule',
  'live.connect.socket',
  'live.disconnect.socket',
  'marketplaces.reconcile.schedule',
  'marketplaces.sync.schedule',
  'reservations.start-mail-sync.schedule',
];

describe('the product’s functions', () => {
  const outdir = join(mkdtempSync(join(tmpdir(), 'product-')), 'functions');
  const bytesOf = (name: string): number => unpackedBytes(join(outdir, name));
  const filesOf = (name: string): string[] =>
    readdirSync(join(outdir, name)).filter((file) => file.endsWith('.mjs'));
  /** The packages of which a function carries a part, by its source maps. */
  const carries = (name: string, path: string): boolean =>
    filesOf(name).some((file) =>
      readFileSync(join(outdir, name, `${file}.map`), 'utf8').includes(`/node_modules/${path}/`),
    );

  let names: readonly string[];
  beforeAll(async () => {
    ({ names } = await buildFunctions({ outdir }));
  });
  afterAll(() => rmSync(join(outdir, '..'), { recursive: true, force: true }));

  it('are of 1 MB each at most, unpacked', () => {
    const tooLarge = names.filter((name) => bytesOf(name) > (larger[name] ?? unpackedBytesMax));
    expect(tooLarge.map((name) => [name, bytesOf(name)])).toEqual([]);
  });

  it('are named as larger only while they are', () => {
    expect(Object.keys(larger).filter((name) => bytesOf(name) <= unpackedBytesMax)).toEqual([]);
  });

  it('carry what checks the form of entities in no start', () => {
    expect(names.filter((name) => carries(name, 'jsonschema'))).toEqual([]);
  });

  it('carry schemas only where something is held to one', () => {
    expect(names.filter((name) => !carries(name, 'zod'))).toEqual(withoutSchemas);
  });
});
