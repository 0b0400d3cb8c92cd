import { performance } from 'node:perf_hooks';
import { startTimeLimit } from '#infra/local/runtime/time-limit.ts';

/** Advances the machine's clock by the given time, and then runs all due timers once. */
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
  it('is triggered once, after the given time', () => {
    startTimeLimit(1_000, () => (over += 1));
    for (let ticks = 0; ticks < 3; ticks += 1) pass(250);
    expect(over).toBe(0);
    pass(250);
    expect(over).toBe(1);
    for (let ticks = 0; ticks < 8; ticks += 1) pass(250);
    expect(over).toBe(1);
  });

  it('does not count time during which the machine is suspended', () => {
    startTimeLimit(2_000, () => (over += 1));
    pass(3_600_000);
    expect(over).toBe(0);
    for (let ticks = 0; ticks < 4; ticks += 1) pass(250);
    expect(over).toBe(1);
  });

  it('is not triggered after the work is done', () => {
    const end = startTimeLimit(500, () => (over += 1));
    pass(250);
    end();
    for (let ticks = 0; ticks < 4; ticks += 1) pass(250);
    expect(over).toBe(0);
  });
});
