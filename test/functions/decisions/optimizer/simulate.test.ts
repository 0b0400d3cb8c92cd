import { replayClasses } from '#functions/decisions/optimizer/replay-records.ts';
import { simulate, withinBudget, type StudioToSimulate } from '#functions/decisions/optimizer/simulate.ts';
import type { StoredDemand } from '#functions/_domain/classes/class-evidence.ts';
import { seededRandom } from '#shared/core/numbers/random.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const weekMs = 7 * 24 * 3_600_000;
const openedMinutes = 168 * 60;

interface Sale {
  readonly direct: number;
  readonly wellhub: number;
  readonly slots: number;
}

const bookings = (channel: string, count: number, random: () => number) =>
  Array.from({ length: count }, () => ({
    minutesBefore: 60 + Math.floor(random() * (openedMinutes - 60)),
    channel,
    kind: 'booked' as const,
  }));

/** One class of twenty places, a number of weeks and days ago, with the given sales. */
function aSale(weeksAgo: number, day: number, { direct, wellhub, slots }: Sale): StoredDemand {
  const at = new Date(now.getTime() - weeksAgo * weekMs + day * 24 * 3_600_000 + 3_600_000);
  const random = seededRandom(weeksAgo * 10 + day);
  return {
    classId: `${at.toISOString().slice(0, 16).replace(/[-:]/g, '')}Z-00000000000${day}`,
    seriesId: `series-${day}`,
    startsAt: at.toISOString(),
    totalCapacity: 20,
    events: [...bookings('direct', direct, random), ...bookings('wellhub', wellhub, random)],
    allocationLog: [{ minutesBefore: openedMinutes, channel: 'wellhub', places: slots }],
  };
}

function aStudio(sale: Sale, over: Partial<StudioToSimulate> = {}, weeks = 5): StudioToSimulate {
  const demand = Array.from({ length: weeks * 6 }, (_, at) => aSale(1 + Math.floor(at / 6), at % 6, sale));
  return {
    studioId: '11111111-1111-4111-8111-111111111111',
    settings: { inventoryMode: 'separate', confidenceThreshold: 0.6, maxSlotAdjustment: 5 },
    timezone: 'America/Mexico_City',
    contracts: [{ marketplace: 'wellhub', revenuePerBookingMinor: 9_000, noShowPayPercent: 0 }],
    visits: demand.flatMap(({ seriesId }) =>
      Array.from({ length: sale.direct }, () => ({ seriesId, bookingType: 'direct', revenueMinor: 20_000 })),
    ),
    ownValues: {},
    demand,
    now,
    ...over,
  };
}

/** Both places of the marketplace sold every week, while most of the room stayed empty. */
const shut: Sale = { direct: 4, wellhub: 2, slots: 2 };
/** There was no demand beyond the sales. */
const quiet: Sale = { direct: 4, wellhub: 1, slots: 16 };

describe('a simulation', () => {
  test('shows a gain if a marketplace with demand was kept closed, with the same result each time', () => {
    const result = simulate(aStudio(shut));
    expect(result.verdict).toBe('gain');
    expect(result.gainLowMinor).toBeGreaterThan(0);
    expect(result.gainMinor).toBeGreaterThan(result.gainLowMinor);
    expect(result.gainMinor).toBeLessThan(result.gainHighMinor);
    expect(result.shareOfPossibleGain).toBeGreaterThan(0.3);
    expect(simulate(aStudio(shut))).toEqual(result);
  });

  test('counts what the replayed classes earned, week by week', () => {
    const contracts = [
      { marketplace: 'wellhub', revenuePerBookingMinor: 9_000, noShowPayPercent: 100 },
    ] as const;
    const { classes, days, weeks, revenueMinor, gainMinor } = simulate(aStudio(shut, { contracts }));
    expect([classes, days]).toEqual([24, 24]);
    expect(revenueMinor).toBe(24 * (4 * 20_000 + 2 * 9_000));
    expect(weeks.map(({ firstDay, classes: count }) => [firstDay, count])).toEqual([
      ['2026-10-26', 6],
      ['2026-11-02', 6],
      ['2026-11-09', 6],
      ['2026-11-16', 6],
    ]);
    const sum = weeks.reduce((total, week) => total + week.gainMinor, 0);
    expect(Math.abs(sum - gainMinor)).toBeLessThanOrEqual(weeks.length);
  });

  test('proves nothing if nobody was turned away', () => {
    const { verdict, gainMinor } = simulate(aStudio(quiet));
    expect(verdict).toBe('not-proven');
    expect(Math.abs(gainMinor)).toBeLessThan(24 * 9_000);
  });

  test.each([
    ['no past', { demand: [] }, 5],
    ['no marketplace', { contracts: [] }, 5],
    ['two weeks', {}, 2],
  ])('says that there is too little history with %s', (_, over, weeks) => {
    expect(simulate(aStudio(shut, over, weeks)).verdict).toBe('too-little-history');
  });

  test('changes only what reaches the confidence threshold', () => {
    const risky: Sale = { direct: 14, wellhub: 2, slots: 2 };
    const gainAt = (sale: Sale, confidenceThreshold: number): number =>
      simulate(
        aStudio(sale, {
          settings: { inventoryMode: 'separate', confidenceThreshold, maxSlotAdjustment: 5 },
        }),
      ).gainMinor;
    expect(gainAt(shut, 1)).toBeGreaterThan(0);
    expect(gainAt(risky, 1)).toBeLessThan(gainAt(risky, 0.5) / 2);
  });
});

describe('the classes replayed', () => {
  test('leave out marketplaces that did not offer the class, and places that others sold', () => {
    const sale = aSale(1, 0, shut);
    const kenko = bookings('kenko', 3, seededRandom(7));
    const contracts = [
      { marketplace: 'wellhub', revenuePerBookingMinor: 9_000, noShowPayPercent: 50 },
      { marketplace: 'fitpass', revenuePerBookingMinor: 8_000, noShowPayPercent: 0 },
    ] as const;
    const studio = aStudio(shut, { contracts, demand: [{ ...sale, events: [...sale.events, ...kenko] }] });
    const [klass] = replayClasses(studio);
    expect(klass!.record.capacity).toBe(17);
    expect(klass!.terms).toEqual([
      { channel: 'direct', revenueMinor: 20_000, noShowPay: 1 },
      {
        channel: 'wellhub',
        revenueMinor: 9_000,
        noShowPay: 0.5,
        guidelines: { minHoursBeforeClass: 12 },
      },
    ]);
    expect(klass!.day).toBe('2026-11-16');
  });

  test('are whole series, as many as can be simulated in time', () => {
    const many = replayClasses(aStudio(shut, {}, 8)).flatMap((klass) =>
      Array.from({ length: 40 }, (_, at) => ({ ...klass, seriesId: `${klass.seriesId} ${at}` })),
    );
    const retained = withinBudget(many, 3);
    expect(retained.length).toBeGreaterThan(400);
    expect(retained.length).toBeLessThan(many.length / 2);
    for (const own of Map.groupBy(retained, ({ seriesId }) => seriesId).values()) expect(own).toHaveLength(8);
    expect(withinBudget(many, 3)).toEqual(retained);
  });
});
