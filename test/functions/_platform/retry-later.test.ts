import { retryDelaySeconds } from '#functions/_platform/retry-later.ts';

describe('the delay before the next attempt', () => {
  it.each([
    [1, undefined, 30],
    [2, undefined, 60],
    [4, undefined, 240],
    [5, undefined, 0],
    [5, 60, 0],
    [6, undefined, 0],
    [1, 7, 7],
    [4, 3600, 900],
  ])('after receive %s, with %s seconds requested, is %s', (receives, requestCount, expected) => {
    expect(retryDelaySeconds(receives, requestCount)).toBe(expected);
  });
});
