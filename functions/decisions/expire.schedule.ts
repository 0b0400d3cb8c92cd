import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import { schedule } from '#functions/_platform/schedule.ts';
import { dueDecisions, expireDecision } from './due-store.ts';
import { table } from '#functions/_platform/table.ts';

const perShardMax = 100;
const roundsMax = 10;
const atOnce = 8;

/** Expires every decision whose class has reached its cut-off. If one cannot be expired, the next run tries again. */
export const handler = schedule('decisions.expire', { table }, async ({ clock, logger, ...deps }) => {
  let expired = 0;
  for (let round = 0; round < roundsMax; round += 1) {
    const due = await dueDecisions(deps.table.acrossStudios, clock.now(), perShardMax);
    const ended = await inParallel(due, atOnce, (one) =>
      expireDecision(deps.table.forStudio(one.studioId), one),
    );
    expired += ended.filter(Boolean).length;
    if (due.length < perShardMax) break;
  }
  if (expired > 0) logger.measure('decisions expired', { DecisionsExpired: expired }, {});
  return { expired };
});
