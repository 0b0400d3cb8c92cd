import { activityPageItemsMax, listActivity } from '../../shared/contracts/activity/list-activity.ts';
import { ulid } from '../../shared/contracts/values.ts';
import { cursorOf, placeOf } from '../_platform/cursor.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { readStudio } from '../settings/studio-store.ts';
import { activityOf } from './activity-view.ts';
import { readAdjustments } from './adjustment-store.ts';

export const handler = httpOperation(listActivity, {}, async ({ input, caller: { studioId } }) => {
  const below = placeOf(input.cursor, ulid);
  const [{ timezone }, page] = await Promise.all([
    readStudio(studioId),
    readAdjustments(studioId, below, activityPageItemsMax),
  ]);
  return {
    activity: page.adjustments.map(activityOf),
    timezone,
    cursor: page.lastId === undefined ? null : cursorOf(page.lastId),
  };
});
