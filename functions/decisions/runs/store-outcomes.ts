import { cutOffHoursAt } from '#shared/contracts/integrations/cut-off.ts';
import { addHours } from '#shared/core/time/zone.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type {
  DecisionRow,
  StoredClass,
  StoredDecision,
} from '#functions/_domain/places/decisions/decision-store.ts';
import { adviceDigestOf } from '#functions/_domain/places/decisions/advice-store.ts';
import type { AutomaticCandidate } from './execute-automatically.ts';
import { overdueHours } from '#functions/_domain/classes/horizon.ts';
import type { ClassAdvice, ClassOutcome } from '../optimizer/studio-to-decide.ts';
import { pendingDecisionsOf } from '#functions/_domain/places/decisions/optimizer-store.ts';
import type { StudioRead } from './read-studio.ts';
import { replaceDecisions, type Replacement } from '#functions/_domain/places/decisions/replacement-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const sameAdvice = (before: DecisionRow, advice: ClassAdvice): boolean =>
  before.adviceDigest === adviceDigestOf(advice);

/**
 * When a decision can no longer be carried out as a whole: at the first cut-off of the marketplaces that it changes. The
 * next run then decides what may still be changed.
 */
function expiresAtOf({ toDecide, closesHours }: StudioRead, cls: StoredClass, advice: ClassAdvice): string {
  const changed = new Set<string>(
    advice.recommendations.filter(({ slotChange }) => slotChange !== 0).map(({ marketplace }) => marketplace),
  );
  const hours = toDecide.contracts.filter(({ marketplace }) => changed.has(marketplace)).map(cutOffHoursAt);
  return addHours(cls.startsAt, -Math.max(closesHours, ...hours));
}

const decisionOf = (read: StudioRead, cls: StoredClass, advice: ClassAdvice, deps: Base): StoredDecision => ({
  studioId: cls.studioId,
  decisionId: deps.ids.next(),
  classId: cls.classId,
  className: cls.className,
  room: cls.room,
  classStartsAt: cls.startsAt,
  classLocalDate: cls.localDate,
  classLocalTime: cls.localTime,
  bookings: cls.bookings,
  totalCapacity: cls.totalCapacity,
  decidedAt: deps.clock.now().toISOString(),
  expiresAt: expiresAtOf(read, cls, advice),
  confidence: advice.confidence,
  ...(advice.gainShare !== undefined && { gainShare: advice.gainShare }),
  decisionType: advice.decisionType,
  ...(advice.rules.length > 0 && { rules: advice.rules.map((rule) => ({ ...rule })) }),
  analysis: advice.analysis,
  recommendations: advice.recommendations,
  expectedRevenueMinor: advice.expectedRevenueMinor,
  ...advice.band,
  facts: advice.facts,
  currency: read.studio.currency,
  adjustments: [],
  status: 'pending-review',
  version: 1,
});

/** Firings are only added and removed as a whole. */
const firingsChanged = (cls: StoredClass, { firings, fired }: ClassOutcome): boolean =>
  fired.length > 0 || firings.length !== (cls.ruleFirings ?? []).length;

const isTouched = (cls: StoredClass, seen: ClassOutcome | undefined, overdue: string): boolean =>
  (seen !== undefined && (seen.advice !== null || firingsChanged(cls, seen))) ||
  (cls.pendingDecisionId !== undefined && cls.startsAt > overdue);

const storedFirings = ({ firings }: ClassOutcome): NonNullable<StoredClass['ruleFirings']> =>
  firings.map(({ targets, ...firing }) => ({ ...firing, targets: [...targets] }));

/**
 * The classes whose results may have to be stored. The class that starts soonest comes last, so that its decision ends
 * up first in the list.
 */
