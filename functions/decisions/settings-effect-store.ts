import { encodeTime } from 'ulid';
import type { Recommended } from '#shared/core/impact/settings-effect.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { decisionOf, type DecisionItem } from '#functions/_data/places/packed-decision.ts';
import { isClassHeldOut } from '#functions/_domain/classes/held-out.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** How many of the newest decisions are read. This many take up four megabytes of the table. */
const decisionsMax = 4_000;

const timeCharacters = 10;

const movedMostIn = ({ changes = [] }: DecisionItem): number =>
  Math.max(0, ...changes.map(({ placesFrom, placesTo }) => Math.abs(placesTo - placesFrom)));

/** Who carried out a decision. A decision with a `changeId` has been carried out. */
function carriedOutBy({ changeId, decidedBy }: DecisionItem): Recommended['carriedOutBy'] {
  if (changeId === undefined) return null;
  return decidedBy === 'automation' ? 'automation' : 'person';
}

const recommendedOf = (recorded: DecisionItem, currency: string): Recommended => ({
  classId: recorded.classId,
  confidence: recorded.confidence,
  gainShare: recorded.gainShare,
  // An amount in another currency cannot be added, so it counts as 0.
  worthMinor: recorded.currency === currency ? recorded.expectedRevenueMinor : 0,
  movedMost: movedMostIn(recorded),
  carriedOutBy: carriedOutBy(recorded),
  isHeldOut: isClassHeldOut(recorded.studioId, recorded.classId),
});

export interface RecordedDecisions {
  /** The recommendations, oldest first. */
  readonly recommended: readonly Recommended[];
  /** The time from which all recommendations are known. */
  readonly from: string;
  readonly isWhole: boolean;
}

/**
 * The decisions of a studio since a given time, or only the newest if there are too many. Amounts are in the studio's
 * currency.
 */
export async function readRecommended(
  table: StudioTable,
  studioId: string,
  since: Date,
  currency: string,
): Promise<RecordedDecisions> {
  const { data } = await table
    .of(DecisionEntity)
    .query.primary({ studioId })
    // An id begins with the time of its creation.
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
