import { activityFailuresMax, listFailures } from '#shared/contracts/activity/list-failures.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { activityOf } from '#functions/_domain/places/outbox/activity-view.ts';
import { readOpenFailures } from '#functions/_domain/places/outbox/open-failures-store.ts';

export const handler = httpOperation(listFailures, {}, async ({ table, caller: { studioId }, deps }) => {
  const [{ timezone }, open] = await Promise.all([
    readStudio(table, studioId),
    readOpenFailures(table, studioId, deps.clock.now()),
  ]);
  const failures = open.failures.slice(0, activityFailuresMax).map((row) => activityOf(row));
  return { failures, more: open.more || open.failures.length > failures.length, timezone };
});
