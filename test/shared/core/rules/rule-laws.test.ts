import * as fc from 'fast-check';
import { answeredFirings, applyRules } from '#shared/core/rules/apply-rules.ts';
import type { ChannelPlaces, Rule, RuledClass, RulesOutcome } from '#shared/core/rules/types.ts';

const run = { numRuns: 600 } as const;
const names = ['fitpass', 'wellhub', 'totalpass', 'classpass'];

/** A class as the optimizer returns it: places between bookings and capacity, with requests within the adjustment. */
const aClass: fc.Arbitrary<RuledClass> = fc
  .record({
    capacity: fc.nat(30),
    direct: fc.nat(12),
    hoursLeft: fc.double({ min: 0, max: 336, noNaN: true }),
    inventory: fc.constantFrom('separate' as const, 'shared' as const),
    maxSlotAdjustment: fc.integer({ min: 1, max: 8 }),
    openElsewhere: fc.nat(4),
    lanes: fc.uniqueArray(
      fc.record({
        channel: fc.constantFrom(...names),
        booked: fc.nat(5),
        more: fc.nat(8),
        step: fc.integer({ min: -8, max: 8 }),
        worthMinor: fc.nat(3),
      }),
      { maxLength: 4, selector: ({ channel }) => channel },
    ),
  })
  .map(({ lanes, direct, capacity: seats, openElsewhere, ...rest }) => {
    const bookings = direct + lanes.reduce((sum, { booked }) => sum + booked, 0);
    const capacity = Math.max(seats, bookings);
    let free = capacity - bookings;
    const channels = lanes.map(({ channel, booked, more, step, worthMinor }): ChannelPlaces => {
      const from = Math.min(capacity, booked + more);
      const near = Math.max(-rest.maxSlotAdjustment, Math.min(rest.maxSlotAdjustment, step));
      const wish = Math.max(booked, Math.min(capacity, from + near));
      // The optimizer opens only free places, each of them once.
      const room = Math.max(from, booked + Math.max(0, free));
      const wanted = Math.min(wish, room);
      if (rest.inventory === 'separate') free -= wanted - booked;
      return { channel, booked, from, wanted, worthMinor };
    });
    return { ...rest, capacity, bookings, openElsewhere, channels };
  });

const aRule = (ruleId: string): fc.Arbitrary<Rule> =>
  fc.record({
    ruleId: fc.constant(ruleId),
    condition: fc.record({
      kind: fc.constantFrom('occupancy-below' as const, 'occupancy-above' as const),
      occupancyPercent: fc.integer({ min: 0, max: 100 }),
      hoursBeforeMin: fc.integer({ min: 0, max: 60 }),
    }),
    action: fc.constantFrom('increase' as const, 'decrease' as const),
    slotCount: fc.integer({ min: 1, max: 9 }),
    platforms: fc.uniqueArray(fc.constantFrom(...names, 'kenko'), { minLength: 1, maxLength: 4 }),
    enabled: fc.boolean(),
  });
const someRules = fc
  .integer({ min: 0, max: 4 })
  .chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => aRule(`rule-${i}`))));

const placesOf = (outcome: RulesOutcome, { channel }: { channel: string }): number =>
  outcome.placesByChannel.get(channel)!;

const openOf = (cls: RuledClass, placesFor: (channel: ChannelPlaces) => number): number =>
  cls.channels.reduce((sum, one) => sum + Math.max(0, placesFor(one) - one.booked), cls.openElsewhere);

const law = (holds: (cls: RuledClass, rules: readonly Rule[]) => void): void =>
  fc.assert(fc.property(aClass, someRules, holds), run);

