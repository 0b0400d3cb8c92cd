import { InvalidInput } from '#shared/core/invalid-input.ts';
import { answeredFirings, applyRules } from '#shared/core/rules/apply-rules.ts';
import { conditionHolds } from '#shared/core/rules/condition.ts';
import { aChannel, aRule, aRuledClass } from '#test/builders/a-ruled-class.ts';

const places = (outcome: ReturnType<typeof applyRules>) => Object.fromEntries(outcome.placesByChannel);
const limits = (outcome: ReturnType<typeof applyRules>) =>
  outcome.effects.map(({ ruleId, channel, slotChange, limit }) => [ruleId, channel, slotChange, limit]);

const high = { kind: 'occupancy-above', occupancyPercent: 90, hoursBeforeMin: 24 } as const;
const always = { kind: 'occupancy-below', occupancyPercent: 100, hoursBeforeMin: 0 } as const;

describe('a condition', () => {
  it.each([
    ['below, just under', 'occupancy-below', 11, 48, true],
    ['below, at it', 'occupancy-below', 12, 48, false],
    ['above, at it', 'occupancy-above', 12, 48, false],
    ['above, just over', 'occupancy-above', 13, 48, true],
    ['at the last hour', 'occupancy-below', 0, 12, true],
    ['a moment too late', 'occupancy-below', 0, 11.99, false],
  ] as const)('%s 60%%', (_name, kind, bookings, hoursLeft, holds) => {
    const condition = { kind, occupancyPercent: 60, hoursBeforeMin: 12 };
    expect(conditionHolds(condition, { capacity: 20, bookings, hoursLeft })).toBe(holds);
  });

  it('treats a class without capacity as empty', () => {
    const empty = { capacity: 0, bookings: 0, hoursLeft: 48 };
    expect(conditionHolds(aRule().condition, empty)).toBe(true);
    expect(conditionHolds(high, empty)).toBe(false);
  });
});

describe('a rule that applies', () => {
  it('adds its slots to the current ones, and says that it fired', () => {
    expect(applyRules(aRuledClass(), [aRule()], [])).toEqual({
      placesByChannel: new Map([['fitpass', 4]]),
      effects: [{ ruleId: 'boost', channel: 'fitpass', asks: true, slotChange: 2, places: 4, limit: 'none' }],
      firings: [{ ruleId: 'boost', state: 'asked', targets: [{ channel: 'fitpass', places: 4 }] }],
      fired: ['boost'],
    });
  });

  it('removes its slots', () => {
    const rule = aRule({ action: 'decrease', slotCount: 2 });
    const outcome = applyRules(aRuledClass({ channels: [aChannel('fitpass', 6)] }), [rule], []);
    expect([places(outcome), limits(outcome)]).toEqual([{ fitpass: 4 }, [['boost', 'fitpass', -2, 'none']]]);
  });

  it('overrides the optimizer, and lets it go further in the same direction', () => {
    for (const [wanted, to] of [
      [0, 4],
      [3, 4],
      [5, 5],
    ] as const) {
      const cls = aRuledClass({ channels: [aChannel('fitpass', 2, { wanted })] });
      expect(places(applyRules(cls, [aRule()], []))).toEqual({ fitpass: to });
    }
    const less = aRule({ action: 'decrease' });
    for (const [wanted, to] of [
      [9, 4],
      [3, 3],
    ] as const) {
      const cls = aRuledClass({ channels: [aChannel('fitpass', 6, { wanted })] });
      expect(places(applyRules(cls, [less], []))).toEqual({ fitpass: to });
    }
  });

  it('does nothing if it is off, does not apply or names no connected platform', () => {
    const cls = aRuledClass({ channels: [aChannel('fitpass', 2, { wanted: 3 })] });
    for (const rule of [
      aRule({ enabled: false }),
      aRule({ condition: high }),
      aRule({ platforms: ['kenko', 'wellhub'] }),
    ])
      expect(applyRules(cls, [rule], [])).toEqual({
        placesByChannel: new Map([['fitpass', 3]]),
        effects: [],
        firings: [],
        fired: [],
      });
  });
});

