import type { DecidingMessage, ImportMessage } from '#shared/contracts/messages.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { Queue } from '#functions/_platform/ports/queues.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import { inStudio } from '#functions/_platform/scope.ts';
import { resendRun } from '#functions/decisions/runs/resend-run.ts';
import { giveUpRun } from '#functions/decisions/runs/run-step.ts';
import { giveUp, nextStep } from '#functions/imports/run-step.ts';
import {
  forgetWork,
  noteTry,
  stalledWork,
  type Stalled,
} from '#functions/_domain/studio/unfinished-store.ts';

/** So often the next step of what stands still is sent again; then it ends as failed. */
const triesMax = 5;
const perRunMax = 200;
const atOnce = 8;

export interface SweepDeps extends Base {
  readonly studios: Queue<DecidingMessage>;
  readonly imports: Queue<ImportMessage>;
}

/** By which step of its work what stands still is given up. */
const givenUpStep = { import: 'check', 'taking-back': 'take-back', clearing: 'clear' } as const;

type Outcome = 'sent' | 'given-up' | 'over';

/** Ends what keeps standing still as failed, so that its owner is told and may begin anew. */
async function end({ studioId, kind, id }: Stalled, deps: SweepDeps): Promise<void> {
  if (kind === 'optimizer' || kind === 'simulation') await giveUpRun({ studioId, kind, runId: id }, deps);
  else await giveUp({ studioId, id, step: givenUpStep[kind] }, deps);
}

/** @returns whether it goes on at all */
async function sendAgain({ studioId, kind, id }: Stalled, deps: SweepDeps): Promise<boolean> {
  if (kind === 'optimizer' || kind === 'simulation') return resendRun({ studioId, kind, runId: id }, deps);
  const message = await nextStep({ studioId, kind, id });
  if (message) await deps.imports.send([message]);
  return message !== undefined;
}

async function sweepOne(item: Stalled, deps: SweepDeps): Promise<Outcome> {
  if (item.tries >= triesMax) {
    await end(item, deps);
    await forgetWork(item);
    return 'given-up';
  }
  if (!(await noteTry(item, deps.clock.now()))) return 'over';
  if (await sendAgain(item, deps)) return 'sent';
  await forgetWork(item);
  return 'over';
}

/**
 * Sends the next step of all work that stands still: its worker died, or its message was lost. What stands still however
 * often it is sent ends as failed, and says what stays.
 */
export async function sweepWork(deps: SweepDeps): Promise<Record<Outcome, number>> {
  const stalled = await stalledWork(deps.clock.now(), perRunMax);
  const outcomes = await inParallel(stalled, atOnce, (item) =>
    inStudio(item.studioId, () => sweepOne(item, deps)),
  );
  const count = (wanted: Outcome): number => outcomes.filter((one) => one === wanted).length;
  return { sent: count('sent'), 'given-up': count('given-up'), over: count('over') };
}
