import { tableEntity } from '../table/entity.ts';
import { tellers } from '#shared/contracts/reservations/tellers.ts';

const told = {
  at: { type: 'string', required: true },
  source: { type: tellers, required: true },
} as const;

/**
 * What was told of one booking, by the channel that sold it and its reference there: that it was confirmed, that it
 * was cancelled, or both. It outlives the telling in any order; the booking itself lies with its class.
 */
export const ToldBookingEntity = tableEntity({
  model: { entity: 'told-booking', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    channel: { type: 'string', required: true },
    reference: { type: 'string', required: true },
    /** Absent while only a cancellation was told that named no class. */
    classId: { type: 'string' },
    confirmed: {
      type: 'map',
      properties: {
        ...told,
        customerName: { type: 'string' },
        customerEmail: { type: 'string' },
        revenueMinor: { type: 'number' },
      },
    },
    cancelled: { type: 'map', properties: told },
    revision: { type: 'number', required: true },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#TOLD-BOOKING', casing: 'none' },
      sk: {
        field: 'sk',
        composite: ['channel', 'reference'],
        template: '${channel}#${reference}',
        casing: 'none',
      },
    },
  },
});
