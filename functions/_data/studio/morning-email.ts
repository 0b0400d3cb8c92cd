import { tableEntity } from '../table/entity.ts';

/** What an owner set of e-mails, and how the morning's stands. Nothing where it was never set nor sent. */
export const MorningEmailEntity = tableEntity({
  model: { entity: 'morning-email', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    on: { type: 'boolean', required: true },
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
      sk: { field: 'sk', composite: [], template: 'MORNING-EMAIL', casing: 'none' },
    },
  },
});
