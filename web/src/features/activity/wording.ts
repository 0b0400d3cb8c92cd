import type { ActivityView } from '#shared/contracts/activity/activity.ts';
import type { exportActivity } from '#shared/contracts/activity/export-activity.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { endOfChange } from '#shared/core/states/change-end.ts';
import { counted, wordFor } from '#shared/core/text/counted.ts';
import { instantIn } from '../../ui/dates.ts';

/** 'Reduced from 3 to 1 place' */
export function actionText({ slotsChanged, placesTo, source }: ActivityView): string {
  if (source === 'booking') return 'Answered a booking';
  if (source === 'called-off') return 'Class cancelled';
  if (source === 'reinstated') return 'Class takes place';
  if (slotsChanged === 0) return `Kept at ${counted(placesTo, 'place')}`;
  const way = slotsChanged > 0 ? 'Increased' : 'Reduced';
  return `${way} from ${placesTo - slotsChanged} to ${counted(placesTo, 'place')}`;
}

export const sourceText: Record<ActivityView['source'], string> = {
  decision: 'Approved decision',
  automatic: 'Automatic',
  manual: 'Manual edit',
  reconciler: 'Set again',
  booking: 'Booking request',
  'called-off': 'Told by mail',
  reinstated: 'Manual edit',
};

/** When a change came to its end, on the studio's clock; 'Pending' while it has not. */
export function whenText(activity: ActivityView, timezone: string): string {
  const end = endOfChange(activity);
  return end === null ? 'Pending' : instantIn(timezone, end);
}

/** What the row says beside its status; a failure names its reason. */
export const detailsText = ({ status, details }: ActivityView): string =>
  status === 'failure' && details && !details.startsWith('Error:') ? `Error: ${details}` : details;

/** '2 changes are not on their marketplace' */
export function failuresTitle(count: number, more: boolean): string {
  if (more) return `More than ${counted(count, 'change')} are not on their marketplace`;
  return `${counted(count, 'change')} ${wordFor(count, 'is not on its', 'are not on their')} marketplace`;
}

/** '6 places are not on Wellhub since Nov 23, 2026, 06:05' */
export const notShownText = ({ placesTo }: ActivityView, platform: string, since: string): string =>
  `${counted(placesTo, 'place is', 'places are')} not on ${platform} since ${since}`;

export type ExportedFile = Pick<OutputOf<typeof exportActivity>, 'rows' | 'lookedBackTo'>;

/** 'Exported 2 changes', and where the file ends before the logs do, how to get the rest. */
export function exportedText({ rows, lookedBackTo }: ExportedFile, timezone: string): string {
  const count = `Exported ${counted(rows, 'change')}`;
  if (lookedBackTo === null) return count;
  return `${count}, back to ${instantIn(timezone, lookedBackTo)}. For older ones choose an earlier last day and export again.`;
}
