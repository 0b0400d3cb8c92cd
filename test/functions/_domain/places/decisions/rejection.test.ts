import * as fc from 'fast-check';
import {
  asksForTheSame,
  factsChanged,
  materialPlaces,
  refusedBefore,
  rejectionsMax,
  termsDigestOf,
  withRejection,
  type AdvisedChange,
  type Recommending,
  type StandingRejection,
} from '#functions/_domain/places/decisions/rejection.ts';
import { defaultGuidelines } from '#shared/contracts/integrations/guidelines.ts';

const cls = {
  totalCapacity: 20,
  bookings: 6,
  bookedByChannel: { direct: 4, fitpass: 2 },
  allocations: { fitpass: 3, wellhub: 2 },
};
const raise = { marketplace: 'wellhub', from: 2, to: 5 } as const;
const lower = { marketplace: 'fitpass', from: 3, to: 2 } as const;
const terms = 'as they were';
const rejection: StandingRejection = {
  decisionId: '01M7ZN6C4J0000000000000001',
  at: '2026-11-23T12:00:00.000Z',
  changes: [raise, lower],
  totalCapacity: 20,
  bookings: 6,
  bookedByChannel: { direct: 4, fitpass: 2 },
  expectedRevenueMinor: 10_000,
  terms,
  ruleIds: ['low'],
};
const wanted: Recommending = { changes: [raise, lower], expectedRevenueMinor: 10_000, ruleIds: [] };
const present = { cls, terms, bookingMinor: 9_000 };

describe('a recommendation that repeats a refused one', () => {
  it.each<[string, AdvisedChange[], boolean]>([
    ['in another order', [lower, raise], true],
    ['without one of its marketplaces', [raise], true],
    ['with one that stays as it is', [raise, { marketplace: 'totalpass', from: 1, to: 1 }], true],
    ['not as far', [{ ...raise, to: 3 }], true],
    ['one place further', [{ ...raise, to: 6 }], true],
    ['one place further down', [{ ...lower, to: 1 }], true],
    ['two places further', [{ ...raise, to: 7 }], false],
    ['two places further down', [{ ...lower, to: 0 }], false],
    ['in the other direction', [{ ...raise, to: 1 }], false],
    ['with another marketplace', [raise, { marketplace: 'totalpass', from: 0, to: 1 }], false],
  ])('%s: %s', (_, changes, same) => {
    expect(asksForTheSame(changes, rejection.changes)).toBe(same);
  });
});

describe('the facts of a class', () => {
  it.each<[string, Partial<typeof cls>, boolean]>([
    ['nothing', {}, false],
    ['one booking more', { bookings: 7, bookedByChannel: { direct: 5, fitpass: 2 } }, false],
    ['two bookings of two channels', { bookings: 8, bookedByChannel: { direct: 5, fitpass: 3 } }, true],
    ['two that were cancelled', { bookings: 4, bookedByChannel: { direct: 2, fitpass: 2 } }, true],
    ['two that changed the channel', { bookedByChannel: { direct: 2, fitpass: 4 } }, true],
    ['a channel that is new', { bookedByChannel: { direct: 2, fitpass: 2, kenko: 2 } as never }, true],
    ['one place of a marketplace', { allocations: { fitpass: 3, wellhub: 3 } }, false],
    ['two places of a marketplace', { allocations: { fitpass: 3, wellhub: 4 } }, true],
    ['places of another one', { allocations: { ...cls.allocations, totalpass: 9 } as never }, false],
    ['one place more in the room', { totalCapacity: 21 }, true],
  ])('changed by %s: %#', (_, over, changed) => {
    expect(factsChanged(rejection, { cls: { ...cls, ...over }, terms })).toBe(changed);
  });

  it('differ if a marketplace pays a different amount', () => {
    expect(factsChanged(rejection, { cls, terms: 'others' })).toBe(true);
  });

  it('change by a tenth of a large class, and by two bookings of a small one', () => {
    expect([0, 5, 20, 21, 100].map(materialPlaces)).toEqual([2, 2, 2, 3, 10]);
  });
});

describe('a refused recommendation', () => {
  const refused = (over: Partial<Recommending> = {}): boolean =>
    refusedBefore([rejection], { ...wanted, ...over }, present) !== undefined;

  it('is not made again, however much more confident or differently worded it is', () => {
    expect(refused()).toBe(true);
  });

  it('is made again if it earns half as much more, and a booking more', () => {
    expect(refused({ expectedRevenueMinor: 18_999 })).toBe(true);
    expect(refused({ expectedRevenueMinor: 19_000 })).toBe(false);
    const much = { ...rejection, expectedRevenueMinor: 40_000 };
    const at = (expectedRevenueMinor: number) =>
      refusedBefore([much], { ...wanted, expectedRevenueMinor }, present);
    expect([at(59_999), at(60_000)]).toEqual([much, undefined]);
  });

  it('is made again if a rule requests it that had not fired', () => {
    expect(refused({ ruleIds: ['low'] })).toBe(true);
    expect(refused({ ruleIds: ['low', 'new'] })).toBe(false);
  });

  it('is remembered beside others, and only the latest are kept', () => {
    const other = { ...rejection, decisionId: 'other', changes: [{ ...raise, to: 1 }] };
    expect(refusedBefore([rejection, other], wanted, present)).toBe(rejection);
    const all = [1, 2, 3, 4].map((n) => ({ ...rejection, decisionId: String(n) }));
    const retained = all.reduce<StandingRejection[]>(withRejection, []);
    expect(retained.map(({ decisionId }) => decisionId)).toEqual(['2', '3', '4']);
    expect(retained).toHaveLength(rejectionsMax);
  });
});

