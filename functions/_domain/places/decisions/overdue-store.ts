import { DecisionDueEntity } from '#functions/_data/places/decision-due.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { decisionOf } from '#functions/_data/places/packed-decision.ts';
import { findClass } from '#functions/_domain/classes/class-store.ts';
import {
  answeredTally,
  sumOfTallies,
  type Counters,
  type TalliedDecision,
} from '#functions/_domain/classes/tally.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const pageItems = 25;

/**
 * The classes whose cut-off has passed since the schedule last expired decisions. All classes of a studio have the same
 * cut-off before their start, so those that are due come first in the order of their starts.
 */
async function dueClasses(table: StudioTable, studioId: string, now: Date): Promise<string[]> {
  const due: string[] = [];
  for (;;) {
    const { data } = await table
      .of(DecisionDueEntity)
      .query.primary({ studioId })
      .gt({ classId: due.at(-1) ?? '' })
      .go({ limit: pageItems, attributes: ['classId', 'dueAt'] });
    const passed = data.filter(({ dueAt }) => dueAt <= now.toISOString());
    due.push(...passed.map(({ classId }) => classId));
    if (passed.length < pageItems) return due;
  }
}

async function overdueDecision(
  table: StudioTable,
  studioId: string,
  classId: string,
  now: Date,
): Promise<TalliedDecision[]> {
  const decisionId = (await findClass(table, studioId, classId))?.pendingDecisionId;
  if (decisionId === undefined) return [];
  const { data } = await table.of(DecisionEntity).get({ studioId, decisionId }).go({ consistent: true });
  const isOverdue = data?.status === 'pending-review' && data.expiresAt <= now.toISOString();
  return isOverdue ? [decisionOf(data)] : [];
}

/**
 * The decisions that are still stored as pending although their cut-off has passed. Lists leave them out at once; the
 * counters include them until the schedule expires them, up to five minutes later.
 */
export async function readOverdue(
  table: StudioTable,
  studioId: string,
  now: Date,
): Promise<TalliedDecision[]> {
  const due = await dueClasses(table, studioId, now);
  return (await Promise.all(due.map((classId) => overdueDecision(table, studioId, classId, now)))).flat();
}

/** The counters of a studio without its overdue decisions. */
export function withoutOverdue(counters: Counters, overdue: readonly TalliedDecision[]): Counters {
  const { counters: left } = sumOfTallies([{ counters }, ...overdue.map(answeredTally)]);
  // A decision may expire between the two readings.
  return { ...counters, ...left, pendingReview: Math.max(0, left.pendingReview ?? 0) };
}
