import { channelNames } from '../../shared/contracts/channels.ts';
import { Failure } from '../../shared/contracts/failure.ts';
import { confirmTask } from '../../shared/contracts/marketplaces/confirm-task.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { activityOf } from '../activity/activity-view.ts';
import { readAdjustment } from '../activity/adjustment-store.ts';
import { readClass } from '../schedule/class-store.ts';
import { readOwedPush, settleOnce, type OwedPush } from './push-store.ts';
import { taskEndsAt } from './task.ts';

/** A decision's tasks are confirmed one by one; whoever meets another write tries again, this often. */
const attemptsMax = 8;

const noTask = () => new Failure('not-found', 'There is no such task.');

async function readTask(studioId: string, adjustmentId: string): Promise<OwedPush> {
  const adjustment = await readAdjustment(studioId, adjustmentId);
  if (!adjustment?.guided || adjustment.outboxId === undefined) throw noTask();
  const owed = await readOwedPush(studioId, adjustment.outboxId);
  if (!owed || owed.state !== 'pending')
    throw new Failure('already-decided', 'This task was answered already, or a newer one took its place.');
  return owed;
}

async function assertInTime({ studioId, classId, createdAt }: OwedPush, now: Date): Promise<void> {
  const { startsAt } = await readClass(studioId, classId);
  if (now.toISOString() >= taskEndsAt(createdAt, startsAt))
    throw new Failure('decision-expired', 'The class is too close now. This task has expired.');
}

function wordsOf({ marketplace, places }: OwedPush, outcome: 'done' | 'not-done', reason: string): string {
  const name = channelNames[marketplace];
  if (outcome === 'done') return `Set to ${places} places at ${name} by hand.`;
  return `It could not be set at ${name} by hand${reason === '' ? '.' : `: ${reason}`}`;
}

export const handler = httpOperation(
  confirmTask,
  {},
  async ({ input, caller: { studioId }, deps, correlationId }) => {
    const { adjustmentId, outcome, reason = '' } = input;
    const confirmation = { actor: studioId, auditId: deps.ids.next(), correlationId };
    for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
      const push = await readTask(studioId, adjustmentId);
      const at = deps.clock.now();
      await assertInTime(push, at);
      const state = outcome === 'done' ? 'acked' : 'failed';
      const message = wordsOf(push, outcome, reason);
      if (!(await settleOnce({ push, state, at, message, confirmation }))) continue;
      const settled = await readAdjustment(studioId, adjustmentId);
      if (!settled) throw noTask();
      return activityOf(settled);
    }
    throw new Failure('already-decided', 'A newer change of this class took the place of this task.');
  },
);
