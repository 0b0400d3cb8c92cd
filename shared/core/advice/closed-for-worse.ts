/** The expectations of one channel of a class, as a decision's facts have them. */
export interface ChannelFacts {
  readonly channel: string;
  readonly booked: number;
  /** The expected number of future requests if it were open all the time. */
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

/** A marketplace that loses places though it pays better than one that gets some. */
export interface ClosedForWorse extends ChannelFacts {
  /** Places that it may still sell after the change. */
  readonly openAfter: number;
  /** The best-paying one among the channels that get places and pay less. */
  readonly opened: ChannelFacts;
}

/** The marketplaces that lose places while one that pays less gets some. */
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

/** Half a request more than places is still the same number to an owner. */
const slack = 0.5;

/**
 * Why the customers' demand makes it right that a better payer loses places: `fits`, because everybody expected there
 * still finds a place; `turns-to-direct`, because those who do not may book directly, where they pay more. Null if
 * neither is true.
 */
export function whyClosed(facts: Facts, closed: ClosedForWorse): 'fits' | 'turns-to-direct' | null {
  if (closed.expectedRemaining <= closed.openAfter + slack) return 'fits';
  const direct = facts.channels.find(({ channel }) => channel === 'direct');
  const turns = facts.turnsToDirectShare * (direct?.earnsMinor ?? 0);
  return turns > closed.earnsMinor ? 'turns-to-direct' : null;
}
