/** The class marketplaces that places can be offered on. */
export const marketplaces = ['fitpass', 'wellhub', 'totalpass', 'classpass'] as const;
export type Marketplace = (typeof marketplaces)[number];

/** Marketplaces that list classes through an interface, and report bookings by webhook. */
export const listingMarketplaces = ['wellhub', 'totalpass'] as const;
export type ListingMarketplace = (typeof listingMarketplaces)[number];
export const listsByInterface = (name: Marketplace): name is ListingMarketplace =>
  (listingMarketplaces as readonly string[]).includes(name);

/** Whether a marketplace reports every booking as it is made. */
export const reportsLive = (name: Marketplace): boolean => listsByInterface(name);

/** Everything a place can be sold through. Kenko, a studio system, sells places of its own too. */
export const channels = ['direct', ...marketplaces, 'kenko'] as const;
export type Channel = (typeof channels)[number];

/** Channels whose places are allotted; direct sells any free place. */
export const allottedChannels = [...marketplaces, 'kenko'] as const;
export type AllottedChannel = (typeof allottedChannels)[number];

/** A marketplace without an interface to set its places: the owner sets them there by hand, and confirms. */
export const isGuided = (name: AllottedChannel): boolean => name === 'classpass' || name === 'kenko';

/** How each channel is written on screens. */
export const channelNames: Record<Channel, string> = {
  direct: 'Direct',
  fitpass: 'Fitpass',
  wellhub: 'Wellhub',
  totalpass: 'TotalPass',
  classpass: 'ClassPass',
  kenko: 'Kenko',
};
