import type { ActivityView } from '../../../../shared/contracts/activity/activity.ts';
import { signed } from '../../ui/numbers.ts';

/** 'Increased by 3 to 12 places' */
export function actionText({ slotsChanged, placesTo }: ActivityView): string {
  if (slotsChanged === 0) return `Kept at ${placesTo} places`;
  return `${slotsChanged > 0 ? 'Increased' : 'Decreased'} to ${placesTo} places (${signed(slotsChanged)})`;
}

export const sourceText: Record<ActivityView['source'], string> = {
  decision: 'Approved decision',
  automatic: 'Automatic',
  manual: 'Manual edit',
};

/** What the row says beside its status; a failure names its reason. */
export const detailsText = ({ status, details }: ActivityView): string =>
  status === 'failure' && details && !details.startsWith('Error:') ? `Error: ${details}` : details;