describe('rules, whatever they request', () => {
  it('stay within the capacity, the bookings and the largest adjustment', () => {
    law((cls, rules) => {
      const outcome = applyRules(cls, rules, []);
      expect([...outcome.placesByChannel.keys()]).toEqual(cls.channels.map(({ channel }) => channel));
      for (const one of cls.channels) {
        const to = placesOf(outcome, one);
        expect(Number.isInteger(to)).toBe(true);
        expect(to).toBeGreaterThanOrEqual(one.booked);
        expect(to).toBeLessThanOrEqual(cls.capacity);
        expect(Math.abs(to - one.from)).toBeLessThanOrEqual(cls.maxSlotAdjustment);
      }
    });
  });

  it('open no place that is not free', () => {
    law((cls, rules) => {
      const outcome = applyRules(cls, rules, []);
      const free = cls.capacity - cls.bookings;
      if (cls.inventory === 'separate') {
        // Without a request by a rule, the optimizer's requests are not checked.
        const wanted = outcome.effects.length > 0 ? 0 : openOf(cls, (one) => one.wanted);
        const now = openOf(cls, ({ from }) => from);
        const most = Math.max(free, now, wanted);
        expect(openOf(cls, (one) => placesOf(outcome, one))).toBeLessThanOrEqual(most);
      } else
        for (const one of cls.channels)
          expect(placesOf(outcome, one) - one.booked).toBeLessThanOrEqual(
            Math.max(free, one.from - one.booked, one.wanted - one.booked),
          );
    });
  });

  it('win: the optimizer does not change the minimum or maximum that a rule leaves', () => {
    law((cls, rules) => {
      const outcome = applyRules(cls, rules, []);
      for (const { ruleId, channel, limit, places } of outcome.effects) {
        if (limit === 'earlier-rule') continue;
        const up = rules.find((rule) => rule.ruleId === ruleId)!.action === 'increase';
        const to = outcome.placesByChannel.get(channel)!;
        expect(up ? to >= places : to <= places).toBe(true);
      }
    });
  });

  it('change only what they name, and what has to make room for it', () => {
    law((cls, rules) => {
      const outcome = applyRules(cls, rules, []);
      const named = new Set(rules.flatMap(({ platforms }) => platforms));
      for (const one of cls.channels)
        if (!named.has(one.channel)) {
          expect(placesOf(outcome, one)).toBeLessThanOrEqual(one.wanted);
          expect(placesOf(outcome, one)).toBeGreaterThanOrEqual(Math.min(one.wanted, one.from));
        }
    });
  });

  it('make the same request when evaluated again, and no more once it was granted', () => {
    law((cls, rules) => {
      const first = applyRules(cls, rules, []);
      const again = applyRules(cls, rules, first.firings);
      expect(again.fired.filter((ruleId) => first.fired.includes(ruleId))).toEqual([]);
      expect(again.placesByChannel).toEqual(first.placesByChannel);
      const after = {
        ...cls,
        channels: cls.channels.map((one) => ({
          ...one,
          from: placesOf(first, one),
          wanted: placesOf(first, one),
        })),
      };
      const done = applyRules(after, rules, answeredFirings(first.firings, rules, 'done'));
      for (const { ruleId, slotChange } of done.effects)
        if (first.fired.includes(ruleId)) expect(slotChange).toBe(0);
    });
  });

  it('do not depend on the order of the channels', () => {
    law((cls, rules) => {
      const turned = applyRules({ ...cls, channels: cls.channels.toReversed() }, rules, []);
      const straight = applyRules(cls, rules, []);
      expect(Object.fromEntries(turned.placesByChannel)).toEqual(
        Object.fromEntries(straight.placesByChannel),
      );
      expect(turned.firings).toEqual(straight.firings);
    });
  });

  it('change nothing if none applies', () => {
    law((cls, rules) => {
      const off = rules.map((rule) => ({ ...rule, enabled: false }));
      const wanted = new Map(cls.channels.map(({ channel, wanted: places }) => [channel, places]));
      expect(applyRules(cls, off, [])).toEqual({
        placesByChannel: wanted,
        effects: [],
        firings: [],
        fired: [],
      });
    });
  });
});
