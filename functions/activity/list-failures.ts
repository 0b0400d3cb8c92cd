import { activityFailuresMax, listFailures } from '#shared/contracts/activity/list-failures.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { activityOf } from '#functions/_domain/places/outbox/activity-view.ts';
import { readOwedOf, type OwedOf } from '#functions/_domain/places/outbox/failure-store.ts';
import { findActivity } from './find-activity.ts';

/** Among so many of the newest failures those are looked for that are still wanted. */
const failuresExaminedMax = 100;

const isWanted = ({ owed, of }: OwedOf): boolean =>
  owed.state === 'failed' && of.pushVersions?.[owed.marketplace] === owed.pushVersion;

/** A class's id begins with its start: `20261123T1300Z-…`. */
const startOf = (now: Date): string => now.toISOString().replaceAll(/[-:]/g, '').slice(0, 13);

const newestFailures = { itemsMax: failuresExaminedMax, examinedMax: failuresExaminedMax + 1 };

export const handler = httpOperation(listFailures, {}, async ({ table, caller: { studioId }, deps }) => {
  const { timezone } = await readStudio(table, studioId);
  const newest = await findActivity(
    table,
    studioId,
    { status: 'failure' },
    timezone,
    undefined,
    newestFailures,
  );
  const now = startOf(deps.clock.now());
  const open = newest.adjustments.filter(({ classId }) => classId > now);
  const owed = await readOwedOf(table, studioId, open);
  const wanted = open.filter(({ adjustmentId }) => {
    const found = owed.get(adjustmentId);
    return found !== undefined && isWanted(found);
  });
  const failures = wanted.slice(0, activityFailuresMax).map((row) => activityOf(row));
  return { failures, more: wanted.length > failures.length || newest.below !== undefined, timezone };
});
