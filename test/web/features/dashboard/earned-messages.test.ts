import { earnedMessage } from '#web/src/features/dashboard/earned-messages.ts';
import { needsReplay, replayStepOf } from '#web/src/features/dashboard/needs-replay.ts';

type Data = Parameters<typeof earnedMessage>[0];
type Effect = Data['earned']['effect'];
type Replay = NonNullable<Data['earned']['replay']>;

const none: Effect = {
  verdict: 'not-proven-yet',
  perClass: null,
  earned: null,
  changed: 3,
  leftAlone: 1,
  compared: { changed: 0, leftAlone: 0 },
};
const measured: Effect = {
  ...none,
  perClass: { meanMinor: 320, lowMinor: -70, highMinor: 710 },
  earned: { meanMinor: 45_440, lowMinor: -9_940, highMinor: 100_820 },
  changed: 142,
  leftAlone: 15,
};
const replay: Replay = {
  valid: true,
  verdict: 'gain',
  classes: 378,
  revenueMinor: 64_756_522,
  gainMinor: 1_489_400,
  gainLowMinor: 1_000_000,
  gainHighMinor: 2_000_000,
  currency: 'MXN',
};
const said = (effect: Effect, known: Replay | null, replaying: Parameters<typeof earnedMessage>[1] = 'no') =>
  earnedMessage({ currency: 'MXN', earned: { month: '2026-11', effect, replay: known } }, replaying);

describe('the earnings line of the dashboard', () => {
  it('shows the measured gain, its range and whether it is proven', () => {
    expect(said(measured, replay)).toEqual({
      title: 'Cupo earned this month',
      value: '+$454',
      note: 'Not proven yet: likely between −$99 and +$1,008. Measured with 142 classes that Cupo could change, 15 left alone.',
    });
  });

  it("labels the replay's gain as an estimate while nothing is measured", () => {
    expect(said(none, replay)).toEqual({
      title: 'Estimate: what Cupo would have earned',
      value: '+$14,894 (+2.3%)',
      note: 'Replay of your last 378 classes, likely between +$10,000 and +$20,000. This month is not measured yet.',
    });
    expect(said(none, { ...replay, verdict: 'not-proven' }).note).toContain('Not proven yet.');
  });

  it.each([
    ['too-little-history', { ...replay, verdict: 'too-little-history' as const }],
    ['a replay in another currency', { ...replay, currency: 'USD' as const }],
    ['none', null],
  ])('claims no gain with %s', (_, known) => {
    expect(said(none, known)).toMatchObject({ title: 'Cupo earned this month', value: '–' });
  });

  it('says if a replay found no gain', () => {
    const nothing = { ...replay, gainMinor: 0, gainLowMinor: 0, gainHighMinor: 0, classes: 168 };
    expect(said(none, nothing)).toMatchObject({
      value: '$0',
      note: 'In a replay of your last 168 classes, Cupo found no change that earns more. This month is not measured yet.',
    });
  });

  it('says whether the replay is running or has failed', () => {
    expect(said(none, null, 'under-way').note).toContain('Replaying your past classes');
    expect(said(none, null, 'failed').note).toContain('failed');
  });
});

describe('a replay', () => {
  const pastDays = (count: number) =>
    Array.from({ length: count }, (_, day) => ({
      localDate: `2026-11-${String(day + 1).padStart(2, '0')}`,
      classes: 2,
    })) as never;
  const isWanted = (effect: Effect, known: Replay | null, days = 7) =>
    needsReplay({
      earned: { month: '2026-11', effect, replay: known },
      days: pastDays(days),
      today: '2026-11-25',
    });

  it('is needed after a week of finished classes, unless a gain is measured or a replay is valid', () => {
    expect(isWanted(none, null)).toBe(true);
    expect(isWanted(none, null, 6)).toBe(false);
    expect(isWanted(measured, null)).toBe(false);
    expect(isWanted(none, replay)).toBe(false);
    expect(isWanted(none, { ...replay, valid: false })).toBe(true);
  });

  it('is awaited while it runs, and shown without a new start once it has ended', () => {
    const saved = { inventoryMode: 'separate', confidenceThreshold: 0.7, maxSlotAdjustment: 5 } as const;
    const step = (status: string | null, isStored: boolean, settings = {}) =>
      replayStepOf(
        {
          run: status && { status },
          simulation: isStored ? { settings: { ...saved, ...settings } } : null,
        } as never,
        saved,
      );
    expect(replayStepOf(undefined, saved)).toBe('wait');
    expect(replayStepOf({ run: null, simulation: null }, undefined)).toBe('wait');
    expect(step('done', true, { maxSlotAdjustment: 8 })).toBe('start');
    expect(step(null, false)).toBe('start');
    expect(step('running', false)).toBe('wait');
    expect(step('done', true)).toBe('show');
    expect(step('done', false)).toBe('start');
    expect(step('failed', false)).toBe('start');
  });
});
