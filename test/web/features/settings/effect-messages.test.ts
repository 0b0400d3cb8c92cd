import {
  automationText,
  autoExecuteText,
  holdOutText,
  isUnknown,
  recommendedText,
  slotsText,
  thresholdText,
  type Effect,
} from '#web/src/features/settings/effect/effect-messages.ts';
import { replayedText } from '#web/src/features/settings/simulation-messages.ts';

const none = { classes: 0, worthMinor: 0, untouched: 0 };

const effect: Effect = {
  from: '2026-10-27T12:00:00.000Z',
  isWhole: true,
  currency: 'USD',
  recommended: { classes: 90, worthMinor: 410_000 },
  byAutomation: 41,
  byPerson: 13,
  steps: [
    { confidence: 0.75, classes: 52, worthMinor: 148_000, untouched: 33, heldOut: none },
    {
      confidence: 0.8,
      classes: 45,
      worthMinor: 136_000,
      untouched: 34,
      heldOut: { classes: 4, worthMinor: 12_000, untouched: 4 },
    },
    { confidence: 0.85, classes: 1, worthMinor: 0, untouched: 0, heldOut: none },
    { confidence: 0.9, ...none, heldOut: none },
  ],
  moves: [
    { places: 1, classes: 60 },
    { places: 3, classes: 18 },
    { places: 5, classes: 12 },
  ],
};

const at = (confidenceThreshold: number, holdOut = false) => ({ confidenceThreshold, holdOut });

describe('the text about the effect of a setting:', () => {
  it('the master switch', () => {
    expect(automationText(effect)).toBe(
      'Off, it would have held back the changes of 54 classes: 41 carried out automatically, 13 approved by you.',
    );
    expect(automationText({ ...effect, byAutomation: 0, byPerson: 1 })).toBe(
      'Off, it would have held back the changes of 1 class: approved by you.',
    );
    expect(automationText({ ...effect, byAutomation: 0, byPerson: 0 })).toBe(
      'Off, it would have held nothing back: no recommendation was carried out.',
    );
  });

  it('AI optimization', () => {
    expect(recommendedText(effect)).toBe(
      'Cupo recommended changes for 90 classes, expected to bring about +$4,100. Off, there would have been none.',
    );
    expect(isUnknown(effect)).toBe(false);
    expect(isUnknown({ ...effect, recommended: { classes: 0, worthMinor: 0 } })).toBe(true);
  });

  it.each([
    [
      at(0.8),
      'On at 80%, Cupo would have changed 45 of 90 classes by itself, expected to bring about +$1,360. Without it, 34 classes were not changed at all.',
    ],
    [
      at(0.8, true),
      'On at 80%, Cupo would have changed 41 of 90 classes by itself, expected to bring about +$1,240. Without it, 30 classes were not changed at all.',
    ],
    [
      at(0.85),
      'On at 85%, Cupo would have changed 1 of 90 classes by itself. All of them were changed anyway.',
    ],
    [at(0.9), 'On at 90%, Cupo would have changed no class by itself: no recommendation was sure enough.'],
    [at(0.5), null],
  ])('auto-execute: %#', (draft, message) => {
    expect(autoExecuteText(effect, draft)).toBe(message);
  });

  it('the threshold, compared with one step below and above it', () => {
    expect(thresholdText(effect, at(0.8))).toBe(
      '45 of 90 classes had a recommendation that was sure enough at 80%, expected to bring about +$1,360 (52 at 75%, +$1,480; 1 at 85%).',
    );
    expect(thresholdText(effect, at(0.75))).toBe(
      '52 of 90 classes had a recommendation that was sure enough at 75%, expected to bring about +$1,480 (45 at 80%, +$1,360).',
    );
  });

  it('measuring the gain', () => {
    expect(holdOutText(effect, at(0.8))).toBe(
      'On, it would have left 4 of the 45 classes that were sure enough as they were, expected to bring about +$120.',
    );
    expect(holdOutText(effect, at(0.75))).toBe(
      'On, it would have left out none of the 52 classes that were sure enough.',
    );
  });

  it.each([
    [
      3,
      5,
      'At 3, the changes of 12 of 90 classes would have been smaller: they moved up to 5 places at one marketplace.',
    ],
    [5, 5, 'At 5, nothing would have been cut: changes moved up to 5 places at one marketplace.'],
    [
      8,
      5,
      'Changes moved up to 5 places at one marketplace. What 8 would have moved is not recorded: a replay shows it.',
    ],
    [9, 8, 'At 9, nothing would have been cut: changes moved up to 5 places at one marketplace.'],
  ])('a limit of %d slots where %d are saved', (limit, saved, message) => {
    expect(slotsText(effect, limit, saved)).toBe(message);
  });
});

describe('the text about a replay of settings', () => {
  const simulation = {
    simulatedAt: '2026-11-26T05:00:00.000Z',
    validUntil: '2026-12-03T05:00:00.000Z',
    settings: { inventoryMode: 'separate', confidenceThreshold: 0.7, maxSlotAdjustment: 5 },
    verdict: 'not-proven',
    currency: 'USD',
    classes: 300,
    days: 40,
    lossDays: 3,
    revenueMinor: 1_000_000,
    gainMinor: 23_000,
    gainLowMinor: -2_000,
    gainHighMinor: 50_000,
    shareOfPossibleGain: 0.4,
    weeks: [
      { firstDay: '2026-10-22', classes: 60, gainMinor: 9_000 },
      { firstDay: '2026-10-29', classes: 60, gainMinor: 4_000 },
      { firstDay: '2026-11-19', classes: 60, gainMinor: 10_000 },
    ],
  } as const;

  it('shows the last four weeks, then all weeks with their interval', () => {
    expect(replayedText({ ...simulation, weeks: [...simulation.weeks] }, 'UTC')).toBe(
      'In the last four weeks, with separate places: +$140. 3 weeks replayed: +$230 (+2.3%), 95% interval −$20 to +$500. Not proven yet.',
    );
  });

  it('says that there is too little history', () => {
    const little = { ...simulation, verdict: 'too-little-history', classes: 4, days: 2, weeks: [] } as const;
    expect(replayedText({ ...little, weeks: [] }, 'UTC')).toBe(
      'There is too little history to tell: only 4 finished classes on 2 days could be replayed.',
    );
  });
});
