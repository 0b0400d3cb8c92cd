import {
  importMessage,
  queueReceivesMax,
  type ImportMessage,
  type ImportStepMessage,
  type StalledImportMessage,
} from '#shared/contracts/messages.ts';
import { recordings } from '#functions/_platform/adapters/blobs.ts';
import type { DepsOf } from '#functions/_platform/ports/base.ts';
import { worker } from '#functions/_platform/worker.ts';
import { analysisFactories } from './reading/analysis-deps.ts';
import { giveUp, runImportStep } from './run-step.ts';
import { stalledStep } from './stalled-step.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { table } from '#functions/_platform/table.ts';

const needs = { table, ...analysisFactories, recordings };
type Deps = DepsOf<typeof needs>;

/** The ids from a message, as they appear in log lines. */
function subjects(message: ImportMessage): Record<string, string> {
  const { id, kind: step } = message;
  const work = 'work' in message ? message.work : undefined;
  if (step === 'clear' || work === 'clearing') return { clearingId: id, step };
  return step === 'join' || work === 'joining' ? { joinId: id, step } : { importId: id, step };
}

async function carryOut(
  table: StudioTable,
  message: ImportStepMessage,
  deps: Deps,
  receives: number,
): Promise<void> {
  try {
    await runImportStep(table, message, receives, deps);
  } catch (error) {
    if (receives >= queueReceivesMax) await giveUp(table, message, deps);
    throw error;
  }
}

const step = (message: ImportStepMessage, deps: Deps, receives: number): Promise<void> =>
  carryOut(deps.table.forStudio(message.studioId), message, deps, receives);

const stalled = async (message: StalledImportMessage, deps: Deps, receives: number): Promise<void> => {
  const table = deps.table.forStudio(message.studioId);
  const next = await stalledStep(table, message, deps);
  if (next) await carryOut(table, next, deps, receives);
};

export const handler = worker(
  { name: 'imports.import', message: importMessage, fifo: false, lateAfterSeconds: 10 * 60, subjects },
  needs,
  {
    analyse: step,
    preview: step,
    check: step,
    chunk: step,
    'take-back': step,
    clear: step,
    join: step,
    'go-on': stalled,
    'give-up': stalled,
  },
);
