import { language } from '#shared/contracts/language.ts';
import { notificationKinds } from '#shared/core/notifications/notice.ts';
import { tableEntity } from '../table/entity.ts';

/**
 * The notifications that an owner wants, and the newest one they have seen. The item is missing until something is set
 * or sent.
 */
export const NotificationSettingsEntity = tableEntity({
  model: { entity: 'notification-settings', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** The kinds of notification that are not sent by e-mail, and the kinds that browsers do not show. */
    noEmail: { type: 'set', items: notificationKinds },
    noBrowser: { type: 'set', items: notificationKinds },
    language: { type: language.options },
    morningHour: { type: 'number' },
    /** Equal start and end hours mean that quiet hours are off. */
    quietFromHour: { type: 'number' },
    quietUntilHour: { type: 'number' },
    /** The token in an e-mail's unsubscribe link. Absent until an e-mail is sent. */
    token: { type: 'string' },
    unsubscribedKind: { type: notificationKinds },
    unsubscribedAt: { type: 'string' },
    /** The newest notification that the owner has seen. */
    seenThroughId: { type: 'string' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'NOTIFICATION-SETTINGS', casing: 'none' },
    },
  },
});
