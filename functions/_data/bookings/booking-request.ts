import { listingMarketplaces } from '#shared/channels.ts';
import { tableEntity, type ItemOf } from '../table/entity.ts';

/**
 * A booking request from a marketplace, with the one decision about it and whether the marketplace has received that
 * decision.
 */
export const BookingRequestEntity = tableEntity({
  model: { entity: 'booking-request', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    marketplace: { type: listingMarketplaces, required: true },
    reference: { type: 'string', required: true },
    listingId: { type: 'string', required: true },
    /** Absent if no class was found. */
    classId: { type: 'string' },
    answer: { type: ['accept', 'reject'] as const, required: true },
    reason: { type: ['class-full', 'class-cancelled', 'class-not-found'] as const },
    answerBy: { type: 'string', required: true },
    state: { type: ['owed', 'answered', 'failed'] as const, required: true },
    /** The answer to an attempt was lost, so the marketplace may know the decision already. */
    isUnclear: { type: 'boolean' },
    recordingKeys: { type: 'list', items: { type: 'string' } },
    /**
     * The ids of the lines in Logs and in the audit trail that will say how the request ended, so that a repeat adds no
     * other lines. Absent in requests stored before 29 November 2026.
     */
    lineId: { type: 'string' },
    auditId: { type: 'string' },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['studioId', 'marketplace'],
        template: 'S#${studioId}#BOOKING-REQUEST#${marketplace}',
        casing: 'none',
      },
      sk: { field: 'sk', composite: ['reference'], template: '${reference}', casing: 'none' },
    },
  },
});

export type BookingRequestItem = ItemOf<typeof BookingRequestEntity>;
