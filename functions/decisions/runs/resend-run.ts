import type { RunMessage } from '#shared/contracts/messages.ts';
import { openRun } from './run-step.ts';
import { messageOf, type StartDeps } from './start-run.ts';

/** Sends the message of a run again. @returns whether the run goes on at all */
export async function resendRun(
  named: Pick<RunMessage, 'studioId' | 'kind' | 'runId'>,
  { studios }: Pick<StartDeps, 'studios'>,
): Promise<boolean> {
  const run = await openRun(named);
  if (run) await studios.send([messageOf(run)]);
  return run !== undefined;
}
