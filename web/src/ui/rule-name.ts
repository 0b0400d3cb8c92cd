import * as messages from '#messages/rules';
import { sampleRuleNames } from '#shared/contracts/rules/sample-names.ts';

const samples: ReadonlyMap<string, string> = new Map([
  [sampleRuleNames.lowOccupancy, messages.lowOccupancyBoost],
  [sampleRuleNames.highDemand, messages.highDemandExpansion],
]);

/** The name of a rule: its owner's, or that of a sample rule in the language of the page. */
export const shownRuleName = (name: string): string => samples.get(name) ?? name;
