import { assertMayExecute, switchesOn, type Wish } from '#functions/settings/automation-gate.ts';
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

  test('applies only when auto-execute is switched on where it was off', () => {
    const off = { ai: defaultSettings.ai, inventoryMode: 'separate' } as const;
    expect(switchesOn(off, { ...off, ai })).toBe(true);
    expect(switchesOn({ ...off, ai }, { ...off, ai: { ...ai, maxSlotAdjustment: 9 } })).toBe(false);
    expect(switchesOn({ ...off, ai }, off)).toBe(false);
    expect(switchesOn(off, off)).toBe(false);
  });
});
