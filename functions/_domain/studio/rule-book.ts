import { Failure } from '#shared/contracts/failure.ts';
import { rulesMax, type RuleTerms } from '#shared/contracts/rules/rule.ts';
import { sampleRuleNames } from '#shared/contracts/rules/sample-names.ts';

/** A stored rule. */
export interface StoredRule extends RuleTerms {
  readonly ruleId: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly version: number;
}

/** A studio's rules in the order in which they are applied. Version 0 means that nothing is stored yet. */
export interface RuleBook {
  readonly rules: readonly StoredRule[];
  readonly version: number;
  /** When the rules were last changed. Missing if that was before 27 November 2026. */
  readonly changedAt?: string;
}

/**
 * The rules that a studio starts with. Their ids are the lowest possible, so these samples come before every added
 * rule.
 */
export const sampleBook: RuleBook = {
  version: 0,
  rules: [
    {
      ruleId: '00000000000000000000000001',
      name: sampleRuleNames.lowOccupancy,
      condition: { kind: 'occupancy-below', occupancyPercent: 60, hoursBeforeMin: 12 },
      action: 'increase',
      slotCount: 2,
      platforms: ['fitpass'],
      enabled: true,
      version: 1,
    },
    {
      ruleId: '00000000000000000000000002',
      name: sampleRuleNames.highDemand,
      condition: { kind: 'occupancy-above', occupancyPercent: 90, hoursBeforeMin: 24 },
      action: 'increase',
      slotCount: 3,
      platforms: ['wellhub', 'totalpass'],
      enabled: true,
      version: 1,
    },
  ],
};

const next = (book: RuleBook, rules: readonly StoredRule[]): RuleBook => ({
  rules,
  version: book.version + 1,
});

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Adds a rule after the others. Names must differ, because decisions refer to rules by name.
 *
 * @throws {Failure} `conflict` if the limit is reached, `invalid-input` for a name that is taken
 */
export function addRule(book: RuleBook, rule: Omit<StoredRule, 'enabled' | 'version'>): RuleBook {
  if (book.rules.length >= rulesMax)
    throw new Failure('conflict', `A studio has at most ${rulesMax} rules. Delete one first.`);
  if (book.rules.some(({ name }) => sameName(name, rule.name))) {
    const message = 'There is already a rule with this name. Choose another name.';
    throw new Failure('invalid-input', message, [{ path: 'body.name', message }]);
  }
  return next(book, [...book.rules, { ...rule, enabled: true, version: 1 }]);
}

/** A rule in the version that was on screen. */
export interface Shown {
  readonly ruleId: string;
  readonly version: number;
}

/** @throws {Failure} `not-found` */
export function ruleOf({ rules }: RuleBook, ruleId: string): StoredRule {
  const found = rules.find((rule) => rule.ruleId === ruleId);
  if (!found) throw new Failure('not-found', 'There is no such rule.');
  return found;
}

function shownRule(book: RuleBook, { ruleId, version }: Shown): StoredRule {
  const found = ruleOf(book, ruleId);
  if (found.version !== version)
    throw new Failure('conflict', 'The rule was changed in the meantime. Review it again.');
  return found;
}

/**
 * Switches a rule on or off.
 *
 * @returns undefined if it is already in that state
 * @throws {Failure} `not-found`, or `conflict` if it is not as it was on screen
 */
export function switchRule(book: RuleBook, shown: Shown, enabled: boolean): RuleBook | undefined {
  if (ruleOf(book, shown.ruleId).enabled === enabled) return undefined;
  const rule = shownRule(book, shown);
  const switched = { ...rule, enabled, version: rule.version + 1 };
  return next(
    book,
    book.rules.map((one) => (one === rule ? switched : one)),
  );
}

/**
 * Deletes a rule.
 *
 * @throws {Failure} `not-found`, or `conflict` if it is not as it was on screen
 */
export function removeRule(book: RuleBook, shown: Shown): RuleBook {
  const rule = shownRule(book, shown);
  return next(
    book,
    book.rules.filter((one) => one !== rule),
  );
}