describe('limits on a rule', () => {
  const big = aRule({ slotCount: 9 });
  it.each([
    ['the largest adjustment', aRuledClass(), big, 7, 'max-slot-adjustment'],
    [
      'free places',
      aRuledClass({ capacity: 8 }),
      aRule({ slotCount: 4, condition: always }),
      3,
      'free-places',
    ],
    [
      'free places, offered elsewhere',
      aRuledClass({ openElsewhere: 12 }),
      aRule({ slotCount: 4 }),
      3,
      'free-places',
    ],
    [
      'free places of shared inventory',
      aRuledClass({ inventory: 'shared', capacity: 8, openElsewhere: 9 }),
      aRule({ slotCount: 4, condition: always }),
      3,
      'free-places',
    ],
    [
      'what is booked',
      aRuledClass({ channels: [aChannel('fitpass', 4, { booked: 3 })] }),
      aRule({ action: 'decrease', slotCount: 4 }),
      3,
      'booked',
    ],
    [
      'what is offered, if nothing is booked',
      aRuledClass({ channels: [aChannel('fitpass', 3)] }),
      aRule({ action: 'decrease', slotCount: 4 }),
      0,
      'none-left',
    ],
    [
      'the largest adjustment, downwards',
      aRuledClass({ channels: [aChannel('fitpass', 9)] }),
      aRule({ action: 'decrease', slotCount: 9 }),
      4,
      'max-slot-adjustment',
    ],
  ] as const)('%s', (_name, cls, rule, to, limit) => {
    const outcome = applyRules(cls, [rule], []);
    expect(places(outcome)).toEqual({ fitpass: to });
    expect(outcome.effects.map((effect) => effect.limit)).toEqual([limit]);
    expect(outcome.fired).toEqual(['boost']);
  });

  it('if they block it completely, the rule has not fired, and tries again', () => {
    const full = aRuledClass({ capacity: 5, openElsewhere: 0, channels: [aChannel('fitpass', 0)] });
    const rule = aRule({ condition: { kind: 'occupancy-above', occupancyPercent: 90, hoursBeforeMin: 0 } });
    expect(applyRules(full, [rule], [])).toMatchObject({ effects: [], firings: [], fired: [] });
  });

  it('platforms share the free places, one place each in turn', () => {
    const cls = aRuledClass({
      capacity: 20,
      bookings: 15,
      channels: [aChannel('wellhub', 0), aChannel('totalpass', 0)],
    });
    const rule = aRule({ condition: always, slotCount: 3, platforms: ['totalpass', 'wellhub'] });
    expect(places(applyRules(cls, [rule], []))).toEqual({ totalpass: 3, wellhub: 2 });
  });

  it('an increase of the optimizer is reduced where a booking earns least', () => {
    const cls = aRuledClass({
      bookings: 14,
      channels: [
        aChannel('fitpass', 0),
        aChannel('wellhub', 0, { wanted: 2, worthMinor: 900 }),
        aChannel('totalpass', 0, { wanted: 3, worthMinor: 800 }),
      ],
    });
    const rule = aRule({ condition: always });
    expect(places(applyRules(cls, [rule], []))).toEqual({ fitpass: 2, wellhub: 2, totalpass: 2 });
  });
});

describe('two rules on one class', () => {
  it('of one kind add up, in their order', () => {
    const more = aRule({ ruleId: 'more', slotCount: 1 });
    const outcome = applyRules(aRuledClass(), [aRule(), more], []);
    expect([places(outcome), outcome.fired]).toEqual([{ fitpass: 5 }, ['boost', 'more']]);
    expect(outcome.firings.map(({ targets }) => targets[0]?.places)).toEqual([4, 5]);
  });

  it('of opposite kinds: the earlier wins, and the later has not fired', () => {
    const fewer = aRule({ ruleId: 'fewer', action: 'decrease' });
    const up = applyRules(aRuledClass(), [aRule(), fewer], []);
    expect([places(up), up.fired, limits(up)]).toEqual([
      { fitpass: 4 },
      ['boost'],
      [
        ['boost', 'fitpass', 2, 'none'],
        ['fewer', 'fitpass', 0, 'earlier-rule'],
      ],
    ]);
    const down = applyRules(aRuledClass(), [fewer, aRule()], []);
    expect([places(down), down.fired]).toEqual([{ fitpass: 0 }, ['fewer']]);
  });
});

