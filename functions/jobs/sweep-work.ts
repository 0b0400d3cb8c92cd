import type { DecidingMessage, ImportMessage } from '#shared/contracts/messages.ts';
import type { Base, TableDeps } from '#functions/_platform/ports/base.ts';
import type { Queue } from '#functions/_platform/ports/queues.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import {
  recordWorkTry,
  stalledWork,
  workTriesMax,
  type Stalled,
} from '#functions/_domain/studio/unfinished-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const perRunMax = 200;
const atOnce = 8;

export interface SweepDeps extends Base, TableDeps {
  readonly studios: Queue<DecidingMessage>;
  readonly imports: Queue<ImportMessage>;
}

/** `over`: the work has progressed since it was read, or another sweep continued it. */
type Outcome = 'sent' | 'given-up' | 'over';

/** Asks the worker to continue or give up. Only the worker knows the next step and how the work ends. */
async function ask(
  requested: 'go-on' | 'give-up',
  { studioId, kind, id }: Stalled,
  { studios, imports }: SweepDeps,
): Promise<void> {
  const message = { kind: requested, studioId, id, correlationId: id };
  if (kind === 'optimizer' || kind === 'simulation') await studios.send([{ ...message, work: kind }]);
  else await imports.send([{ ...message, work: kind }]);
}

async function sweepOne(table: StudioTable, item: Stalled, deps: SweepDeps): Promise<Outcome> {
  if (!(await recordWorkTry(table, item, deps.clock.now()))) return 'over';
  const isGivenUp = item.tries >= workTriesMax;
  await ask(isGivenUp ? 'give-up' : 'go-on', item, deps);
  return isGivenUp ? 'given-up' : 'sent';
}

/**
 * Requests the next step of all stalled work, whose worker died or whose message was lost. Work that stays stalled
 * after several attempts is ended as failed. Both requests are messages to the worker that does the work; it removes
 * finished work from the list. If a message is lost, a later sweep sends another.
 */
export async function sweepWork(deps: SweepDeps): Promise<Record<Outcome, number>> {
  const stalled = await stalledWork(deps.table.acrossStudios, deps.clock.now(), perRunMax);
  const outcomes = await inParallel(stalled, atOnce, (item) =>
    sweepOne(deps.table.forStudio(item.studioId), item, deps),
  );
  const count = (wanted: Outcome): number => outcomes.filter((one) => one === wanted).length;
  return { sent: count('sent'), 'given-up': count('given-up'), over: count('over') };
}
