import * as z from 'zod';
import { instant, ulid } from '../values.ts';
import { simulatedSettings } from './simulation.ts';

/** `queued` (waiting for its worker) → `running` → `done` or `failed`. */
export const runStatus = z.enum(['queued', 'running', 'done', 'failed']);
export type RunStatus = z.output<typeof runStatus>;

/** The common part of all runs: a request starts a run, and a worker performs it. */
const anyRun = z.strictObject({
  runId: ulid,
  status: runStatus,
  startedBy: z.uuid().describe('the account that requested it'),
  createdAt: instant,
  startedAt: instant.nullable().describe('null until its worker has started'),
  finishedAt: instant.nullable(),
  progress: z.strictObject({
    classesTotal: z.int().nullable().describe('null until the classes are counted'),
    classesDone: z.int(),
  }),
  problem: z.string().nullable().describe('a sentence for the owner that says why it failed'),
});

/** One optimizer run over all open classes of the studio. */
export const optimizerRun = anyRun.extend({
  result: z
    .strictObject({
      classesAnalyzed: z.int(),
      decisionsGenerated: z.int(),
      decisionsExecuted: z.int().describe('the number of decisions that the run executed'),
    })
    .nullable()
    .describe('null until it is done'),
});
export type OptimizerRun = z.output<typeof optimizerRun>;

/** One replay of the studio's last weeks. Once it is done, its result is the latest simulation. */
export const simulationRun = anyRun.extend({ settings: simulatedSettings });
export type SimulationRun = z.output<typeof simulationRun>;
