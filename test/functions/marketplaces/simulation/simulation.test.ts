import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import { size } from '#test/size.ts';
import { bundle, startBundler, type Bundler } from './bundle.ts';
import { httpFaults } from './marketplace.ts';
import { mutants, type Mutant } from './mutants.ts';

interface Seeds {
  readonly done: number;
  readonly failures: readonly { readonly seed: number; readonly violations: readonly string[] }[];
  readonly seen: Readonly<Record<string, number>>;
  readonly traces: readonly string[];
}

interface Points {
  readonly ios: readonly string[];
  readonly runs: number;
  readonly failures: readonly unknown[];
}

interface Enumerated {
  readonly runs: number;
  readonly failures: readonly unknown[];
}

/** How many seeded schedules run, and whether all pairs of faults at crash points run or a quarter. */
const { schedules, pairsEvery } = {
  push: { schedules: 2_000, pairsEvery: 4 },
  nightly: { schedules: 20_000, pairsEvery: 1 },
}[size];
/** How often each kind of fault and outcome has to happen in them. */
const timesMin = schedules / 200;
/** The number of seeds of a push, which also applies at night: a bug that needs more would be found a day late. */
const seedsPerMutantMax = 2_000;
/** Work is split into pieces, so that an idle process can take the next one. */
const piece = 500;
const minutesMs = 60_000;
const bytesMax = 64 * 1024 * 1024;

const dir = mkdtempSync(join(tmpdir(), 'simulation-'));
const product = join(dir, 'product.mjs');

async function run<T>(file: string, ...args: string[]): Promise<T> {
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { maxBuffer: bytesMax });
  return JSON.parse(stdout) as T;
}

const seeds = (file: string, from: number, count: number, ...more: string[]): Promise<Seeds> =>
  run<Seeds>(file, '--from', String(from), '--count', String(count), ...more);

/** Runs all schedules, with one process per processor. */
const allSchedules = (): Promise<Seeds[]> =>
  inParallel(
    Array.from({ length: schedules / piece }, (_, at) => at * piece),
    availableParallelism(),
    (from) => seeds(product, from, piece),
  );

/** Whether a bug breaks a schedule. The seed that is known to reveal it is tried before all others. */
async function isCaught(file: string, { seed, seedsMax = seedsPerMutantMax }: Mutant): Promise<boolean> {
  const catches = async (from: number, count: number): Promise<boolean> =>
    (await seeds(file, from, count, '--until-caught')).failures.length > 0;
  return (seed !== undefined && seed < seedsMax && (await catches(seed, 1))) || catches(0, seedsMax);
}

const sum = (all: readonly Seeds[], name: string): number =>
  all.reduce((total, { seen }) => total + (seen[name] ?? 0), 0);

beforeAll(() => bundle(product));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('from an approval to its confirmation', () => {
  it(
    'every input and output may fail in every way, and later ones too: nothing is lost and nothing is wrong',
    async () => {
      const { ios, runs, failures } = await run<Points>(
        product,
        '--crash-points',
        '--pairs-every',
        String(pairsEvery),
      );
      expect(failures).toEqual([]);
      expect(ios).toEqual(
        expect.arrayContaining([
          'approve: table transaction',
          'relay: queue send',
          'push: key',
          'push: http PATCH ',
          'push: recording',
        ]),
      );
      // Three faults at each point, and each combined with the two faults of every later point, or of its share of
      // them.
      const pairs = (ios.length * (ios.length - 1)) / 2 / pairsEvery;
      expect(runs).toBeGreaterThan(3 * ios.length + 6 * pairs);
    },
    10 * minutesMs,
  );
});

describe('a request whose worker was killed', () => {
  it(
    'may arrive in almost any minute of the following hour, whatever was decided meanwhile: within ten minutes everything is right again',
    async () => {
      const { runs, failures } = await run<Enumerated>(product, '--late-arrivals');
      expect(failures).toEqual([]);
      expect(runs).toBe(300);
    },
    10 * minutesMs,
  );
});

describe('a change and its push', () => {
  it(
    'may be delayed at each input and output while the class changes otherwise: everything is right in the end',
    async () => {
      const { runs, failures } = await run<Enumerated>(product, '--overtaken');
      expect(failures).toEqual([]);
      // Four actions with at least ten inputs and outputs each on average, and four changes that happen during the
      // delay.
      expect(runs).toBeGreaterThanOrEqual(160);
    },
    10 * minutesMs,
  );
});

describe('with faults of every kind', () => {
  let all: Seeds[];

  beforeAll(async () => {
    all = await allSchedules();
  }, 30 * minutesMs);

  it(`${schedules} schedules keep every invariant, and everything is right once the marketplace is read after the last fault`, () => {
    expect(all.flatMap(({ failures }) => failures)).toEqual([]);
    expect(all.reduce((total, { done }) => total + done, 0)).toBe(schedules);
  });

  it.each([
    ...httpFaults,
    'crash-before table',
    'crash-after table',
    'crash-before http',
    'crash-after http',
    'crash-before queue',
    'crash-after queue',
    'crash-late http',
    'refused table',
    'lost table',
    'refused queue',
    'lost queue',
    'refused key',
    'refused recording',
    'error push: held',
    'error push: RetryLater',
    'push acked',
    'push superseded',
    'push failed',
    'source automatic',
    'source manual',
    'source reconciler',
    'decision executed',
    'decision failed',
    'audit activity.redrive',
    'audit settings.pauseAutomation',
    'dead letter',
  ])(`%s happens ${timesMin} times`, (name) => {
    expect(sum(all, name)).toBeGreaterThanOrEqual(timesMin);
  });

  it(
    'the same seed always gives the same story',
    async () => {
      const { traces } = await seeds(product, 0, 100);
      expect(new Set(traces).size).toBe(100);
      expect(all[0]?.traces.slice(0, 100)).toEqual(traces);
    },
    5 * minutesMs,
  );
});

describe('a bug', () => {
  let bundler: Bundler;
  beforeAll(async () => {
    bundler = await startBundler();
  });
  afterAll(() => bundler.dispose());

  it.each(mutants.map((mutant, at) => [mutant.name, mutant, at] as const))(
    'is noticed: %s',
    async (_, mutant, at) => {
      const file = join(dir, `mutant-${at}.mjs`);
      await bundler.bundle(file, mutant);
      if (mutant.shownBy === undefined) return expect(await isCaught(file, mutant)).toBe(true);
      const { failures } = await run<Enumerated>(file, `--${mutant.shownBy}`, '--until-caught');
      return expect(failures).not.toEqual([]);
    },
    10 * minutesMs,
  );
});
