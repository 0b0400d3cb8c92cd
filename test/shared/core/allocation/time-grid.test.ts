import { gridSize, timeGrid } from '#shared/core/allocation/time-grid.ts';
import { aDirectLane, aLane, aProblem } from '#test/laws/a-problem.ts';

describe('the time grid', () => {
  it('has slices of four hours at most, latest first', () => {
    const problem = aProblem([], { binEdgesHours: [30, 24, 4, 0], hoursLeft: 30 });
    expect(timeGrid(problem, [])).toEqual([
      { bin: 2, toHours: 0, fromHours: 4, slices: 1 },
      { bin: 1, toHours: 4, fromHours: 24, slices: 5 },
      { bin: 0, toHours: 24, fromHours: 30, slices: 2 },
    ]);
  });

  it('has slices with at most half an expected event', () => {
    // Of ten places 0.1 an hour are cancelled. Four hours of 0.5 + 0.5 + 0.1 events, and six of 0.25 + 0 + 0.1.
    const lanes = [aDirectLane({ ratePerHour: [0.25, 0.5] }), aLane({ ratePerHour: [0, 0.5] })];
    const problem = aProblem(lanes, { cancelHazardPerHour: 0.01 });
    expect(timeGrid(problem, []).map(({ slices }) => slices)).toEqual([9, 5]);
  });

  it('ends now, and has boundaries at the given times', () => {
    const problem = aProblem([], { hoursLeft: 9 });
    expect(timeGrid(problem, [8, 5, 4, 9, 0]).map(({ toHours, fromHours }) => [toHours, fromHours])).toEqual([
      [0, 4],
      [4, 5],
      [5, 8],
      [8, 9],
    ]);
    expect(timeGrid(aProblem([], { hoursLeft: 0 }), [0])).toEqual([]);
  });

  it('has a size known in advance: 100, plus two for every expected event', () => {
    // Seven requests, and of ten places 0.01 an hour cancelled for ten hours: one.
    const lanes = [aDirectLane({ expectedRemaining: 3 }), aLane({ expectedRemaining: 4 })];
    expect(gridSize(aProblem(lanes, { cancelHazardPerHour: 0.01 }))).toBeCloseTo(116, 9);
  });
});
