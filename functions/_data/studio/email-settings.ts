import { tableEntity } from '../table/entity.ts';

/** Which e-mails an owner wants, and when the morning's was last sent. No item where none was ever set or sent. */
export const EmailSettingsEntity = tableEntity({
  model: { entity: 'email-settings', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    morning: { type: 'boolean', required: true },
    hour: { type: 'number', required: true },
    /** Whether what is urgent is written at once; so where it was never set. */
    urgent: { type: 'boolean' },
    /** What an e-mail's address to unsubscribe bears; there once one was sent. */
    token: { type: 'string' },
    unsubscribedAt: { type: 'string' },
    lastSentAt: { type: 'string' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'EMAIL-SETTINGS', casing: 'none' },
    },
  },
});
