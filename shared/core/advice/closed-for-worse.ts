/** The expected requests and revenue of one channel, as stored in a decision's facts. */
export interface ChannelFacts {
  readonly channel: string;
  readonly booked: number;
  /** The expected number of future requests if the channel were open all the time. */
  readonly expectedRemaining: number;
  /** The revenue of one more booking, in minor units. */
  readonly earnsMinor: number;
}

interface Facts {
  readonly channels: readonly ChannelFacts[];
  /** The share of refused marketplace customers who then book directly. */
  readonly turnsToDirectShare: number;
}

interface Change {
  readonly marketplace: string;
  readonly slotChange: number;
  readonly placesTo: number;
}

/** A marketplace that loses places although it pays better than one that gains some. */
export interface ClosedForWorse extends ChannelFacts {
  /** Places that it can still sell after the change. */
  readonly openAfter: number;
  /** The best-paying channel among those that gain places and pay less. */
  readonly opened: ChannelFacts;
}

/** The marketplaces that lose places while a worse-paying one gains some. */
export function closedForWorse({ channels }: Facts, changes: readonly Change[]): ClosedForWorse[] {
  const factsOf = (name: string): ChannelFacts | undefined =>
    channels.find(({ channel }) => channel === name);
  const opened = changes.flatMap(({ marketplace, slotChange }) => {
    const facts = slotChange > 0 ? factsOf(marketplace) : undefined;
    return facts ? [facts] : [];
  });
  return changes.flatMap(({ marketplace, slotChange, placesTo }): ClosedForWorse[] => {
    const closed = slotChange < 0 ? factsOf(marketplace) : undefined;
    if (!closed) return [];
    const worse = opened
      .filter(({ earnsMinor }) => earnsMinor < closed.earnsMinor)
      .toSorted((a, b) => b.earnsMinor - a.earnsMinor)[0];
    return worse ? [{ ...closed, openAfter: Math.max(0, placesTo - closed.booked), opened: worse }] : [];
  });
}

/** An excess below half a request is ignored, because an owner sees rounded numbers. */
const slack = 0.5;

/**
 * Why demand makes it right that a better-paying marketplace loses places: `fits` if all its expected customers still
 * find a place; `turns-to-direct` if the others may book directly, where they pay more. Null if neither is true.
 */
export function whyClosed(facts: Facts, closed: ClosedForWorse): 'fits' | 'turns-to-direct' | null {
  if (closed.expectedRemaining <= closed.openAfter + slack) return 'fits';
  const direct = facts.channels.find(({ channel }) => channel === 'direct');
  const turns = facts.turnsToDirectShare * (direct?.earnsMinor ?? 0);
  return turns > closed.earnsMinor ? 'turns-to-direct' : null;
}
