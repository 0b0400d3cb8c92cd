import { listingMarketplaces } from '#shared/channels.ts';
import { tableEntity, type ItemOf } from '../table/entity.ts';

/** One class at one time as a marketplace lists it, and the studio's class that it matches. */
export const ListingEntity = tableEntity({
  model: { entity: 'listing', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    marketplace: { type: listingMarketplaces, required: true },
    /** The connector's id for the listing. It is valid as long as the marketplace lists the class. */
    listingId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    startsAt: { type: 'string', required: true },
    room: { type: 'string' },
    /** `left-out`: the owner said that the listing matches none of the studio's classes. */
    state: { type: ['linked', 'unlinked', 'left-out'] as const, required: true },
    linkedBy: { type: ['match', 'hand'] as const },
    classId: { type: 'string' },
    revision: { type: 'number', required: true },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['studioId', 'marketplace'],
        template: 'S#${studioId}#LISTING#${marketplace}',
        casing: 'none',
      },
      sk: { field: 'sk', composite: ['listingId'], template: '${listingId}', casing: 'none' },
    },
    byState: {
      index: 'gsi1',
      pk: {
        field: 'gsi1pk',
        composite: ['studioId', 'marketplace', 'state'],
        template: 'S#${studioId}#LISTING#${marketplace}#${state}',
        casing: 'none',
      },
      sk: {
        field: 'gsi1sk',
        composite: ['startsAt', 'listingId'],
        template: '${startsAt}#${listingId}',
        casing: 'none',
      },
    },
  },
});

export type ListingItem = ItemOf<typeof ListingEntity>;

/**
 * Assigns a marketplace's listing to a class. It is written together with the listing's own item, so that a class never
 * has two listings.
 */
export const ClassListingEntity = tableEntity({
  model: { entity: 'class-listing', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    marketplace: { type: listingMarketplaces, required: true },
    classId: { type: 'string', required: true },
    listingId: { type: 'string', required: true },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['studioId', 'marketplace'],
        template: 'S#${studioId}#CLASS-LISTING#${marketplace}',
        casing: 'none',
      },
      sk: { field: 'sk', composite: ['classId'], template: '${classId}', casing: 'none' },
    },
  },
});

/** The owner's answer for all listings with one name: the studio's class that they match, or that they match none. */
export const NameLinkEntity = tableEntity({
  model: { entity: 'name-link', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    marketplace: { type: listingMarketplaces, required: true },
    /** The name of the listings, normalised for comparison. */
    listedAs: { type: 'string', required: true },
    /** Absent if the listings match none of the studio's classes. */
    className: { type: 'string' },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['studioId', 'marketplace'],
        template: 'S#${studioId}#NAME-LINK#${marketplace}',
        casing: 'none',
      },
      sk: { field: 'sk', composite: ['listedAs'], template: '${listedAs}', casing: 'none' },
    },
  },
});
