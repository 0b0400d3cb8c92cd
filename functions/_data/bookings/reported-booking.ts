import { tableEntity } from '../table/entity.ts';
import { tellers } from '#shared/contracts/reservations/tellers.ts';

const report = {
  at: { type: 'string', required: true },
  source: { type: tellers, required: true },
} as const;

/**
 * All reports of one booking, by the channel that sold it and its reference there: confirmed, cancelled, or both.
 * Reports may come in any order. The booking itself is stored with its class.
 */
export const ReportedBookingEntity = tableEntity({
  model: { entity: 'told-booking', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    channel: { type: 'string', required: true },
    reference: { type: 'string', required: true },
    /** Absent while only a cancellation without a class was reported. */
    classId: { type: 'string' },
    confirmed: {
      type: 'map',
      properties: {
        ...report,
        customerName: { type: 'string' },
        customerEmail: { type: 'string' },
        revenueMinor: { type: 'number' },
      },
    },
    cancelled: { type: 'map', properties: report },
    /** How many places the booking takes, according to the last report that said so. */
    places: {
      type: 'map',
      properties: { count: { type: 'number', required: true }, at: { type: 'string', required: true } },
    },
    /** True if only the cancellation was reported, and the booking was taken for one of the unreported places. */
    usedUnreported: { type: 'boolean' },
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
