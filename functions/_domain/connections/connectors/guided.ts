import { channelNames } from '#shared/contracts/channels.ts';
import type { Marketplace } from '#shared/contracts/channels.ts';
import type { MarketplaceConnector } from './connector.ts';
import { refusal } from './refusal.ts';

/** A marketplace without an API for setting places: the owner sets them there and confirms. Every call is refused. */
export function guided(marketplace: Marketplace): MarketplaceConnector {
  const refuse = () =>
    Promise.reject(
      refusal(marketplace, 'rejected', {
        userMessage: `Places on ${channelNames[marketplace]} are set by hand in its partner dashboard.`,
      }),
    );
  return {
    marketplace,
    capability: 'guided',
    findListing: refuse,
    read: refuse,
    setSlots: refuse,
    checkCredentials: refuse,
    listListings: refuse,
  };
}
