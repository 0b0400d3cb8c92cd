import { assertMayExecute, type Wish } from '#functions/settings/automation-gate.ts';
import { goesFurther } from '#shared/contracts/decisions/simulated-settings.ts';
import type { Simulation } from '#shared/contracts/decisions/simulation.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const ai = { ...defaultSettings.ai, autoExecute: true };
const simulation: Simulation = {
  simulatedAt: '2026-11-20T12:00:00.000Z',
  validUntil: '2026-11-27T12:00:00.000Z',
  settings: { inventoryMode: 'separate', confidenceThreshold: 0.7, maxSlotAdjustment: 5 },
  verdict: 'gain',
  currency: 'USD',
  classes: 100,
  days: 40,
  lossDays: 2,
  revenueMinor: 900_000,
  gainMinor: 40_000,
  gainLowMinor: 20_000,
  gainHighMinor: 60_000,
  shareOfPossibleGain: 0.6,
  weeks: [],
};
const wish = (over: Partial<Wish> = {}): Wish => ({
  isOn: false,
  after: { ai, inventoryMode: 'separate' },
  simulation,
  acceptsUnproven: false,
  now,
  ...over,
});
const answer = (over: Partial<Wish>): string => {
  try {
    assertMayExecute(wish(over));
    return 'open';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the condition for auto-execute', () => {
  test('is met after a simulation of these settings that proves a gain', () => {
    expect(answer({})).toBe('open');
  });

  test.each([
    ['there is no simulation', { simulation: null }],
    ['it is a week old to the instant', { now: new Date(simulation.validUntil) }],
  ])('is shut where %s', (_, over) => {
    expect(answer({ ...over, acceptsUnproven: true })).toMatch(/^Simulate auto-execute/);
  });

  test('is met until the week is over', () => {
    expect(answer({ now: new Date(Date.parse(simulation.validUntil) - 1) })).toBe('open');
  });

  test.each([
    { ai: { ...ai, confidenceThreshold: 0.65 }, inventoryMode: 'separate' as const },
    { ai: { ...ai, maxSlotAdjustment: 6 }, inventoryMode: 'separate' as const },
    { ai, inventoryMode: 'shared' as const },
  ])('is shut where other settings were simulated', (after) => {
    expect(answer({ after, acceptsUnproven: true })).toMatch(/other settings/);
  });

  test.each(['not-proven', 'loss', 'too-little-history'] as const)(
    'is shut after %s, until the owner says so',
    (verdict) => {
      const unproven = { simulation: { ...simulation, verdict } };
      expect(answer(unproven)).toMatch(/does not prove a gain/);
      expect(answer({ ...unproven, acceptsUnproven: true })).toBe('open');
    },
  );

  test('says that the settings have to be simulated where auto-execute is on already', () => {
    const isOn = true;
    expect(answer({ isOn, simulation: null })).toMatch(/^Auto-execute would go further/);
    const after = { ai: { ...ai, maxSlotAdjustment: 6 }, inventoryMode: 'separate' as const };
    expect(answer({ isOn, after })).toMatch(/^Auto-execute would go further/);
    const unproven = { isOn, simulation: { ...simulation, verdict: 'loss' as const } };
    expect(answer(unproven)).toMatch(/Confirm that you want these settings anyway/);
    expect(answer({ ...unproven, acceptsUnproven: true })).toBe('open');
  });
});

describe('auto-execute goes further', () => {
  const off = { ai: defaultSettings.ai, inventoryMode: 'separate' } as const;
  const on = { ai, inventoryMode: 'separate' } as const;
  const withAi = (over: object) => ({ ...on, ai: { ...ai, ...over } });

  test.each([
    ['switched on', off, on, true],
    ['on with less confidence', on, withAi({ confidenceThreshold: 0.65 }), true],
    ['on with more places at once', on, withAi({ maxSlotAdjustment: 6 }), true],
    ['on with shared places', on, { ...on, inventoryMode: 'shared' as const }, true],
    ['on with more confidence', on, withAi({ confidenceThreshold: 0.75 }), false],
    ['on with fewer places at once', on, withAi({ maxSlotAdjustment: 4 }), false],
    ['on with separate places', { ...on, inventoryMode: 'shared' as const }, on, false],
    ['on with another comparison group', on, withAi({ holdOut: false }), false],
    ['switched off', withAi({ maxSlotAdjustment: 1 }), off, false],
    ['off with more places at once', off, { ...off, ai: { ...off.ai, maxSlotAdjustment: 9 } }, false],
  ])('if it is %s: %#', (_, before, after, expected) => {
    expect(goesFurther(before, after)).toBe(expected);
  });
});
