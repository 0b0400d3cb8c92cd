import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import type { StoredClass } from '#functions/_domain/places/decisions/decision-store.ts';
import { assertMayRun } from './may-run.ts';
import type { StudioToDecide } from '../optimizer/studio-to-decide.ts';
import { readStudioToDecide, type StudioRead } from './read-studio.ts';
import { decideWhatWasRead, keepFinished, withForecasts, withLearned, type Decided } from './run.ts';
import { advanceRun, endRun, type StoredRun } from './run-store.ts';
import { withSuccessions } from './find-successions.ts';
import { endOffers } from './store-ended.ts';
import { runMessageOf, type StartDeps } from './start-run.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The number of classes that are decided and stored before a run reports its progress. */
const classesPerGroup = 50;
/** How long one message works before it sends the next one, well within the worker's time limit. */
const portionMs = 60_000;

/** Part of a run's data that can be decided separately. What was learned still covers the whole studio. */
function partOf(read: StudioRead, group: readonly StoredClass[]): StudioRead {
  const only = new Set(group.map(({ classId }) => classId));
  const open = read.toDecide.open.filter(({ classId }) => only.has(classId));
  const toDecide: StudioToDecide = { ...read.toDecide, open, only };
  return { ...read, toDecide, recent: group };
}

/**
 * Groups the classes still to be decided. The class furthest in the future comes first, so that the decision of the
 * soonest class ends up first in the list.
 */
function groupsLeft({ decidedTo }: StoredRun, { toDecide, recent }: StudioRead): StoredClass[][] {
  const open = new Set(toDecide.open.map(({ classId }) => classId));
  const left = recent
    .filter(({ classId, pendingDecisionId }) => open.has(classId) || pendingDecisionId !== undefined)
    .filter(({ classId }) => decidedTo === undefined || classId < decidedTo)
    .sort((a, b) => (a.classId < b.classId ? 1 : -1));
  return chunksOf(left, classesPerGroup);
}

/**
 * Reads a run's data and ends offers of places that no longer exist. A new run learns demand again; a continued run
 * uses what it learned before.
 */
async function readFor(table: StudioTable, run: StoredRun, deps: StartDeps): Promise<StudioRead> {
  const { studioId, status } = run;
  const learnsAnew = status === 'queued';
  const found = await readStudioToDecide(table, { studioId, learnsAnew }, deps.clock.now());
  assertMayRun(found, 'manual');
  if (learnsAnew) await keepFinished(table, found, 'manual');
  const learn = learnsAnew ? withForecasts : withLearned;
  const linked = await withSuccessions(table, found, run.correlationId, deps);
  return endOffers(table, await learn(table, linked, { studioId }), run.correlationId, deps);
}

const begun = (
  table: StudioTable,
  run: StoredRun,
  { toDecide }: StudioRead,
  now: Date,
): Promise<StoredRun | undefined> =>
  run.status === 'queued'
    ? advanceRun(
        table,
        run,
        { status: 'running', startedAt: now.toISOString(), classesTotal: toDecide.open.length },
        now,
      )
    : Promise.resolve(run);

async function end(table: StudioTable, run: StoredRun, deps: StartDeps): Promise<void> {
  if (!(await endRun(table, run, { status: 'done' }, deps.clock.now()))) return;
  const { studioId, analyzed, generated, executed } = run;
  const measured = { DecisionsProposed: generated, DecisionsExecuted: executed };
  const result = { classesAnalyzed: analyzed, decisionsGenerated: generated, executed };
  deps.logger.measure('studio decided', measured, { studioId, trigger: 'manual', ...result });
}

const afterGroup = (run: StoredRun, part: StudioRead, decided: Decided): Partial<StoredRun> => {
  const last = part.recent.at(-1);
  return {
    classesDone: run.classesDone + part.toDecide.open.length,
    analyzed: run.analyzed + decided.analyzed,
    generated: run.generated + decided.generated,
    executed: run.executed + decided.executed,
    ...(last && { decidedTo: last.classId }),
  };
};

/**
 * Continues a run for a limited time. It decides one group after another and records its progress after each. Results
 * are stored only on the class version they were computed from, so repeating a group whose worker died before recording
 * it wastes time but does no harm. When time runs out, the next message continues.
 *
 * @throws {Failure} if the run is no longer allowed
 */
export async function carryOn(table: StudioTable, run: StoredRun, deps: StartDeps): Promise<void> {
  const endsAtMs = deps.clock.now().getTime() + portionMs;
  const read = await readFor(table, run, deps);
  let current = await begun(table, run, read, deps.clock.now());
  for (const group of groupsLeft(run, read)) {
    if (!current) return;
    if (deps.clock.now().getTime() >= endsAtMs) {
      await deps.studios.send([runMessageOf(run)]);
      return;
    }
    const part = partOf(read, group);
    const { correlationId, studioId } = run;
    const decided = await decideWhatWasRead(
      table,
      { studioId, trigger: 'manual', correlationId },
      part,
      deps,
    );
    if (decided.expired > 0)
      deps.logger.measure('decisions expired', { DecisionsExpired: decided.expired }, { studioId });
    current = await advanceRun(table, current, afterGroup(current, part, decided), deps.clock.now());
  }
  if (current) await end(table, current, deps);
}
