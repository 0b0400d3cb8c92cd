import * as z from 'zod';

/** The class marketplaces that places can be offered on. */
export const marketplaces = ['fitpass', 'wellhub', 'totalpass', 'classpass'] as const;
export type Marketplace = (typeof marketplaces)[number];
export const marketplace = z.enum(marketplaces);

/** Marketplaces that list classes by an interface, and tell of bookings by webhooks. */
export const listingMarketplaces = ['wellhub', 'totalpass'] as const;
export const listingMarketplace = z.enum(listingMarketplaces);
export type ListingMarketplace = z.output<typeof listingMarketplace>;
export const listsByInterface = (name: Marketplace): name is ListingMarketplace =>
  listingMarketplace.safeParse(name).success;

/** Whether a marketplace tells of every booking as it is made. */
export const reportsLive = (name: Marketplace): boolean => listsByInterface(name);

/** Everything a place can be sold through. Kenko, a studio system, sells places of its own too. */
export const channels = ['direct', ...marketplaces, 'kenko'] as const;
export type Channel = (typeof channels)[number];
export const channel = z.enum(channels);

/** A channel whose places are allotted; direct sells what is free at any time. */
export const allottedChannel = z.enum([...marketplaces, 'kenko']);
export type AllottedChannel = z.output<typeof allottedChannel>;

/** Without an interface to set its numbers: the owner sets them there by hand, and confirms. */
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
