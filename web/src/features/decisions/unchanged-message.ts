import * as messages from '#messages/decisions';
import { channelNames } from '#shared/channels.ts';
import type { DecisionView, Recommendation } from '#shared/contracts/decisions/decision.ts';
import { listed } from '../../ui/lists.ts';

/**
 * Sorts recommendations: changing marketplaces first, beginning with the one that gets most, then the unchanged ones.
 */
export function byChange({ recommendations }: Pick<DecisionView, 'recommendations'>) {
  return {
    changed: recommendations
      .filter(({ slotChange }) => slotChange !== 0)
      .toSorted((a, b) => b.slotChange - a.slotChange),
    unchanged: recommendations.filter(({ slotChange }) => slotChange === 0),
  };
}

/** Says which marketplaces do not change: 'Fitpass (4 places) and TotalPass (1 place) stay as they are'. */
export const unchangedMessage = (unchanged: readonly Recommendation[]): string =>
  messages.stayAsTheyAre(
    listed.format(
      unchanged.map(({ marketplace, placesTo }) =>
        messages.marketplaceWithPlaces(channelNames[marketplace], placesTo),
      ),
    ),
    unchanged.length,
  );
