import * as fc from 'fast-check';
import { defaultGuidelines, guidelines } from '#shared/contracts/integrations/guidelines.ts';
import { highNear, lowNear } from '#web/src/features/integrations/thresholds.ts';

const percent = fc.integer({ min: 0, max: 20 }).map((steps) => steps * 5);

describe('the occupancy sliders', () => {
  it('keep a minimum distance, however they are moved', () => {
    const moves = fc.array(fc.tuple(fc.boolean(), percent), { maxLength: 12 });
    fc.assert(
      fc.property(moves, (list) => {
        let { lowOccupancyPercent, highOccupancyPercent } = defaultGuidelines;
        for (const [isLow, to] of list) {
          const now = { lowOccupancyPercent, highOccupancyPercent };
          if (isLow) lowOccupancyPercent = lowNear(to, now);
          else highOccupancyPercent = highNear(to, now);
          const moved = { ...defaultGuidelines, lowOccupancyPercent, highOccupancyPercent };
          expect(guidelines.safeParse(moved).success).toBe(true);
        }
      }),
    );
  });

  it.each([
    [85, 90, 85],
    [90, 90, 85],
    [100, 100, 95],
    [0, 5, 0],
  ])(
    'the low slider moved to %i, with the high one at %i, stops at %i',
    (to, highOccupancyPercent, stands) => {
      expect(lowNear(to, { lowOccupancyPercent: 0, highOccupancyPercent })).toBe(stands);
    },
  );

  it.each([
    [65, 60, 65],
    [60, 60, 65],
    [0, 0, 5],
    [100, 95, 100],
  ])(
    'the high slider moved to %i, with the low one at %i, stops at %i',
    (to, lowOccupancyPercent, stands) => {
      expect(highNear(to, { lowOccupancyPercent, highOccupancyPercent: 100 })).toBe(stands);
    },
  );
});
