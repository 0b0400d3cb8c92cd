import { decideStudio, placesWithoutDoubleSale } from '#functions/decisions/optimizer/optimize.ts';
import { learnFrom } from '#functions/decisions/optimizer/learn-from.ts';
import type { StoredDemand } from '#functions/_domain/classes/class-evidence.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { termsOf } from '#functions/decisions/optimizer/contract-terms.ts';
import { termsDigestOf } from '#functions/_domain/places/decisions/rejection.ts';
import { cutOffHoursOf } from '#functions/_domain/classes/horizon.ts';
import { defaultGuidelines, type OptimisationGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import { isWorthwhile } from '#functions/decisions/optimizer/worthwhile.ts';
import { approveDecision } from '#functions/_domain/places/decisions/decision.ts';
import type { Learned, StudioToDecide } from '#functions/decisions/optimizer/studio-to-decide.ts';

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

/** Fitpass sells all its places at once; few people book directly. */
const events: StoredDemand['events'] = [
  ...[190, 180, 170, 160, 150, 140].map((hours) => ({
    minutesBefore: hours * 60,
    channel: 'fitpass',
    kind: 'booked' as const,
  })),
  { minutesBefore: 40 * 60, channel: 'direct', kind: 'booked' },
];

const visit = (bookingType: string, revenueMinor: number) => ({
  seriesId: 'yoga',
  bookingType,
  revenueMinor,
});

const coming = [30, 31, 32].map((hours) => demandAt(hours, []));

/** Three coming classes of ten places each. Kenko, whose places are not decided here, holds six places in each. */
function aStudio(inventoryMode: 'separate' | 'shared', kenko = 6): StudioToDecide {
  const open = coming.map(({ classId, startsAt }) => ({
    classId,
    startsAt,
    seriesId: 'yoga',
    totalCapacity: 10,
    bookings: 0,
    bookedByChannel: {},
    allocations: { fitpass: 1, kenko },
    pushVersions: {},
    mayShow: {},
    confirmed: {},
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
    visits: Array.from({ length: 5 }, () => visit('drop-in', 9_500)),
    ownValues: {},
    past: [1, 2, 3, 4, 5, 6].map((weeks) => demandAt(30 - weeks * weekHours, events)),
    demandOf: new Map(coming.map((demand) => [demand.classId, demand])),
    now,
  };
}

const placesTo = (studio: StudioToDecide): number[] =>
  decideStudio(studio).map(({ advice }) => advice?.recommendations[0]?.placesTo ?? 1);

describe('a decision about a class', () => {
  it('is the same when made from stored learning alone, without other data of the studio', () => {
    const studio = aStudio('separate');
    const [first, ...others] = decideStudio(studio);
    expect(first?.advice?.recommendations).toHaveLength(1);
    const learned = JSON.parse(JSON.stringify(learnFrom(studio))) as Learned;
    const alone = { ...studio, learned, open: studio.open.slice(0, 1), past: [], visits: [] };
    expect(decideStudio(alone)).toEqual([first]);
    expect(decideStudio({ ...alone, open: studio.open.slice(1) })).toEqual(others);
  });

  it('is not what its owner refused, even for a rule, until more is booked', () => {
    const studio = aStudio('separate', 0);
    const boost = {
      ruleId: 'boost',
      name: 'Boost',
      condition: { kind: 'occupancy-below', occupancyPercent: 60, hoursBeforeMin: 12 },
      action: 'increase',
      slotCount: 2,
      platforms: ['fitpass'],
      enabled: true,
    } as const;
    const refused = {
      decisionId: '01M7ZN6C4J0000000000000001',
      at: '2026-11-23T11:00:00.000Z',
      changes: [{ marketplace: 'fitpass', from: 1, to: 10 }],
      totalCapacity: 10,
      bookings: 0,
      bookedByChannel: {},
      expectedRevenueMinor: 90_000,
      terms: termsDigestOf(studio.contracts),
      ruleIds: ['boost'],
    } as const;
    const open = studio.open.map((cls) => ({ ...cls, rejections: [refused] }));
    const looked = (over: Partial<StudioToDecide>) =>
      decideStudio({ ...studio, open, ...over }).map(({ advice, fired, firings }) => ({
        decided: advice !== null,
        fired,
        states: firings.map(({ state }) => state),
      }));
    const none = { decided: false, fired: [], states: [] };
    expect(looked({ open: studio.open }).map(({ decided }) => decided)).toEqual([true, true, true]);
    expect(looked({})).toEqual([none, none, none]);
    const silent = { ...none, states: ['declined'] };
    expect(looked({ rules: [boost] })).toEqual([silent, silent, silent]);
    // A rule that already has its places requests nothing, so it has no part in what was refused.
    const still = { ruleId: 'boost', state: 'asked', targets: [{ channel: 'fitpass', places: 1 }] } as const;
    const asking = open.map((cls) => ({ ...cls, ruleFirings: [still] }));
    expect(looked({ open: asking, rules: [boost] })[0]).toEqual({ ...none, states: ['asked'] });
    const other = { decided: true, fired: ['other'], states: ['asked'] };
    expect(looked({ rules: [{ ...boost, ruleId: 'other' }] })).toEqual([other, other, other]);
    const booked = open.map((cls) => ({ ...cls, bookings: 2, bookedByChannel: { direct: 2 } }));
    expect(looked({ open: booked }).map(({ decided }) => decided)).toEqual([true, true, true]);
  });

  it('opens no place held by a channel that is not decided here, so it can be approved', () => {
    const studio = aStudio('separate');
    const outcomes = decideStudio(studio);
    for (const places of placesTo(studio)) expect(places).toBeLessThanOrEqual(4);
    for (const { advice, classId } of outcomes) {
      const cls = studio.open.find((one) => one.classId === classId)!;
      const decision = {
        status: 'pending-review',
        expiresAt: '2999-01-01T00:00:00.000Z',
        recommendations: advice?.recommendations ?? [],
      };
      expect(() => approveDecision(decision, cls, 'separate', now)).not.toThrow();
    }
  });

  it('states all sales of the class, as its header does, including channels that are not connected', () => {
    const soldAt = (minutesBefore: number, channel: string) =>
      ({ minutesBefore, channel, kind: 'booked' }) as const;
    const sold = [soldAt(9_000, 'kenko'), soldAt(8_000, 'kenko'), soldAt(7_000, 'fitpass')];
    const studio = aStudio('separate');
    const open = studio.open.map((cls) => ({
      ...cls,
      bookings: 4,
      // One more sale was read at Fitpass without a report.
      bookedByChannel: { kenko: 2, fitpass: 2 },
      allocations: { fitpass: 2, kenko: 5 },
    }));
    const demandOf = new Map(
      studio.open.map(({ classId }) => [classId, { ...studio.demandOf.get(classId)!, events: sold }]),
    );
    const said = decideStudio({ ...studio, open, demandOf }).flatMap(({ advice }) => advice?.analysis ?? []);
    expect(said).toHaveLength(3);
    for (const analysis of said) {
      expect(analysis).toMatch(/^4 bookings so far against /);
      expect(analysis).toContain('3 of 10 places are free with');
      expect(analysis).toMatch(/ 3 places are held by channels that are not connected\.$/);
    }
  });

  it('would open more places if nobody held them', () => {
    expect(Math.min(...placesTo(aStudio('separate', 0)))).toBeGreaterThan(4);
  });

  it('counts what a marketplace may still be offering until its lower number is confirmed', () => {
    const studio = aStudio('separate', 0);
    const lowered = { pushVersions: { fitpass: 1 }, mayShow: { fitpass: 8 } };
    const open = studio.open.map((cls) => ({ ...cls, ...lowered }));
    for (const places of placesTo({ ...studio, open })) expect(places).toBeLessThanOrEqual(1 + 2);
    const analyses = decideStudio({ ...studio, open }).flatMap(({ advice }) => advice?.analysis ?? []);
    expect(analyses.length).toBeGreaterThan(0);
    for (const analysis of analyses)
      expect(analysis).toMatch('7 places are still offered until a lower number is confirmed.');
    const confirmed = open.map((cls) => ({ ...cls, confirmed: { fitpass: { pushVersion: 1 } } }));
    expect(placesTo({ ...studio, open: confirmed })).toEqual(placesTo(studio));
  });

  it("is not worth an owner's review if it earns little, but is executed where no review is required", () => {
    const studio = aStudio('separate', 0);
    const late = { minutesBefore: 20 * 60, channel: 'fitpass', kind: 'booked' as const };
    const past = studio.past.map((demand, week) => ({
      ...demand,
      events: Array.from({ length: [2, 1, 1][week] ?? 0 }, () => late),
    }));
    const advised = (autoExecute: boolean, confidenceThreshold: number): number => {
      const ai = { ...studio.settings.ai, autoExecute, confidenceThreshold };
      const outcomes = decideStudio({ ...studio, past, settings: { ...studio.settings, ai } });
      return outcomes.filter(({ advice }) => advice).length;
    };
    expect(advised(false, 0.5)).toBe(0);
    expect(advised(true, 0.5)).toBe(3);
    // Places that would stay empty have nothing to lose.
    expect(advised(true, 0.99)).toBe(3);
    const ai = { ...studio.settings.ai, autoExecute: true, confidenceThreshold: 0.7 };
    const settings = { ...studio.settings, ai };
    const worth = (confidence: number, gainShare = 0.5): boolean => {
      const advice = { ...decideStudio(studio)[0]!.advice!, expectedRevenueMinor: 1, confidence, gainShare };
      return isWorthwhile(advice, { ...studio, settings });
    };
    expect([0.694, 0.695, 0.7].map((confidence) => worth(confidence))).toEqual([false, true, true]);
    expect([0.694, 0.695].map((gainShare) => worth(0.5, gainShare))).toEqual([false, true]);
  });

  it('offers a shared place only as often as sales can be reported in time', () => {
    const wellhub = { marketplace: 'wellhub' as const, revenuePerBookingMinor: 9_000, noShowPayPercent: 0 };
    const studio = aStudio('shared', 0);
    const small = studio.open.map((cls) => ({ ...cls, totalCapacity: 3 }));
    const both = { ...studio, open: small, contracts: [...studio.contracts, wellhub] };
    const offered = (syncDelayHours: number): number =>
      decideStudio({ ...both, syncDelayHours })
        .flatMap(({ advice }) => advice?.recommendations ?? [])
        .reduce((sum, { placesTo: places }) => sum + places, 0);
    expect(offered(30)).toBeLessThan(offered(0));
    const open = both.open.map((cls) => ({ ...cls, allocations: { fitpass: 3, wellhub: 3 } }));
    const safe = placesWithoutDoubleSale({ ...both, open, syncDelayHours: 30 });
    for (const { classId } of open) {
      const places = safe.get(classId)!;
      expect(places.get('fitpass')! + places.get('wellhub')!).toBeLessThan(6);
    }
    const reported = placesWithoutDoubleSale({ ...both, open, syncDelayHours: 0 });
    expect(reported.get(open[0]!.classId)).toEqual(new Map(Object.entries({ fitpass: 3, wellhub: 3 })));
  });

  it('respects the owner’s settings of the marketplace while they are on', () => {
    const placesWith = (over: Partial<OptimisationGuidelines>): number[] => {
      const studio = aStudio('separate', 0);
      const guidelines = { ...defaultGuidelines, ...over };
      return placesTo({ ...studio, contracts: studio.contracts.map((one) => ({ ...one, guidelines })) });
    };
    const free = placesTo(aStudio('separate', 0));
    expect(Math.min(...free)).toBeGreaterThan(1);
    expect(placesWith({})).toEqual(free);
    // The classes begin in 30, 31 and 32 hours.
    expect(placesWith({ minHoursBeforeClass: 31 })).toEqual([1, ...free.slice(1)]);
    expect(placesWith({ minHoursBeforeClass: 72 })).toEqual([1, 1, 1]);
    expect(placesWith({ minHoursBeforeClass: 72, enabled: false })).toEqual(free);
  });

  it('rates a preferred marketplace a tenth higher, and states its earnings', () => {
    const guidelines = { ...defaultGuidelines, priority: 'high' } as const;
    const [contract] = aStudio('separate').contracts;
    expect(termsOf({ ...contract!, guidelines })).toEqual({
      channel: 'fitpass',
      revenueMinor: 9_000,
      noShowPay: 0,
      preference: 1.1,
      guidelines: { minHoursBeforeClass: 12, closeNothingBelowPercent: 60, openNothingAbovePercent: 90 },
    });
  });

  it('has the latest cut-off that any marketplace allows', () => {
    const withHours = (minHoursBeforeClass: number, enabled = true) => ({
      guidelines: { ...defaultGuidelines, minHoursBeforeClass, enabled },
    });
    expect(cutOffHoursOf([])).toBe(12);
    expect(cutOffHoursOf([{}, withHours(24)])).toBe(12);
    expect(cutOffHoursOf([withHours(3), withHours(24)])).toBe(3);
    expect(cutOffHoursOf([withHours(3, false), withHours(24)])).toBe(12);
  });

  it('is the same for one class alone as for all classes together', () => {
    const studio = aStudio('separate', 0);
    const [first, second] = studio.open;
    const all = decideStudio(studio);
    const alone = decideStudio({ ...studio, only: new Set([second!.classId]) });
    expect(alone).toEqual(all.filter(({ classId }) => classId === second!.classId));
    expect(alone).toHaveLength(1);
    expect(all.map(({ classId }) => classId)).toContain(first!.classId);
  });
});

describe('the value of members', () => {
  const hundredMembers = Array.from({ length: 100 }, () => visit('Membership', 0));
  const booked = (channel: string, count: number, fromHours: number) =>
    Array.from({ length: count }, (_, at) => ({
      minutesBefore: fromHours * 60 - 20 * at,
      channel,
      kind: 'booked' as const,
    }));
  /** Fourteen places. In classes with room for all, ten customers came from Fitpass, and later thirty members. */
  function aFullStudio(over: Partial<StudioToDecide>): StudioToDecide {
    const studio = aStudio('separate', 0);
    const allocationLog = [{ minutesBefore: 200 * 60, channel: 'fitpass', places: 60 }];
    const sold = [...booked('fitpass', 10, 27), ...booked('direct', 30, 23)];
    const demand = [...studio.demandOf].map(
      ([id, learned]) => [id, { ...learned, totalCapacity: 14 }] as const,
    );
    return {
      ...studio,
      open: studio.open.map((cls) => ({ ...cls, totalCapacity: 14 })),
      past: studio.past.map((learned) => ({ ...learned, totalCapacity: 60, allocationLog, events: sold })),
      demandOf: new Map(demand),
      ...over,
    };
  }

  it('keeps their places, though the file has no prices for them and only one drop-in paid', () => {
    const ownValues = { member: 12_000 };
    const visits = [...hundredMembers.slice(1), visit('Drop-in', 18_000)];
    const places = placesTo(aFullStudio({ visits, ownValues }));
    // A member is worth 120, and Fitpass pays 90, so most places are kept for later members.
    expect(Math.max(...places)).toBeLessThanOrEqual(4);
    expect(placesTo(aFullStudio({ visits: hundredMembers, ownValues }))).toEqual(places);
  });

  it('gives a marketplace no more of their places because of one drop-in, if the owner set no value', () => {
    const visits = [...hundredMembers.slice(1), visit('Drop-in', 18_000)];
    expect(placesTo(aFullStudio({ visits }))).toEqual(placesTo(aFullStudio({ visits: hundredMembers })));
  });

  it('gives their places away if the owner says that they earn less than a marketplace', () => {
    const places = placesTo(aFullStudio({ visits: hundredMembers, ownValues: { member: 180 } }));
    expect(Math.min(...places)).toBeGreaterThan(8);
  });
});
