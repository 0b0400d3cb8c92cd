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
 * A notification that is still to be sent. It is stored with the notification in one transaction, and deleted once a
 * message has included it.
 */
export const UnsentNotificationEntity = tableEntity({
  model: { entity: 'unsent-notification', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    notificationId: { type: 'string', required: true },
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
    /** The message being sent. Its sender may still be sending it until `leaseUntil`. */
    batch: {
      type: 'map',
      properties: {
        batchId: { type: 'string', required: true },
        notificationIds: { type: 'list', items: { type: 'string' }, required: true },
        leaseUntil: { type: 'string', required: true },
      },
    },
    /** The last message that Amazon SES reported as taken. */
    takenBatchId: { type: 'string' },
    lastSentAt: { type: 'string' },
    /** The day of the studio on which it was, and how many went out on it that had no hour of their own. */
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
