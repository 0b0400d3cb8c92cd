import { retryDelaySeconds } from '#functions/marketplaces/session/retry-delay.ts';

describe('the delay before the next try', () => {
  it.each([
    [1, undefined, 30],
    [2, undefined, 60],
    [5, undefined, 480],
    [20, undefined, 900],
    [1, 7, 7],
    [4, 3600, 900],
  ])('after receive %s, asked for %s seconds, is %s', (receives, asked, expected) => {
    expect(retryDelaySeconds(receives, asked)).toBe(expected);
  });
});
