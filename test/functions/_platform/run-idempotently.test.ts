import { startTable, type TestTable } from '../../builders/start-table.ts';
import { forTheFirst, runIdempotently } from '#functions/_platform/run-idempotently.ts';
import { tableOf } from '#test/builders/table-of.ts';

const studioId = '75757575-7575-4575-8575-000000000001';
const clock = { now: () => new Date('2027-03-01T12:00:00Z') };

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

async function asks(key: string, by: string, work = async () => undefined): Promise<boolean> {
  return forTheFirst(tableOf(studioId), studioId, { key, by }, clock, work);
}

describe('work for the first caller', () => {
  it('is done for that caller only', async () => {
    expect([await asks('a', 'first'), await asks('a', 'second'), await asks('b', 'second')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is done again for the same caller if the first attempt died', async () => {
    const dies = () => Promise.reject(new Error('killed'));
    await expect(asks('c', 'first', dies)).rejects.toThrow('killed');
    expect(await asks('c', 'second')).toBe(false);
    expect(await asks('c', 'first')).toBe(true);
  });

  it('costs one write', async () => {
    const before = table.calls.length;
    await asks('d', 'first');
    const calls = table.calls.slice(before);
    expect(calls.reduce((sum, { writeUnits, readUnits }) => sum + writeUnits + readUnits, 0)).toBe(1);
  });
});

describe('work that is done once', () => {
  it('is retried by a second delivery after the first lease expires, and is not done twice', async () => {
    let nowMs = Date.parse('2027-03-01T12:00:00Z');
    const later = { now: () => new Date(nowMs) };
    let times = 0;
    const ask = (work: () => Promise<void>) => runIdempotently(tableOf(studioId), studioId, 'e', later, work);
    await ask(async () => {
      times += 1;
      nowMs += 5 * 60_000;
      await expect(ask(async () => void (times += 1))).rejects.toMatchObject({
        name: 'RetryLater',
        afterSeconds: 10 * 60,
      });
    });
    expect(await ask(async () => void (times += 1))).toBe(false);
    expect(times).toBe(1);
  });
});
