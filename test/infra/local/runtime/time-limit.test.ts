import { performance } from 'node:perf_hooks';
import { startTimeLimit } from '#infra/local/runtime/time-limit.ts';

/** Lets the given time pass by the machine's clock, and then runs what is due once. */
function pass(ms: number): void {
  nowMs += ms;
  jest.advanceTimersByTime(250);
}

let nowMs = 0;
let over = 0;
beforeEach(() => {
  [nowMs, over] = [5_000, 0];
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a time limit', () => {
  it('is met after so much time, once', () => {
    startTimeLimit(1_000, () => (over += 1));
    for (let ticks = 0; ticks < 3; ticks += 1) pass(250);
    expect(over).toBe(0);
    pass(250);
    expect(over).toBe(1);
    for (let ticks = 0; ticks < 8; ticks += 1) pass(250);
    expect(over).toBe(1);
  });

  it('is met no sooner by a machine that stands still', () => {
    startTimeLimit(2_000, () => (over += 1));
    pass(3_600_000);
    expect(over).toBe(0);
    for (let ticks = 0; ticks < 4; ticks += 1) pass(250);
    expect(over).toBe(1);
  });

  it('is met by nobody who was done before', () => {
    const end = startTimeLimit(500, () => (over += 1));
    pass(250);
    end();
    for (let ticks = 0; ticks < 4; ticks += 1) pass(250);
    expect(over).toBe(0);
  });
});
