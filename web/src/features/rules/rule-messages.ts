import * as messages from '#messages/rules';
import type { RuleTerms } from '#shared/contracts/rules/rule.ts';

/** The condition of a rule, such as 'Occupancy below 60%, 12+ hours before class'. */
export const conditionMessage = ({ condition }: Pick<RuleTerms, 'condition'>): string => {
  const say = condition.kind === 'occupancy-below' ? messages.occupancyBelow : messages.occupancyAbove;
  return say(condition.occupancyPercent, condition.hoursBeforeMin);
};

/** The action of a rule, such as 'Add 2 slots', or 'Remove 3 slots each' if there are several platforms. */
export const actionMessage = ({
  action,
  slotCount,
  platforms,
}: Pick<RuleTerms, 'action' | 'slotCount' | 'platforms'>): string => {
  const said = action === 'increase' ? messages.addSlots(slotCount) : messages.removeSlots(slotCount);
  return platforms.length > 1 ? messages.onEach(said) : said;
};
