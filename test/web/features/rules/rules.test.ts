import * as english from '#web/messages/en/rules.ts';
import * as spanish from '#web/messages/es/rules.ts';
import * as portuguese from '#web/messages/pt/rules.ts';
import { sampleBook } from '#functions/_domain/studio/rule-book.ts';
import { shownRuleName } from '#web/src/ui/rule-name.ts';
import { createRule } from '#shared/contracts/rules/create-rule.ts';
import { defaultGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import { backtestText, firedText } from '#web/src/features/rules/backtest-messages.ts';
import { cutOffsOf, cutOffText } from '#web/src/features/rules/cut-offs.ts';
import { notConnected, rulePlatforms } from '#web/src/features/rules/platforms.ts';
import { namesOf } from '#web/src/ui/lists.ts';
import { emptyDraft, errorsOf, termsOf, type RuleDraft } from '#web/src/features/rules/rule-draft.ts';

const filled: RuleDraft = {
  name: 'Evening rush',
  occupancy: '80',
  hours: ' 24 ',
  action: 'decrease',
  slots: '2',
  platforms: ['fitpass', 'kenko'],
};

describe('the form that adds a rule', () => {
  it('requires every field', () => {
    expect(errorsOf(emptyDraft)).toEqual({
      name: 'Rule name is required',
      occupancy: 'Occupancy threshold is required',
      hours: 'Time before class is required',
      slots: 'Slot count is required',
      platforms: 'Choose at least one platform',
    });
    expect(termsOf(emptyDraft)).toBeNull();
    expect(errorsOf(filled)).toEqual({});
  });

  it.each([
    ['name', ' ', 'Rule name is required'],
    ['name', 'x'.repeat(81), 'Use at most 80 characters'],
    ['occupancy', '100', 'Enter a whole number from 0 to 99'],
    ['occupancy', 'many', 'Enter a whole number from 0 to 99'],
    ['occupancy', '-1', 'Enter a whole number from 0 to 99'],
    ['hours', '337', 'Enter a whole number from 0 to 336'],
    ['hours', '1.5', 'Enter a whole number from 0 to 336'],
    ['slots', '0', 'Enter a whole number from 1 to 20'],
    ['slots', '21', 'Enter a whole number from 1 to 20'],
    ['slots', '2e0', 'Enter a whole number from 1 to 20'],
  ] as const)('%s %j: %s', (field, value, error) => {
    expect(errorsOf({ ...filled, [field]: value })).toEqual({ [field]: error });
  });

  it("has limits that depend on the rule's action", () => {
    const increase = { ...filled, action: 'increase' } as const;
    expect(errorsOf({ ...increase, occupancy: '100' })).toEqual({});
    expect(errorsOf({ ...increase, occupancy: '0' })).toEqual({
      occupancy: 'Enter a whole number from 1 to 100',
    });
    expect(errorsOf({ ...filled, occupancy: '0' })).toEqual({});
  });

  it('sends an upper occupancy limit for increases and a lower one for decreases', () => {
    expect(termsOf(filled)).toEqual({
      condition: { kind: 'occupancy-above', occupancyPercent: 80, hoursBeforeMin: 24 },
      action: 'decrease',
      slotCount: 2,
      platforms: ['fitpass', 'kenko'],
    });
    const terms = termsOf({ ...filled, action: 'increase' });
    expect(terms).toMatchObject({ action: 'increase', condition: { kind: 'occupancy-below' } });
    expect(createRule.body.parse({ name: filled.name, ...terms })).toEqual({ name: filled.name, ...terms });
  });

  it('can be tried before it has a name', () => {
    expect(termsOf({ ...filled, name: '' })).toEqual(termsOf(filled));
    expect(termsOf({ ...filled, slots: '' })).toBeNull();
  });
});

describe('the platforms', () => {
  const integration = (integrationId: string, status?: 'connected' | 'disconnected') =>
    ({ integrationId, connection: status ? { status } : null }) as IntegrationView;

  it('are the five that sell places', () => {
    expect(namesOf(rulePlatforms)).toBe('Kenko, Fitpass, Wellhub, TotalPass, and ClassPass');
  });

  it('that are not connected are named once the connections are known', () => {
    const integrations = [
      integration('fitpass', 'connected'),
      integration('wellhub', 'disconnected'),
      integration('totalpass'),
    ];
    expect(notConnected(rulePlatforms, integrations)).toEqual(['kenko', 'wellhub', 'totalpass', 'classpass']);
    expect(notConnected(rulePlatforms, undefined)).toEqual([]);
  });
});

describe('the text about when changes end', () => {
  const integration = (integrationId: string, minHoursBeforeClass?: number, enabled = true) =>
    ({
      integrationId,
      connection:
        minHoursBeforeClass === undefined
          ? null
          : { status: 'connected', guidelines: { ...defaultGuidelines, minHoursBeforeClass, enabled } },
    }) as IntegrationView;
  const differing = [integration('fitpass', 12), integration('wellhub', 30), integration('totalpass', 12)];
  const textOf = (platforms: RuleDraft['platforms'], integrations?: readonly IntegrationView[]) =>
    cutOffText(cutOffsOf(platforms, integrations));

  it.each([
    ['before the guidelines are known', [], undefined, 'At least this long'],
    ['for Kenko, whose places no rule changes', ['kenko'], differing, 'At least this long'],
    ['for one marketplace', ['wellhub'], differing, 'At least this long; changes end 30 hours before'],
    [
      'for marketplaces with the same guideline',
      ['fitpass', 'totalpass'],
      differing,
      'At least this long; changes end 12 hours before',
    ],
    [
      'for marketplaces with different ones',
      ['wellhub', 'fitpass'],
      differing,
      'At least this long; changes end 12 hours before at Fitpass, 30 hours before at Wellhub',
    ],
    [
      'for all connected ones while none is chosen',
      [],
      [...differing, integration('classpass')],
      'At least this long; changes end 12 hours before at Fitpass and TotalPass, 30 hours before at Wellhub',
    ],
    [
      'for a marketplace whose guidelines are off',
      ['wellhub'],
      [integration('wellhub', 30, false)],
      'At least this long; changes end 12 hours before',
    ],
    [
      'for one that is not connected yet',
      ['classpass'],
      [integration('classpass')],
      'At least this long; changes end 12 hours before',
    ],
  ] as const)('%s', (_, platforms, integrations, text) => {
    expect(textOf([...platforms], integrations)).toBe(text);
  });
});

describe("the text about a rule's firings", () => {
  it.each([
    [
      { firedCount: 12, classes: 40, weeks: 8 },
      'This rule would have fired 12 times in the last 8 weeks (40 classes).',
    ],
    [
      { firedCount: 1, classes: 1, weeks: 1 },
      'This rule would have fired once in the last week (one class).',
    ],
    [
      { firedCount: 0, classes: 9, weeks: 8 },
      'This rule would not have fired in the last 8 weeks (9 classes).',
    ],
    [
      { firedCount: 0, classes: 0, weeks: 8 },
      'There were no classes in the last 8 weeks to try this rule on.',
    ],
  ])('%j', (found, text) => {
    expect(backtestText(found)).toBe(text);
  });

  it('counts', () => {
    expect([0, 1, 2].map(firedText)).toEqual(['Never fired', 'Fired once', 'Fired 2 times']);
  });
});

describe('the sample rules', () => {
  it('have names in each language, and no other rule has', () => {
    type Names = Record<'lowOccupancyBoost' | 'highDemandExpansion', string>;
    const translated = ({ lowOccupancyBoost, highDemandExpansion }: Names) => [
      lowOccupancyBoost,
      highDemandExpansion,
    ];
    expect(sampleBook.rules.map(({ name }) => shownRuleName(name))).toEqual(translated(english));
    expect(new Set([english, spanish, portuguese].flatMap(translated)).size).toBe(6);
    expect(shownRuleName('Evening rush')).toBe('Evening rush');
  });
});