describe('what marketplaces pay', () => {
  const fitpass = { marketplace: 'fitpass', revenuePerBookingMinor: 9_000, noShowPayPercent: 0 } as const;
  const wellhub = { marketplace: 'wellhub', revenuePerBookingMinor: 8_000, noShowPayPercent: 50 } as const;

  it('is the same in any order, and regardless of notes', () => {
    const withNotes = (notes: string) => [{ ...fitpass, guidelines: { ...defaultGuidelines, notes } }];
    expect(termsDigestOf([fitpass, wellhub])).toBe(termsDigestOf([wellhub, fitpass]));
    expect(termsDigestOf(withNotes('a'))).toBe(termsDigestOf(withNotes('b')));
  });

  it('differs if any part of it changes', () => {
    const digests = [
      [fitpass],
      [fitpass, wellhub],
      [{ ...fitpass, revenuePerBookingMinor: 9_001 }],
      [{ ...fitpass, noShowPayPercent: 1 }],
      [{ ...fitpass, guidelines: defaultGuidelines }],
      [{ ...fitpass, guidelines: { ...defaultGuidelines, priority: 'high' as const } }],
    ].map(termsDigestOf);
    expect(new Set(digests).size).toBe(digests.length);
    expect(termsDigestOf([{ ...fitpass, guidelines: { ...defaultGuidelines, enabled: false } }])).toBe(
      digests[0],
    );
  });
});

const names = ['fitpass', 'wellhub', 'totalpass', 'classpass'] as const;
const someChanges: fc.Arbitrary<AdvisedChange[]> = fc.uniqueArray(
  fc.record({ marketplace: fc.constantFrom(...names), from: fc.nat(12), to: fc.nat(12) }),
  { selector: ({ marketplace }) => marketplace, minLength: 1, maxLength: 4 },
);
const perChannel = fc.dictionary(fc.constantFrom('direct', ...names), fc.nat(12), { noNullPrototype: true });
const someFacts = fc.record({
  totalCapacity: fc.nat(60),
  bookings: fc.nat(40),
  bookedByChannel: perChannel,
  allocations: perChannel,
});

describe('laws of rejections', () => {
  const run = { numRuns: 500 } as const;
  const rejectedOf = (facts: typeof cls, changes: AdvisedChange[], gainMinor: number): StandingRejection => ({
    ...rejection,
    ...facts,
    changes: changes.map((one) => ({
      ...one,
      from: (facts.allocations as Partial<Record<string, number>>)[one.marketplace] ?? 0,
    })),
    expectedRevenueMinor: gainMinor,
  });

  it('a recommendation that was just refused stays refused, whatever else was refused', () => {
    fc.assert(
      fc.property(someFacts, someChanges, fc.integer(), (facts, changes, gainMinor) => {
        const refused = rejectedOf(facts as never, changes, gainMinor);
        const again = { changes: refused.changes, expectedRevenueMinor: gainMinor, ruleIds: refused.ruleIds };
        const now = { cls: facts, terms, bookingMinor: 1 };
        expect(refusedBefore([refused], again, now)).toBe(refused);
        expect(refusedBefore([refused, { ...refused, changes: [] }], again, now)).toBeDefined();
      }),
      run,
    );
  });

  it('a recommendation for part of it is refused too', () => {
    fc.assert(
      fc.property(someChanges, fc.nat(3), (changes, dropped) => {
        const part = changes.filter((_, at) => at !== dropped);
        expect(asksForTheSame(part, changes)).toBe(true);
        const halfway = changes.map((one) => ({ ...one, to: Math.round((one.from + one.to) / 2) }));
        expect(asksForTheSame(halfway, changes)).toBe(true);
      }),
      run,
    );
  });

  it('a refusal never blocks the opposite recommendation', () => {
    fc.assert(
      fc.property(someChanges, (changes) => {
        const opposite = changes.map(({ marketplace, from, to }) => ({ marketplace, from: to, to: from }));
        const moves = changes.some(({ from, to }) => from !== to);
        expect(asksForTheSame(opposite, changes)).toBe(!moves);
      }),
      run,
    );
  });

  it('facts that count as changed still count as changed when they move further away', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.nat(40),
        fc.integer({ min: -40, max: 40 }),
        (totalCapacity, bookings, by) => {
          const facts = { ...cls, totalCapacity, bookings };
          const refused = rejectedOf(facts, [raise], 0);
          const after = (more: number) =>
            factsChanged(refused, { cls: { ...facts, bookings: bookings + more }, terms });
          expect(after(by)).toBe(Math.abs(by) >= materialPlaces(totalCapacity));
          if (after(by)) expect(after(by * 2)).toBe(true);
        },
      ),
      run,
    );
  });
});
