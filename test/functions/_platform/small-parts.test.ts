import { setImmediate as nextTurn } from 'node:timers/promises';
import * as fc from 'fast-check';
import { BatchIncomplete, untilDone } from '#functions/_data/table/batch.ts';
import { chunksOf, inParallel } from '#functions/_platform/common/in-parallel.ts';

describe('working in parallel', () => {
  test('results have the order of the items, and no more tasks run at once than allowed', async () => {
    let running = 0;
    let most = 0;
    const answers = await inParallel([...Array(20).keys()], 3, async (n) => {
      running += 1;
      most = Math.max(most, running);
      for (let turn = 0; turn < (n * 7) % 5; turn += 1) await Promise.resolve();
      running -= 1;
      return n * 2;
    });
    expect(answers).toEqual([...Array(20).keys()].map((n) => n * 2));
    expect(most).toBe(3);
    expect(await inParallel([], 3, () => Promise.reject(new Error('never')))).toEqual([]);
  });

  test('the first failure stops the batch: no further task begins', async () => {
    const begun: number[] = [];
    const work = inParallel([...Array(50).keys()], 2, async (n) => {
      begun.push(n);
      await Promise.resolve();
      if (n === 3) throw new Error('at 3');
    });
    await expect(work).rejects.toThrow('at 3');
    const count = begun.length;
    await Promise.resolve();
    expect(begun.length).toBe(count);
    expect(count).toBeLessThan(10);
  });

  test('the first failure is reported when the running tasks have ended, and not while they still write', async () => {
    const slow = Promise.withResolvers<void>();
    const ends = [slow.promise, Promise.reject(new Error('first')), slow.promise];
    const reported: unknown[] = [];
    const work = inParallel(ends, 3, (end) => end).catch((error: unknown) => void reported.push(error));
    await nextTurn();
    expect(reported).toEqual([]);
    slow.reject(new Error('later'));
    await work;
    expect(reported).toEqual([new Error('first')]);
  });

  test('chunks contain everything once, in order, none larger than the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (items, size) => {
        const chunks = chunksOf(items, size);
        expect(chunks.flat()).toEqual(items);
        expect(chunks.every(({ length }) => length > 0 && length <= size)).toBe(true);
      }),
    );
  });
});

describe('a batch with unprocessed items', () => {
  test('only the unprocessed items are sent again', async () => {
    const sent: number[][] = [];
    await untilDone([1, 2, 3, 4], async (items) => {
      sent.push([...items]);
      return items.filter((item) => item > sent.length);
    });
    expect(sent).toEqual([[1, 2, 3, 4], [2, 3, 4], [3, 4], [4]]);
  });

  test('the batch fails if nothing is ever processed', async () => {
    await expect(untilDone([1], (items) => Promise.resolve(items))).rejects.toThrow(BatchIncomplete);
  });

  test('an empty batch sends nothing', async () => {
    await untilDone([], () => Promise.reject(new Error('never')));
  });
});
