import { emsrBPlaces } from '#shared/core/allocation/emsr-b-places.ts';
import { aDirectLane, aLane, aProblem } from '#test/laws/a-problem.ts';

/** Four requests are expected on direct, with variance 4 + 4²/4 = 8, and two on Fitpass, with 2 + 2²/4 = 3. */
const own = aDirectLane({ expectedRemaining: 4 });
const places = (ranks: readonly number[], capacity = 10): number[] => {
  const others = ranks.map((value, l) => aLane({ value, expectedRemaining: l === 0 ? 2 : 5 }));
  return emsrBPlaces(aProblem([own, ...others], { capacity, classShape: 4 }));
};

describe('places worth offering by EMSR-b', () => {
  it('are all of them on the best channel, and on one with an equal fare', () => {
    expect(places([2000])).toEqual([10, 10]);
  });

  it('are those that the better channel should not keep', () => {
    // 1 − 1000/2000 = Φ(0), so the mean of four is kept.
    expect(places([1000])).toEqual([10, 6]);
    // 1 − 317.31/2000 = Φ(1): 4 + √8 = 6.83 are kept, rounded.
    expect(places([317.31])).toEqual([10, 3]);
    // 1 − 1682.69/2000 = Φ(−1): 4 − √8 = 1.17.
    expect(places([1682.69])).toEqual([10, 9]);
  });

  it('combine all better channels at their mean fare', () => {
    // 4 at 2000 and 2 at 1000 are 6 at 1666.67; half of that fare keeps six.
    expect(places([1000, 833.33])).toEqual([10, 6, 4]);
    // 1 − 264.42/1666.67 = Φ(1): 6 + √11 = 9.32.
    expect(places([1000, 264.42])).toEqual([10, 6, 1]);
  });

  it('are none if fewer are free than should be kept', () => {
    expect(places([317.31], 3)).toEqual([3, 0]);
  });
});
