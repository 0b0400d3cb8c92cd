/** The marketplaces on which places of a class can be offered. */
export const marketplaces = ['fitpass', 'wellhub', 'totalpass', 'classpass'] as const;
export type Marketplace = (typeof marketplaces)[number];

/** Marketplaces that have an API for listing classes and report bookings by webhook. */
export const listingMarketplaces = ['wellhub', 'totalpass'] as const;
export type ListingMarketplace = (typeof listingMarketplaces)[number];
export const listsByInterface = (name: Marketplace): name is ListingMarketplace =>
  (listingMarketplaces as readonly string[]).includes(name);

/** Whether a marketplace reports every booking immediately. */
export const reportsLive = (name: Marketplace): boolean => listsByInterface(name);

/** All sales channels for a place. Kenko, a studio system, also sells places of its own. */
export const channels = ['direct', ...marketplaces, 'kenko'] as const;
export type Channel = (typeof channels)[number];

/** Channels with an allocation of places; direct sells any free place. */
export const allottedChannels = [...marketplaces, 'kenko'] as const;
export type AllottedChannel = (typeof allottedChannels)[number];

/** A marketplace without an API for its places: the owner sets them there manually and confirms. */
export const isGuided = (name: AllottedChannel): boolean => name === 'classpass' || name === 'kenko';

/** The display name of each channel. */
export const channelNames: Record<Channel, string> = {
  direct: 'Direct',
  fitpass: 'Fitpass',
  wellhub: 'Wellhub',
  totalpass: 'TotalPass',
  classpass: 'ClassPass',
  kenko: 'Kenko',
};
