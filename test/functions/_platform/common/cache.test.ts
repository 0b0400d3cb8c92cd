import { keep } from '#functions/_platform/common/cache.ts';

let nowMs = 0;
let made = 0;
const make = (): Promise<number> => Promise.resolve((made += 1));
beforeEach(() => {
  nowMs = 0;
  made = 0;
});
const aRetained = (itemsMax = 2) => keep<number>({ forMs: 1_000, itemsMax }, () => nowMs);

describe('what is kept', () => {
  it('is computed once per key until it expires', async () => {
    const retained = aRetained();
    expect([
      await retained.get('a', make),
      await retained.get('a', make),
      await retained.get('b', make),
    ]).toEqual([1, 1, 2]);
    nowMs = 999;
    expect(await retained.get('a', make)).toBe(1);
    nowMs = 1_000;
    expect(await retained.get('a', make)).toBe(3);
  });

  it('is computed once for concurrent callers', async () => {
    const retained = aRetained();
    expect(await Promise.all([retained.get('a', make), retained.get('a', make)])).toEqual([1, 1]);
  });

  it('is evicted oldest first when the cache is full', async () => {
    const retained = aRetained();
    for (const key of ['a', 'b', 'c']) await retained.get(key, make);
    expect([
      await retained.get('c', make),
      await retained.get('b', make),
      await retained.get('a', make),
    ]).toEqual([3, 2, 4]);
  });

  it('does not cache failures or forgotten values', async () => {
    const retained = aRetained();
    await expect(retained.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await retained.get('a', make)).toBe(1);
    retained.forget('a');
    expect(await retained.get('a', make)).toBe(2);
  });
});
