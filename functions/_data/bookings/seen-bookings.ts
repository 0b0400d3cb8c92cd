import { listingMarketplaces } from '#shared/channels.ts';
import { tableEntity } from '../table/entity.ts';

/** What a marketplace's list of bookings said when all of it had been told: what says the same need not be looked up. */
export const SeenBookingsEntity = tableEntity({
  model: { entity: 'seen-bookings', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    marketplace: { type: listingMarketplaces, required: true },
    /** A digest of each booking's reference and status. */
    digests: { type: 'list', required: true, items: { type: 'string' } },
    /** When they were begun to be kept. */
    since: { type: 'string', required: true },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: ['marketplace'], template: 'SEEN#${marketplace}', casing: 'none' },
    },
  },
});
