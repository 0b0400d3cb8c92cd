import type { Base } from '#functions/_platform/ports/base.ts';
import { recordAtEnd } from '#functions/_platform/work.ts';
import { storeForecasts } from '#functions/_domain/classes/forecast-store.ts';
import { foldFinishedDays } from '#functions/_domain/finished/fold-days.ts';
import { storeSamples } from '#functions/_domain/studio/rule-store.ts';
import { executeAtOnce, executeAutomatically } from './execute-automatically.ts';
import { keepLearned, keepWeek } from './learned-store.ts';
import { assertMayRun } from './may-run.ts';
import { decideStudio } from '../optimizer/optimize.ts';
import { learnFrom, withWeekOf } from '../optimizer/learn-from.ts';
import { comingOf, readStudioToDecide, type StudioRead, type ToRead } from './read-studio.ts';
import { withSuccessions } from './find-successions.ts';
import { foretell } from '../optimizer/foretell.ts';
import { endOffers } from './store-ended.ts';
import { withdrawForRules } from '#functions/_domain/places/decisions/withdraw-store.ts';
import { storeOutcomes, type StoredOutcomes } from './store-outcomes.ts';
import type { ClassOutcome } from '../optimizer/studio-to-decide.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface Run extends ToRead {
  readonly trigger: 'manual' | 'schedule';
  readonly correlationId: string;
}

export interface RunResult {
  readonly classesAnalyzed: number;
  readonly decisionsGenerated: number;
  readonly executed: number;
}

/** Stores sample rules that fired as the studio's own rules, because only a stored rule can be counted or deleted. */
async function storeFiredSamples(
  table: StudioTable,
  { studioId, correlationId }: Run,
  seen: readonly ClassOutcome[],
  deps: Base,
): Promise<void> {
  if (!seen.some(({ fired }) => fired.length > 0)) return;
  const at = deps.clock.now().toISOString();
  await storeSamples(table, studioId, { auditId: deps.ids.next(), at, correlationId });
}

/**
 * Learns the studio's demand if that has not been done yet, so that later runs do not have to. The state of the classes
 * on sale is updated whenever all of them have been read.
 */
export async function withLearned(
  table: StudioTable,
  read: StudioRead,
  { studioId, classIds }: ToRead,
): Promise<StudioRead> {
  const { learnedBefore } = read;
  const coming = comingOf(read);
  if (coming.length === 0 || (learnedBefore && classIds)) return read;
  // If nothing may be decided, the state of the week is taken from all future classes.
  const toDecide = read.toDecide.open.length > 0 ? read.toDecide : { ...read.toDecide, open: coming };
  const learned = learnedBefore ? withWeekOf(toDecide, learnedBefore.learned) : learnFrom(toDecide);
  const marketplaces = toDecide.contracts.map(({ marketplace }) => marketplace);
  await (learnedBefore
    ? keepWeek(table, studioId, learnedBefore, learned.week)
    : keepLearned(table, { studioId, marketplaces }, learned, toDecide.now));
  return { ...read, toDecide: { ...read.toDecide, learned } };
}

/**
 * Stores the decisions and carries out those that may be executed: in scheduled runs, and in runs that a person
 * requested.
 */
async function storeAndExecute(
  table: StudioTable,
  { correlationId }: Run,
  read: StudioRead,
  outcomes: readonly ClassOutcome[],
  deps: Base,
): Promise<Omit<StoredOutcomes, 'standing'>> {
  const { studio } = read;
  const { executed, standing, ...stored } = await storeOutcomes(table, read, outcomes, deps, (replacements) =>
    executeAtOnce(studio, replacements, correlationId, deps),
  );
  const later = await executeAutomatically(table, studio, standing, correlationId, deps);
  return { ...stored, executed: executed + later };
}

/**
 * Learns demand and stores the expected sales of future classes. Every studio's screens show these, even if its
 * automation is paused or switched off, or it has no marketplace.
 */
export async function withForecasts(
  table: StudioTable,
  found: StudioRead,
  wanted: ToRead,
): Promise<StudioRead> {
  const read = await withLearned(table, found, wanted);
  const { learned, now } = read.toDecide;
  if (learned && !wanted.classIds) {
    const coming = comingOf(read);
    const days = foretell({ ...read.toDecide, learned }, coming);
    await storeForecasts(table, wanted.studioId, days, coming, now);
  }
  return read;
}

export interface Decided extends Omit<StoredOutcomes, 'standing'> {
  readonly analyzed: number;
}

/** Decides the classes that were read, and stores the new results. */
export async function decideWhatWasRead(
  table: StudioTable,
  run: Run,
  read: StudioRead,
  deps: Base,
): Promise<Decided> {
  const outcomes = decideStudio(read.toDecide);
  if (read.book.version === 0) await storeFiredSamples(table, run, outcomes, deps);
  return { analyzed: outcomes.length, ...(await storeAndExecute(table, run, read, outcomes, deps)) };
}

/** Stores the results of finished days, for the dashboard and the impact page. */
export const keepFinished = (
  table: StudioTable,
  { studio: { studioId, timezone }, toDecide: { now } }: StudioRead,
  trigger: Run['trigger'],
): Promise<void> => foldFinishedDays(table, { studioId, timezone, now, again: trigger === 'manual' });

/** While automation is paused, nothing is decided; the hourly run records that. */
function pausedRun({ studioId, classIds }: Run, { logger }: Base): RunResult {
  if (classIds === undefined) logger.measure('studio paused', { StudiosPaused: 1 }, { studioId });
  return { classesAnalyzed: 0, decisionsGenerated: 0, executed: 0 };
}

/**
 * Decides every open class of one studio now and stores the new results. It also withdraws decisions that wait because
 * of deleted rules, ends offers of places that no longer exist, and carries out the decisions that may be executed. If
 * the AI is switched off or automation is paused, nothing is decided.
 *
 * @throws {Failure} `no-integration`; `conflict` if an owner starts it while the AI is switched off
 */
export async function runStudio(table: StudioTable, run: Run, deps: Base): Promise<RunResult> {
  const { studioId, trigger, correlationId } = run;
  if (run.classIds === undefined) await withdrawForRules(table, studioId, deps);
  const found = await readStudioToDecide(
    table,
    { ...run, learnsAnew: trigger === 'manual' },
    deps.clock.now(),
  );
  if (run.classIds === undefined) await keepFinished(table, found, trigger);
  const linked = await withSuccessions(table, found, correlationId, deps);
  const learned = await withForecasts(table, linked, run);
  assertMayRun(found, trigger);
  if (found.studio.automationPaused) return pausedRun(run, deps);
  const read = await endOffers(table, learned, correlationId, deps);
  const { analyzed, generated, executed, expired } = await decideWhatWasRead(table, run, read, deps);
  if (expired > 0) deps.logger.measure('decisions expired', { DecisionsExpired: expired }, { studioId });
  const measured = { DecisionsProposed: generated, DecisionsExecuted: executed };
  const result = { classesAnalyzed: analyzed, decisionsGenerated: generated, executed };
  if (run.classIds) recordAtEnd({ trigger, ...result }, measured);
  else deps.logger.measure('studio decided', measured, { studioId, trigger, ...result });
  return result;
}
