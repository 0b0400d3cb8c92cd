import { lookAtStudio, type StudioToDecide } from '../../../functions/decisions/optimize.ts';
import type { StoredDemand } from '../../../functions/decisions/class-evidence.ts';
import { defaultSettings } from '../../../shared/contracts/settings/settings.ts';
import { approveDecision } from '../../../functions/decisions/decision.ts';

const now = new Date('2026-11-23T12:00:00Z');
const hourMs = 3_600_000;
const weekHours = 7 * 24;

const demandAt = (hoursAhead: number, events: StoredDemand['events']): StoredDemand => {
  const startsAt = new Date(now.getTime() + hoursAhead * hourMs).toISOString();
  return {
    classId: `${startsAt.slice(0, 16).replace(/[-:]/g, '')}Z-0123456789ab`,
    seriesId: 'yoga',
    startsAt,
    totalCapacity: 10,
    events,
    allocationLog: [{ minutesBefore: 200 * 60, channel: 'fitpass', places: 6 }],
  };
};

/** Fitpass sells all it is given, at once; few come directly. */
const events: StoredDemand['events'] = [
  ...[190, 180, 170, 160, 150, 140].map((hours) => ({
    minutesBefore: hours * 60,
    channel: 'fitpass',
    kind: 'booked' as const,
  })),
  { minutesBefore: 40 * 60, channel: 'direct', kind: 'booked' },
];

const coming = [30, 31, 32].map((hours) => demandAt(hours, []));

/** Three classes of ten places to come, six of each held by Kenko, which nobody decides here. */
function aStudio(inventoryMode: 'separate' | 'shared', kenko = 6): StudioToDecide {
  const open = coming.map(({ classId, startsAt }) => ({
    classId,
    startsAt,
    seriesId: 'yoga',
    totalCapacity: 10,
    bookings: 0,
    bookedByChannel: {},
    allocations: { fitpass: 1, kenko },
    revenueDirectMinor: 0,
  }));
  return {
    settings: {
      currency: 'MXN',
      inventoryMode,
      ai: { ...defaultSettings.ai, maxSlotAdjustment: 20 },
    },
    contracts: [{ marketplace: 'fitpass', revenuePerBookingMinor: 9_000, noShowPayPercent: 0 }],
    rules: [],
    open,
    priced: [{ seriesId: 'yoga', revenueDirectMinor: 9_500, bookedByChannel: { direct: 1 } }],
    past: [1, 2, 3, 4, 5, 6].map((weeks) => demandAt(30 - weeks * weekHours, events)),
    demandOf: new Map(coming.map((demand) => [demand.classId, demand])),
    now,
  };
}

const placesTo = (studio: StudioToDecide): number[] =>
  lookAtStudio(studio).map(({ advice }) => advice?.recommendations[0]?.placesTo ?? 1);

describe('what is decided for a class', () => {
  it('opens no place that a channel holds which is not decided here, and so can be approved', () => {
    const studio = aStudio('separate');
    const looks = lookAtStudio(studio);
    for (const places of placesTo(studio)) expect(places).toBeLessThanOrEqual(4);
    for (const { advice, classId } of looks) {
      const of = studio.open.find((one) => one.classId === classId)!;
      const decision = {
        status: 'pending-review',
        expiresAt: '2999-01-01T00:00:00.000Z',
        recommendations: advice?.recommendations ?? [],
      };
      expect(() => approveDecision(decision, of, 'separate', now)).not.toThrow();
    }
  });

  it('would open more where nobody held them', () => {
    expect(Math.min(...placesTo(aStudio('separate', 0)))).toBeGreaterThan(4);
  });

  it('is the same whether all classes are decided or it alone', () => {
    const studio = aStudio('separate', 0);
    const [first, second] = studio.open;
    const all = lookAtStudio(studio);
    const alone = lookAtStudio({ ...studio, only: new Set([second!.classId]) });
    expect(alone).toEqual(all.filter(({ classId }) => classId === second!.classId));
    expect(alone).toHaveLength(1);
    expect(all.map(({ classId }) => classId)).toContain(first!.classId);
  });
});
