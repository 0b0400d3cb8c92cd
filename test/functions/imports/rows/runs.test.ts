import { setImmediate } from 'node:timers/promises';
import { uploads } from '#functions/_platform/adapters/files.ts';
import type { Files } from '#functions/_platform/ports/files.ts';
import { layRuns, readChunkRows } from '#functions/imports/rows/runs.ts';
import { startImports, type TestImports } from '#test/builders/start-imports.ts';

const days = ['20260103', '20260101', '20260102'];
const mebibyte = 1024 * 1024;

interface Row {
  readonly at: number;
  readonly day: string;
  readonly text: string;
}

const rowAt = (at: number, characters: number): Row => ({
  at,
  day: days[at % days.length]!,
  text: 'ñ'.repeat(characters),
});

describe('rows written as runs', () => {
  let imports: TestImports;
  beforeAll(async () => {
    imports = await startImports();
  });
  afterAll(() => imports.close());

  const keyOf = (run: number) => `runs/${run}`;

  async function readBack(rows: readonly Row[], chunkRows: number): Promise<Row[][]> {
    const runs = layRuns(uploads(), keyOf);
    for (const row of rows) await runs.add(row.day, row);
    const chunks = await runs.finish(chunkRows);
    return Promise.all(chunks.map((chunk) => readChunkRows<Row>(uploads(), keyOf, chunk)));
  }

  it.each([
    ['few', 7, 10],
    ['so many that they need several runs', 900, 10_000],
  ])('come back day by day: %s', async (_, count, characters) => {
    const rows = Array.from({ length: count }, (_, at) => rowAt(at, characters));
    const read = await readBack(rows, Math.ceil(count / days.length));
    const ofDay = (day: string) => rows.filter((row) => row.day === day);
    expect(read).toEqual([ofDay('20260101'), ofDay('20260102'), ofDay('20260103')]);
  });

  it('come back even if a row is longer than a run', async () => {
    const rows = [rowAt(0, 10), rowAt(1, 3 * mebibyte), rowAt(2, 10), rowAt(3, 10)];
    const read = await readBack(rows, 100);
    expect(read.flat().sort((a, b) => a.at - b.at)).toEqual(rows);
  });

  it('are accepted while the run before is written', async () => {
    const events: string[] = [];
    const files: Files = {
      ...uploads(),
      put: async (key, bytes) => {
        events.push(`${key} begins`);
        await setImmediate();
        await uploads().put(key, bytes);
        events.push(`${key} ends`);
      },
    };
    const runs = layRuns(files, keyOf);
    for (const row of [rowAt(0, mebibyte), rowAt(1, mebibyte)]) await runs.add(row.day, row);
    events.push('accepted');
    await runs.finish(100);
    expect(events).toEqual(['runs/0 begins', 'accepted', 'runs/0 ends', 'runs/1 begins', 'runs/1 ends']);
  });

  it.each([
    ['an earlier run', 'runs/0'],
    ['the last run', 'runs/1'],
  ])('are not listed if %s could not be written', async (_, failing) => {
    const put: Files['put'] = async (key, bytes) => {
      if (key === failing) throw new Error('the bucket is gone');
      await uploads().put(key, bytes);
    };
    const runs = layRuns({ ...uploads(), put }, keyOf);
    for (const row of [rowAt(0, mebibyte), rowAt(1, mebibyte)]) await runs.add(row.day, row);
    await expect(runs.finish(100)).rejects.toThrow('the bucket is gone');
  });

  it('are written in pieces of at most 4 MB', async () => {
    const rows = Array.from({ length: 900 }, (_, at) => rowAt(at, 10_000));
    await readBack(rows, 100);
    const sizes = await Promise.all([0, 1, 2, 3, 4].map((run) => uploads().sizeOf(keyOf(run))));
    expect(Math.max(...sizes.map((size = 0) => size))).toBeLessThanOrEqual(4 * mebibyte);
  });
});
