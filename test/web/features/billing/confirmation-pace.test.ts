import { nextAskMs } from '#web/src/features/billing/confirmation-pace.ts';

it('polls for a subscription often at first, then less often, and stops after two minutes', () => {
  const requestCount: number[] = [];
  let sinceMs = 0;
  for (let waitMs = nextAskMs(0); waitMs !== null; waitMs = nextAskMs(sinceMs)) {
    sinceMs += waitMs;
    requestCount.push(sinceMs);
  }
  expect(requestCount.slice(0, 2)).toEqual([2_000, 4_000]);
  expect(requestCount.at(-1)).toBe(120_000);
  expect(requestCount).toHaveLength(10 + 20);
});
