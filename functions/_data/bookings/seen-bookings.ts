import { listingMarketplaces } from '#shared/channels.ts';
import { tableEntity } from '../table/entity.ts';

/**
 * A marketplace's list of bookings, as of the last time it was processed completely. An identical list is not processed
 * again.
 */
export const SeenBookingsEntity = tableEntity({
  model: { entity: 'seen-bookings', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    marketplace: { type: listingMarketplaces, required: true },
    /** A digest of each booking's reference and status. */
    digests: { type: 'list', required: true, items: { type: 'string' } },
    /** When the list was first stored. */
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
