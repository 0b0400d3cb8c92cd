import { assertWithinLimits } from '#functions/_domain/places/decisions/present-limits.ts';
import type { RecordedFacts } from '#shared/contracts/decisions/facts.ts';
import { defaultGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import { aRecommendation } from '#test/builders/a-recommendation.ts';

const startsAt = '2026-11-25T13:00:00.000Z';
const hoursBefore = (hours: number) => new Date(Date.parse(startsAt) - hours * 3_600_000);

const contract = (marketplace: 'fitpass' | 'wellhub', minHoursBeforeClass: number, enabled = true) => ({
  marketplace,
  revenuePerBookingMinor: 9_000,
  noShowPayPercent: 0,
  guidelines: { ...defaultGuidelines, minHoursBeforeClass, enabled },
});

const contracts = [contract('fitpass', 6), contract('wellhub', 30)];

const decision = (marketplace: 'fitpass' | 'wellhub', slotChange: number, capped?: true) => ({
  classStartsAt: startsAt,
  recommendations: [aRecommendation({ marketplace, slotChange, placesFrom: 9, placesTo: 9 + slotChange })],
  facts: { ...(capped && { capped }) } as RecordedFacts,
});

describe('a decision under the limits that hold now', () => {
  it.each([
    [5, undefined, true],
    [-5, undefined, true],
    [6, undefined, false],
    [-6, undefined, false],
    // Fewer places keep one from being sold twice, whatever the largest adjustment is.
    [-6, true, true],
    [6, true, false],
  ] as const)('moves %i places (against double sales: %s)', (slotChange, capped, isAllowed) => {
    const assert = () =>
      assertWithinLimits(
        decision('fitpass', slotChange, capped),
        { maxSlotAdjustment: 5, contracts },
        hoursBefore(48),
      );
    if (isAllowed) expect(assert).not.toThrow();
    else expect(assert).toThrow('at most 5 places at a marketplace');
  });

  it.each([
    ['fitpass', 1, 7, true],
    ['fitpass', 1, 6, false],
    ['wellhub', 1, 31, true],
    ['wellhub', 1, 30, false],
    ['wellhub', -1, 30, false],
    ['wellhub', 0, 30, true],
  ] as const)('changes %s by %i, %i hours before the class', (marketplace, slotChange, hours, isAllowed) => {
    const assert = () =>
      assertWithinLimits(
        decision(marketplace, slotChange),
        { maxSlotAdjustment: 5, contracts },
        hoursBefore(hours),
      );
    if (isAllowed) expect(assert).not.toThrow();
    else expect(assert).toThrow('This decision has expired.');
  });
});
