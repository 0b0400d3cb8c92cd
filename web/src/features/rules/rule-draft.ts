import * as messages from '#messages/rules';
import type { AllottedChannel } from '#shared/contracts/channels.ts';
import {
  ruleHoursMax,
  ruleNameCharactersMax,
  ruleSlotsMax,
  type RuleAction,
  type RuleTerms,
} from '#shared/contracts/rules/rule.ts';

/** The values of the rule's fields. */
export interface RuleDraft {
  readonly name: string;
  readonly occupancy: string;
  readonly hours: string;
  readonly action: RuleAction;
  readonly slots: string;
  readonly platforms: readonly AllottedChannel[];
}

export const emptyDraft: RuleDraft = {
  name: '',
  occupancy: '',
  hours: '',
  action: 'increase',
  slots: '',
  platforms: [],
};

export type DraftErrors = Partial<Record<keyof RuleDraft, string>>;

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The range of a threshold, which is a percentage from 0 to 100. */
export const occupancyBounds: Record<RuleAction, Bounds> = {
  increase: { least: 1, most: 100 },
  decrease: { least: 0, most: 99 },
};
export const hoursBounds: Bounds = { least: 0, most: ruleHoursMax };
export const slotsBounds: Bounds = { least: 1, most: ruleSlotsMax };

const isWhole = (text: string, { least, most }: Bounds): boolean => {
  const number = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= least && number <= most;
};

const numberError = (text: string, name: string, bounds: Bounds): string | undefined => {
  if (text.trim() === '') return messages.isRequired(name);
  return isWhole(text, bounds) ? undefined : messages.enterAWholeNumberFromTo(bounds.least, bounds.most);
};

function nameError(name: string): string | undefined {
  if (name.trim() === '') return messages.ruleNameIsRequired;
  return name.trim().length > ruleNameCharactersMax
    ? messages.pleaseUseAtMostCharacters(ruleNameCharactersMax)
    : undefined;
}

/** The mistakes in a draft, by field. All fields are required. */
export function errorsOf(draft: RuleDraft): DraftErrors {
  const errors: Record<keyof RuleDraft, string | undefined> = {
    name: nameError(draft.name),
    occupancy: numberError(draft.occupancy, messages.occupancyThreshold, occupancyBounds[draft.action]),
    hours: numberError(draft.hours, messages.timeBeforeClass, hoursBounds),
    action: undefined,
    slots: numberError(draft.slots, messages.slotCount, slotsBounds),
    platforms: draft.platforms.length === 0 ? messages.chooseAtLeastOnePlatform : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/**
 * The terms of a draft, without its name. Null while anything is missing or wrong. Rules that increase places apply
 * below the threshold, rules that decrease them above it.
 */
export function termsOf(draft: RuleDraft): RuleTerms | null {
  const { name: _, ...wrong } = errorsOf(draft);
  if (Object.keys(wrong).length > 0) return null;
  return {
    condition: {
      kind: draft.action === 'increase' ? 'occupancy-below' : 'occupancy-above',
      occupancyPercent: Number(draft.occupancy),
      hoursBeforeMin: Number(draft.hours),
    },
    action: draft.action,
    slotCount: Number(draft.slots),
    platforms: [...draft.platforms],
  };
}
