import { keep } from '#functions/_platform/common/kept.ts';

let nowMs = 0;
let made = 0;
const make = (): Promise<number> => Promise.resolve((made += 1));
beforeEach(() => {
  nowMs = 0;
  made = 0;
});
const aKept = (itemsMax = 2) => keep<number>({ forMs: 1_000, itemsMax }, () => nowMs);

describe('what is kept', () => {
  it('is made once for each key, until its time is over', async () => {
    const kept = aKept();
    expect([await kept.get('a', make), await kept.get('a', make), await kept.get('b', make)]).toEqual([
      1, 1, 2,
    ]);
    nowMs = 999;
    expect(await kept.get('a', make)).toBe(1);
    nowMs = 1_000;
    expect(await kept.get('a', make)).toBe(3);
  });

  it('is made once for all who ask at the same time', async () => {
    const kept = aKept();
    expect(await Promise.all([kept.get('a', make), kept.get('a', make)])).toEqual([1, 1]);
  });

  it('goes where there is too much of it, the first first', async () => {
    const kept = aKept();
    for (const key of ['a', 'b', 'c']) await kept.get(key, make);
    expect([await kept.get('c', make), await kept.get('b', make), await kept.get('a', make)]).toEqual([
      3, 2, 4,
    ]);
  });

  it('is not what failed, nor what is to be forgotten', async () => {
    const kept = aKept();
    await expect(kept.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await kept.get('a', make)).toBe(1);
    kept.forget('a');
    expect(await kept.get('a', make)).toBe(2);
  });
});
