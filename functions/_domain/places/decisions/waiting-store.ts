import { waitingPageItemsMax } from '#shared/contracts/decisions/list-waiting.ts';
import type { PlacesChange } from '#shared/contracts/decisions/waiting-decision.ts';
import type { Recommendation } from '#shared/contracts/decisions/decision.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { decisionOf, type DecisionItem } from '#functions/_data/places/packed-decision.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { batchOfAdvice } from './advice-store.ts';

/** A pending decision, with the places that it changes. */
export type WaitingItem = Omit<DecisionItem, 'changes'> & { readonly changes: readonly PlacesChange[] };

/** The places that a decision's recommendations change, stored with the decision for lists. */
export const changesOf = (recommendations: readonly Recommendation[]): PlacesChange[] =>
  recommendations
    .filter(({ slotChange }) => slotChange !== 0)
    .map(({ marketplace, placesFrom, placesTo }) => ({ marketplace, placesFrom, placesTo }));

/** Sorts after all ids. */
const afterAll = '~';

/** Adds the changed places to decisions that were stored without them. */
async function withChanges(
  table: StudioTable,
  studioId: string,
  decisions: readonly DecisionItem[],
): Promise<WaitingItem[]> {
  const old = decisions.filter(({ changes }) => changes === undefined).map(({ decisionId }) => decisionId);
  const advice = await batchOfAdvice(table, studioId, old, { consistent: false });
  return decisions.map((one) => ({
    ...one,
    changes: one.changes ?? changesOf(advice.get(one.decisionId)?.recommendations ?? []),
  }));
}

/**
 * One page of a studio's pending decisions, newest first.
 *
 * @param below the page begins below this id
 */
export async function pageOfWaiting(table: StudioTable, studioId: string, below: string | undefined) {
  const { data } = await table
    .of(DecisionEntity)
    .query.byStatus({ studioId, status: 'pending-review' })
    .lt({ decisionId: below ?? afterAll })
    .go({ order: 'desc', limit: waitingPageItemsMax + 1 });
  const decisions = data.slice(0, waitingPageItemsMax).map(decisionOf);
  return {
    decisions: await withChanges(table, studioId, decisions),
    lastId: data.length > waitingPageItemsMax ? decisions.at(-1)?.decisionId : undefined,
  };
}

/**
 * The earliest start among the classes of up to `decisionsMax` pending decisions before their cut-off. Null if there
 * are none.
 */
export async function firstWaitingStart(
  table: StudioTable,
  studioId: string,
  now: Date,
  decisionsMax: number,
): Promise<string | null> {
  const { data } = await table
    .of(DecisionEntity)
    .query.byStatus({ studioId, status: 'pending-review' })
    .go({ limit: decisionsMax, attributes: ['classStartsAt', 'expiresAt'] });
  const open = data.filter(({ expiresAt }) => now.toISOString() < expiresAt);
  return open.map(({ classStartsAt }) => classStartsAt).toSorted()[0] ?? null;
}
