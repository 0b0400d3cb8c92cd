import { counted } from '../../core/text/counted.ts';
import type { RuleTerms } from './rule.ts';

/** 'Occupancy below 60%, 12+ hours before class' */
export const conditionTextOf = ({ condition }: Pick<RuleTerms, 'condition'>): string => {
  const side = condition.kind === 'occupancy-below' ? 'below' : 'above';
  return `Occupancy ${side} ${condition.occupancyPercent}%, ${condition.hoursBeforeMin}+ hours before class`;
};

/** 'Add 2 slots'; 'Remove 3 slots each' if there are several platforms. */
export const actionTextOf = ({
  action,
  slotCount,
  platforms,
}: Pick<RuleTerms, 'action' | 'slotCount' | 'platforms'>): string => {
  const slots = counted(slotCount, 'slot');
  return `${action === 'increase' ? 'Add' : 'Remove'} ${slots}${platforms.length > 1 ? ' each' : ''}`;
};
