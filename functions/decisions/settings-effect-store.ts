import { encodeTime } from 'ulid';
import type { Recommended } from '#shared/core/impact/settings-effect.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { decisionOf, type DecisionItem } from '#functions/_data/places/packed-decision.ts';
import { isClassHeldOut } from '#functions/_domain/classes/held-out.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The number of the newest decisions that are read: four megabytes of the table. */
const decisionsMax = 4_000;

const timeCharacters = 10;

const movedMostIn = ({ changes = [] }: DecisionItem): number =>
  Math.max(0, ...changes.map(({ placesFrom, placesTo }) => Math.abs(placesTo - placesFrom)));

/** Who carried a decision out: a decision that was carried out is a change of its class. */
function carriedOutBy({ changeId, decidedBy }: DecisionItem): Recommended['carriedOutBy'] {
  if (changeId === undefined) return null;
  return decidedBy === 'automation' ? 'automation' : 'person';
}

const recommendedOf = (recorded: DecisionItem, currency: string): Recommended => ({
  classId: recorded.classId,
  confidence: recorded.confidence,
  gainShare: recorded.gainShare,
  // What was counted in another currency adds up with nothing.
  worthMinor: recorded.currency === currency ? recorded.expectedRevenueMinor : 0,
  movedMost: movedMostIn(recorded),
  carriedOutBy: carriedOutBy(recorded),
  isHeldOut: isClassHeldOut(recorded.studioId, recorded.classId),
});

export interface RecordedDecisions {
  /** The oldest first. */
  readonly recommended: readonly Recommended[];
  /** The time from which on all of them are known. */
  readonly from: string;
  readonly isWhole: boolean;
}

/** The decisions of a studio since a time, or the newest of them; amounts are in its currency. */
export async function readRecommended(
  table: StudioTable,
  studioId: string,
  since: Date,
  currency: string,
): Promise<RecordedDecisions> {
  const { data } = await table
    .of(DecisionEntity)
    .query.primary({ studioId })
    // An id begins with its moment.
    .gte({ decisionId: encodeTime(since.getTime(), timeCharacters) })
    .go({ order: 'desc', count: decisionsMax + 1 });
  const newest = data.slice(0, decisionsMax);
  const isWhole = data.length <= decisionsMax;
  return {
    recommended: newest.toReversed().map((one) => recommendedOf(decisionOf(one), currency)),
    from: (isWhole ? undefined : newest.at(-1)?.decidedAt) ?? since.toISOString(),
    isWhole,
  };
}
