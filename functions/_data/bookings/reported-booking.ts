import { tableEntity } from '../table/entity.ts';
import { tellers } from '#shared/contracts/reservations/tellers.ts';

const report = {
  at: { type: 'string', required: true },
  source: { type: tellers, required: true },
} as const;

/**
 * What was told of one booking, by the channel that sold it and its reference there: that it was confirmed, that it
 * was cancelled, or both. It outlives the telling in any order; the booking itself lies with its class.
 */
export const ReportedBookingEntity = tableEntity({
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
        ...report,
        customerName: { type: 'string' },
        customerEmail: { type: 'string' },
        revenueMinor: { type: 'number' },
      },
    },
    cancelled: { type: 'map', properties: report },
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
