import { eventStatus, eventType } from '#shared/contracts/reservations/event.ts';
import { senderProofs } from '#shared/core/mail/sender-proofs.ts';
import { tableEntity } from '../table/entity.ts';

/** One reservation from a mail, and its state. */
export const MailEventEntity = tableEntity({
  model: { entity: 'mail-event', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    eventId: { type: 'string', required: true },
    mailId: { type: 'string', required: true },
    status: { type: eventStatus.options, required: true },
    /** True if the mail could not be read. A retry reads the mail again. */
    unread: { type: 'boolean' },
    eventType: { type: eventType.options },
    marketplace: { type: ['fitpass', 'wellhub', 'totalpass', 'classpass'] as const, required: true },
    customerName: { type: 'string' },
    className: { type: 'string' },
    classDate: { type: 'string' },
    classTime: { type: 'string' },
    bookingRef: { type: 'string' },
    confidence: { type: 'number' },
    /** How many places the mail is about, if it says so. */
    places: { type: 'number' },
    /** How many places the booking took before, if the mail says that only some were cancelled. */
    ofPlaces: { type: 'number' },
    /** True if the mail may be about several places, but their number is not clear. */
    hasUnclearPlaces: { type: 'boolean' },
    /** How the sender was authenticated. Only mails from authenticated senders are applied without review. */
    provenBy: { type: senderProofs },
    reasons: { type: 'list', items: { type: 'string' }, required: true },
    errorMessage: { type: 'string' },
    syncAttempts: { type: 'number', required: true },
    mailFrom: { type: 'string', required: true },
    mailSubject: { type: 'string', required: true },
    mailReceivedAt: { type: 'string', required: true },
    classId: { type: 'string' },
    createdAt: { type: 'string', required: true },
    completedAt: { type: 'string' },
    version: { type: 'number', required: true },
    expiresAtSeconds: { type: 'number' },
    /** Whether the mail's text is stored in a `mail-text` item. */
    hasText: { type: 'boolean' },
    /** What a person chose, until it is applied. */
    choice: {
      type: 'map',
      properties: {
        classId: { type: 'string', required: true },
        eventType: { type: eventType.options, required: true },
        customerName: { type: 'string' },
        bookingId: { type: 'string' },
        isUnknownBooking: { type: 'boolean' },
        places: { type: 'number' },
      },
    },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#MAIL-EVENT', casing: 'none' },
      sk: { field: 'sk', composite: ['eventId'], template: '${eventId}', casing: 'none' },
    },
    status: {
      index: 'gsi1',
      pk: {
        field: 'gsi1pk',
        composite: ['studioId', 'status'],
        template: 'S#${studioId}#MAIL-EVENT#${status}',
        casing: 'none',
      },
      sk: { field: 'gsi1sk', composite: ['eventId'], template: '${eventId}', casing: 'none' },
    },
  },
});
