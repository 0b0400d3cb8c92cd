import type { Notice } from '#shared/core/notifications/notice.ts';
import { tableEntity, type ItemOf } from '../table/entity.ts';

const facts = (value: unknown) => value as Notice;

/** One notification of an owner, stored for 90 days. */
export const NotificationEntity = tableEntity({
  model: { entity: 'notification', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    notificationId: { type: 'string', required: true },
    at: { type: 'string', required: true },
    notice: { type: 'any', required: true, get: facts },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#NOTIFICATION', casing: 'none' },
      sk: { field: 'sk', composite: ['notificationId'], template: '${notificationId}', casing: 'none' },
    },
  },
});

/**
 * A notification that has not been sent yet. It is stored in the same transaction as the notification and deleted once
 * a message includes it.
 */
export const UnsentNotificationEntity = tableEntity({
  model: { entity: 'unsent-notification', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    notificationId: { type: 'string', required: true },
    /** When it was stored. Absent in notifications from before this was stored. */
    at: { type: 'string' },
    notice: { type: 'any', required: true, get: facts },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['studioId'],
        template: 'S#${studioId}#NOTIFICATION-UNSENT',
        casing: 'none',
      },
      sk: { field: 'sk', composite: ['notificationId'], template: '${notificationId}', casing: 'none' },
    },
  },
});

/** The state of sending a studio's messages: the current message and the ones sent. */
export const NotificationDeliveryEntity = tableEntity({
  model: { entity: 'notification-delivery', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** The message being sent. Its sender holds it until `leaseUntil`. */
    batch: {
      type: 'map',
      properties: {
        batchId: { type: 'string', required: true },
        notificationIds: { type: 'list', items: { type: 'string' }, required: true },
        leaseUntil: { type: 'string', required: true },
      },
    },
    /** The last message that Amazon SES accepted. */
    takenBatchId: { type: 'string' },
    lastSentAt: { type: 'string' },
    /**
     * The studio's date of the last message, and the number of messages sent on that date, not counting morning and
     * weekly messages.
     */
    localDate: { type: 'string' },
    count: { type: 'number' },
    lastEmailAt: { type: 'string' },
    undeliverable: {
      type: 'map',
      properties: {
        why: { type: ['bounced', 'complained'] as const, required: true },
        at: { type: 'string', required: true },
      },
    },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'NOTIFICATION-DELIVERY', casing: 'none' },
    },
  },
});

export type NotificationDeliveryItem = ItemOf<typeof NotificationDeliveryEntity>;
