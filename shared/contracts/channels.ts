import * as z from 'zod';
import { allottedChannels, channels, listingMarketplaces, marketplaces } from '../channels.ts';

export * from '../channels.ts';

export const marketplace = z.enum(marketplaces);
export const listingMarketplace = z.enum(listingMarketplaces);
export const channel = z.enum(channels);
export const allottedChannel = z.enum(allottedChannels);
