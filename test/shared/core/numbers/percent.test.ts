import * as fc from 'fast-check';
import { isAtRisk, isFullyBooked } from '#shared/core/numbers/occupancy-bands.ts';
import { isAbovePercent, isBelowPercent, reachesShare } from '#shared/core/numbers/percent.ts';
import { sharePercent, wholePercent } from '#web/src/ui/numbers.ts';

const percents = fc.double({ min: 0, max: 150, noNaN: true });
const shares = fc.double({ min: 0, max: 1, noNaN: true });

/** The number as shown to a person. */
const read = (shown: string): number => Number(shown.replace('%', ''));

describe('a percentage and its limit', () => {
  it.each([
    [59.4, true, false],
    [59.5, false, false],
    [60, false, false],
    [60.4, false, false],
    [60.5, false, true],
  ])('%p is below 60: %p, above it: %p', (percent, below, above) => {
    expect(isBelowPercent(percent, 60)).toBe(below);
    expect(isAbovePercent(percent, 60)).toBe(above);
  });

  it('are compared as displayed', () => {
    fc.assert(
      fc.property(percents, percents, (percent, limit) => {
        const [shown, shownLimit] = [read(wholePercent(percent)), read(wholePercent(limit))];
        expect(isBelowPercent(percent, limit)).toBe(shown < shownLimit);
        expect(isAbovePercent(percent, limit)).toBe(shown > shownLimit);
      }),
    );
  });
});

describe('a share and its threshold', () => {
  it.each([
    [0.695, 0.7, true],
    [0.6949, 0.7, false],
    [0.7, 0.7, true],
    // Five steps of 0.05 from 0.5, as a slider adds them up.
    [0.75, 0.5 + 0.05 + 0.05 + 0.05 + 0.05 + 0.05, true],
    [0.285, 0.29, true],
  ])('%p reaches %p: %p', (share, threshold, reaches) => {
    expect(reachesShare(share, threshold)).toBe(reaches);
  });

  it('are compared as displayed, so that a higher threshold never admits more', () => {
    fc.assert(
      fc.property(shares, shares, shares, (share, more, threshold) => {
        expect(reachesShare(share, threshold)).toBe(
          read(sharePercent(share)) >= read(sharePercent(threshold)),
        );
        if (reachesShare(share, threshold)) expect(reachesShare(Math.max(share, more), threshold)).toBe(true);
      }),
    );
  });
});

describe('a class', () => {
  it('is at risk under 50 % and fully booked over 95 %, as displayed', () => {
    expect([49.4, 49.5, 50].map(isAtRisk)).toEqual([true, false, false]);
    expect([95, 95.4, 95.5, 96].map(isFullyBooked)).toEqual([false, false, true, true]);
  });
});