function touchedOf(
  { studio, toDecide, recent, cutOff }: StudioRead,
  outcomeOf: ReadonlyMap<string, ClassOutcome>,
): StoredClass[] {
  const overdue = addHours(toDecide.now.toISOString(), -overdueHours);
  return recent
    .filter(({ startsAt }) => studio.ai.enabled || startsAt <= cutOff)
    .filter(({ classId }) => toDecide.only?.has(classId) ?? true)
    .filter((cls) => isTouched(cls, outcomeOf.get(cls.classId), overdue))
    .sort((a, b) => (a.startsAt < b.startsAt ? 1 : -1));
}

function replacementOf(
  read: StudioRead,
  cls: StoredClass,
  seen: ClassOutcome | undefined,
  before: DecisionRow | undefined,
  deps: Base,
): Replacement {
  const hasExpired =
    cls.startsAt <= read.cutOff || (before && before.expiresAt <= read.toDecide.now.toISOString());
  return {
    studioId: cls.studioId,
    cls,
    before,
    beforeBecomes: hasExpired ? 'expired' : 'superseded',
    next: seen?.advice ? decisionOf(read, cls, seen.advice, deps) : undefined,
    ...(seen && { firings: storedFirings(seen), fired: seen.fired }),
  };
}

export interface StoredOutcomes {
  /** The number of new decisions. */
  readonly generated: number;
  /** The number of new decisions that were carried out at once. */
  readonly executed: number;
  /** The number of waiting decisions that reached their cut-off. */
  readonly expired: number;
  /** The waiting decisions, new or unchanged. */
  readonly standing: readonly AutomaticCandidate[];
}

/** Chooses which of the decisions to store are carried out at once. */
export type AtOnce = (replacements: readonly Replacement[]) => readonly Replacement[];

/**
 * Stores replacements. If a decision could not be stored as carried out, because automation was paused or its class
 * changed meanwhile, it is stored as waiting, unless a change of its class prevents that too.
 *
 * @returns the stored replacements
 */
export async function replace(
  table: StudioTable,
  replacements: readonly Replacement[],
): Promise<Replacement[]> {
  const stored = await replaceDecisions(table, replacements);
  const refused = replacements.flatMap(({ carriedOut, ...waiting }, at) =>
    stored[at] !== true && carriedOut ? [waiting] : [],
  );
  const waiting = refused.length > 0 ? await replaceDecisions(table, refused) : [];
  return [
    ...replacements.filter((_, at) => stored[at] === true),
    ...refused.filter((_, at) => waiting[at] === true),
  ];
}

/**
 * Stores new results. A new decision replaces its class's pending one, unchanged advice is kept, and a pending decision
 * that has reached its cut-off expires.
 */
export async function storeOutcomes(
  table: StudioTable,
  read: StudioRead,
  outcomes: readonly ClassOutcome[],
  deps: Base,
  atOnce: AtOnce = (replacements) => replacements,
): Promise<StoredOutcomes> {
  const outcomeOf = new Map(outcomes.map((one) => [one.classId, one]));
  const touched = touchedOf(read, outcomeOf);
  const pending = await pendingDecisionsOf(table, read.studio.studioId, touched);
  const standing: AutomaticCandidate[] = [];
  const replacements: Replacement[] = [];
  for (const cls of touched) {
    const [before, seen] = [pending.get(cls.classId), outcomeOf.get(cls.classId)];
    if (before && seen?.advice && sameAdvice(before, seen.advice) && !firingsChanged(cls, seen))
      standing.push({ decision: before, cls });
    else replacements.push(replacementOf(read, cls, seen, before, deps));
  }
  const stored = await replace(table, atOnce(replacements));
  const made = stored.flatMap(({ cls, next, carriedOut }) =>
    next ? [{ decision: next, cls, carriedOut }] : [],
  );
  const waiting = made.filter(({ carriedOut }) => !carriedOut);
  return {
    generated: made.length,
    executed: made.length - waiting.length,
    expired: stored.filter(({ before: waited, beforeBecomes }) => waited && beforeBecomes === 'expired')
      .length,
    standing: [...standing, ...waiting.map(({ decision, cls }) => ({ decision, cls }))],
  };
}
