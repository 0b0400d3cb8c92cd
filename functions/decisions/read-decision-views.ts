import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { findClass, findClasses } from '#functions/_domain/classes/class-store.ts';
import { isOpenTask } from '#functions/_domain/places/outbox/activity-view.ts';
import type { StoredDecision } from '#functions/_domain/places/decisions/decision-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { decisionViewOf } from './decision-view.ts';

/** Converts stored decisions of a studio to the contract's form. The classes of tasks that wait for a person are read. */
export async function readDecisionViews(
  table: StudioTable,
  studioId: string,
  decisions: readonly StoredDecision[],
  now: Date,
): Promise<DecisionView[]> {
  const withTasks = decisions.filter(({ adjustments }) => adjustments.some(isOpenTask));
  const classes = await findClasses(
    table,
    studioId,
    withTasks.map(({ classId }) => classId),
  );
  return decisions.map((decision) => decisionViewOf(decision, now, { cls: classes.get(decision.classId) }));
}

/** Converts one stored decision in the same way. */
export async function readDecisionView(
  table: StudioTable,
  decision: StoredDecision,
  now: Date,
): Promise<DecisionView> {
  const cls = decision.adjustments.some(isOpenTask)
    ? await findClass(table, decision.studioId, decision.classId)
    : undefined;
  return decisionViewOf(decision, now, { cls: cls ?? undefined });
}
