import type { RunMessage, StalledRunMessage } from '#shared/contracts/messages.ts';
import { forgetWork, madeNoProgress } from '#functions/_domain/studio/unfinished-store.ts';
import { giveUpRun, openRun } from './run-step.ts';
import { runMessageOf, type StartDeps } from './start-run.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/**
 * Continues a stalled run, or ends it as failed after several attempts. A finished run is removed from the list of
 * work, and a run that has progressed since is not ended.
 *
 * @returns the message that continues the run; undefined if it does not continue
 */
export async function stalledRun(
  table: StudioTable,
  { kind, studioId, work, id }: StalledRunMessage,
  deps: Pick<StartDeps, 'clock' | 'logger'>,
): Promise<RunMessage | undefined> {
  const piece = { studioId, kind: work, id };
  const named = { studioId, kind: work, runId: id };
  const run = await openRun(table, named);
  if (!run) {
    deps.logger.info('work already finished', { ...piece });
    await forgetWork(table, piece);
    return undefined;
  }
  if (kind === 'go-on') return runMessageOf(run);
  // Ending the run also removes it from the list of work.
  if (await madeNoProgress(table, piece)) await giveUpRun(table, named, deps);
  return undefined;
}
