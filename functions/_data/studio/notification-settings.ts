import { language } from '#shared/contracts/language.ts';
import { notificationKinds } from '#shared/core/notifications/notice.ts';
import { tableEntity } from '../table/entity.ts';

/**
 * The notifications that an owner wants, and how far they have seen them. There is no item if nothing was ever set or
 * sent.
 */
export const NotificationSettingsEntity = tableEntity({
  model: { entity: 'notification-settings', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** The kinds that are not sent by e-mail, and those that browsers do not show. */
    noEmail: { type: 'set', items: notificationKinds },
    noBrowser: { type: 'set', items: notificationKinds },
    language: { type: language.options },
    morningHour: { type: 'number' },
    /** Quiet hours that begin and end at the same hour are switched off. */
    quietFromHour: { type: 'number' },
    quietUntilHour: { type: 'number' },
    /** The token in an e-mail's unsubscribe address. Absent until an e-mail was sent. */
    token: { type: 'string' },
    unsubscribedKind: { type: notificationKinds },
    unsubscribedAt: { type: 'string' },
    /** The newest notification that was seen. */
    seenThroughId: { type: 'string' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'NOTIFICATION-SETTINGS', casing: 'none' },
    },
  },
});
