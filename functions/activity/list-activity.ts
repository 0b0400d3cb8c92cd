import { activityPageItemsMax, listActivity } from '#shared/contracts/activity/list-activity.ts';
import { ulid } from '#shared/contracts/values.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readActivity } from '#functions/_domain/places/outbox/read-activity.ts';
import { findActivity } from './find-activity.ts';
import { readPause } from '#functions/_domain/places/outbox/read-pause.ts';

/** The most changes examined for one page. */
export const pageExaminedMax = 1_000;

const bounds = { itemsMax: activityPageItemsMax, examinedMax: pageExaminedMax };

export const handler = httpOperation(
  listActivity,
  {},
  async ({ table, input, caller: { studioId }, pages }) => {
    const { cursor: _, ...filter } = input;
    const { timezone, pausedBy } = await readPause(table, studioId);
    // The filter's days are in this time zone.
    const list = pages({ ...filter, timezone });
    const below = list.from(ulid);
    const found = await findActivity(table, studioId, filter, timezone, below, bounds);
    return {
      activity: await readActivity(table, studioId, found.adjustments, pausedBy),
      timezone,
      cursor: list.next(found.below),
      lookedBackTo: found.lookedBackTo ?? null,
    };
  },
);