describe('after it fired', () => {
  const requests = applyRules(aRuledClass(), [aRule()], []).firings;

  it('a rule makes the same request until it is answered, however often it is evaluated', () => {
    for (const wanted of [0, 2, 4]) {
      const cls = aRuledClass({ channels: [aChannel('fitpass', 2, { wanted })] });
      expect(applyRules(cls, [aRule()], requests)).toMatchObject({
        placesByChannel: new Map([['fitpass', 4]]),
        firings: requests,
        fired: [],
      });
    }
  });

  it('after an approval it requests no more, and keeps its places', () => {
    const done = answeredFirings(requests, [aRule()], 'done');
    const given = (from: number, wanted: number) =>
      applyRules(aRuledClass({ channels: [aChannel('fitpass', from, { wanted })] }), [aRule()], done);
    expect(given(4, 1)).toMatchObject({ placesByChannel: new Map([['fitpass', 4]]), fired: [] });
    expect(given(4, 6)).toMatchObject({ placesByChannel: new Map([['fitpass', 6]]) });
    // The number was lowered manually: the rule does not override its owner.
    expect(given(1, 1)).toMatchObject({ placesByChannel: new Map([['fitpass', 1]]), firings: done });
    // The number was raised manually: the optimizer may change the places beyond the rule's own.
    expect(given(7, 3)).toMatchObject({ placesByChannel: new Map([['fitpass', 4]]) });
  });

  it('after a rejection it is silent', () => {
    const declined = answeredFirings(requests, [aRule()], 'declined');
    expect(applyRules(aRuledClass(), [aRule()], declined)).toEqual({
      placesByChannel: new Map([['fitpass', 2]]),
      effects: [],
      firings: declined,
      fired: [],
    });
  });

  it('fires again only after its condition has ended and applies again', () => {
    const done = answeredFirings(requests, [aRule()], 'done');
    const sold = aRuledClass({ bookings: 12, channels: [aChannel('fitpass', 4)] });
    const ceased = applyRules(sold, [aRule()], done);
    expect(ceased).toMatchObject({ firings: [], fired: [], effects: [] });
    const again = applyRules({ ...sold, bookings: 11 }, [aRule()], ceased.firings);
    expect([places(again), again.fired]).toEqual([{ fitpass: 6 }, ['boost']]);
  });

  it('after switching off and on it is remembered', () => {
    const done = answeredFirings(requests, [aRule()], 'done');
    const cls = aRuledClass({ channels: [aChannel('fitpass', 4, { wanted: 1 })] });
    const off = applyRules(cls, [aRule({ enabled: false })], done);
    expect(off).toMatchObject({ placesByChannel: new Map([['fitpass', 1]]), firings: done });
    expect(applyRules(cls, [aRule()], off.firings)).toMatchObject({ fired: [] });
  });

  it('after switching off and on before its answer it requests its slots on top of the present ones', () => {
    const off = applyRules(aRuledClass(), [aRule({ enabled: false })], requests);
    expect(off).toMatchObject({ placesByChannel: new Map([['fitpass', 2]]), firings: [] });
    const raised = aRuledClass({ channels: [aChannel('fitpass', 5)] });
    const on = applyRules(raised, [aRule()], off.firings);
    expect([places(on), on.fired]).toEqual([{ fitpass: 7 }, ['boost']]);
  });

  it('a rule that had no part in what was answered still waits for its answer', () => {
    const other = { ruleId: 'other', state: 'asked', targets: [] } as const;
    for (const answer of ['done', 'declined'] as const)
      expect(answeredFirings([...requests, other], [aRule()], answer)).toEqual([
        { ...requests[0], state: answer },
        other,
      ]);
  });

  it('after deletion it is forgotten', () => {
    expect(applyRules(aRuledClass(), [], requests)).toMatchObject({ firings: [], effects: [] });
  });
});

describe('invalid numbers', () => {
  it.each([
    ['capacity', { capacity: Number.NaN }],
    ['bookings', { bookings: -1 }],
    ['hoursLeft', { hoursLeft: Number.POSITIVE_INFINITY }],
    ['maxSlotAdjustment', { maxSlotAdjustment: 0.5 }],
    ['openElsewhere', { openElsewhere: Number.NaN }],
    ['channels[0].from', { channels: [aChannel('fitpass', Number.NaN)] }],
    ['channels[0].wanted', { channels: [aChannel('fitpass', 2, { wanted: -1 })] }],
    ['channels[0].booked', { channels: [aChannel('fitpass', 2, { booked: 1.5 })] }],
    ['channels[0].worthMinor', { channels: [aChannel('fitpass', 2, { worthMinor: Number.NaN })] }],
  ])('are refused by name: %s', (path, given) => {
    const apply = () => applyRules(aRuledClass(given), [aRule()], []);
    expect(apply).toThrow(InvalidInput);
    expect(apply).toThrow(expect.objectContaining({ path }));
  });
});
