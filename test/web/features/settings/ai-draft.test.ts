import { aiSettings, defaultSettings } from '#shared/contracts/settings/settings.ts';
import {
  confidence,
  changedSettings,
  roundShare,
  slotsError,
  slotsOf,
  toDraft,
  toSettings,
} from '#web/src/features/settings/ai-draft.ts';

const saved = { ai: defaultSettings.ai, inventoryMode: 'separate' } as const;
const draft = toDraft(saved);

describe('the number of slots', () => {
  it.each([
    ['1', 1],
    ['20', 20],
    [' 7 ', 7],
    ['', 5],
    ['  ', 5],
    ['many', 5],
  ])('%j counts as %i', (text, slots) => {
    expect(slotsOf(text)).toBe(slots);
    expect(slotsError(text)).toBeUndefined();
  });

  it.each(['0', '21', '-3', '2.5', '1e9', 'Infinity'])(
    '%s is refused with a message that names the limits',
    (text) => {
      expect(slotsError(text)).toBe('Enter a whole number from 1 to 20');
    },
  );
});

describe('the draft', () => {
  it('is unchanged if it contains the saved settings', () => {
    expect(toSettings(draft)).toEqual(saved);
    expect(changedSettings(draft, saved)).toEqual({});
  });

  it.each([
    [{ enabled: false }, { ai: { enabled: false } }],
    [{ autoExecute: true }, { ai: { autoExecute: true } }],
    [{ confidenceThreshold: 0.75 }, { ai: { confidenceThreshold: 0.75 } }],
    [{ slots: '6' }, { ai: { maxSlotAdjustment: 6 } }],
    [{ inventoryMode: 'shared' as const }, { inventoryMode: 'shared' }],
  ])('saves only what was edited: %j', (change, sent) => {
    expect(changedSettings({ ...draft, ...change }, saved)).toEqual(sent);
  });

  it('is not changed by another spelling of the same number', () => {
    expect(changedSettings({ ...draft, slots: '05' }, saved)).toEqual({});
    expect(changedSettings({ ...draft, slots: 'five' }, saved)).toEqual({});
  });

  it('has a slider with ten values that the server accepts unchanged', () => {
    const steps = Math.round((confidence.most - confidence.least) / confidence.step);
    expect(steps).toBe(9);
    const values = Array.from({ length: steps + 1 }, (_, at) =>
      roundShare(confidence.least + at * confidence.step),
    );
    expect(values).toEqual([0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]);
    for (const confidenceThreshold of values)
      expect(aiSettings.safeParse({ ...defaultSettings.ai, confidenceThreshold }).success).toBe(true);
  });
});
