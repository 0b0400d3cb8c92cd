import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { DecisionDueEntity } from '#functions/_data/places/decision-due.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { decisionOf } from '#functions/_data/places/packed-decision.ts';
import { readTogether, wanted } from '#functions/_data/read-together.ts';
import {
  answeredTally,
  sumOfTallies,
  type Counters,
  type TalliedDecision,
} from '#functions/_domain/classes/tally.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const pageItems = 25;

/**
 * The classes whose cut-off has passed since the schedule last expired decisions, in the order of their starts. Cut-offs
 * differ only by marketplace, so the reading ends with the first page on which none has passed. A class behind it is
 * found by the schedule.
 */
async function dueClasses(table: StudioTable, studioId: string, now: Date): Promise<string[]> {
  const due: string[] = [];
  let after = '';
  for (;;) {
    const { data } = await table
      .of(DecisionDueEntity)
      .query.primary({ studioId })
      .gt({ classId: after })
      .go({ limit: pageItems, attributes: ['classId', 'dueAt'] });
    const passed = data.filter(({ dueAt }) => dueAt <= now.toISOString());
    due.push(...passed.map(({ classId }) => classId));
    after = data.at(-1)?.classId ?? '';
    if (passed.length === 0 || data.length < pageItems) return due;
  }
}

/**
 * The decisions that are still stored as pending although their cut-off has passed. Lists leave them out at once; the
 * counters include them until the schedule expires them, up to five minutes later. They are shown only, so they are read
 * with eventual consistency.
 */
export async function readOverdue(
  table: StudioTable,
  studioId: string,
  now: Date,
): Promise<TalliedDecision[]> {
  const ids = await dueClasses(table, studioId, now);
  const due = ids.map((classId) => wanted(ClassEntity, { studioId, classId, month: monthOf(classId) }));
  const { classes } = await readTogether(table, { classes: due }, { consistent: false });
  const pending = classes.flatMap((cls) => cls?.pendingDecisionId ?? []);
  const wants = { decisions: pending.map((decisionId) => wanted(DecisionEntity, { studioId, decisionId })) };
  const { decisions } = await readTogether(table, wants, { consistent: false });
  return decisions
    .flatMap((decision) => (decision ? [decisionOf(decision)] : []))
    .filter(({ status, expiresAt }) => status === 'pending-review' && expiresAt <= now.toISOString());
}

/** The counters of a studio without its overdue decisions. */
export function withoutOverdue(counters: Counters, overdue: readonly TalliedDecision[]): Counters {
  const { counters: left } = sumOfTallies([{ counters }, ...overdue.map(answeredTally)]);
  // A decision may expire between the two readings.
  return { ...counters, ...left, pendingReview: Math.max(0, left.pendingReview ?? 0) };
}
