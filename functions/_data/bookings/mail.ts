import { tableEntity } from '../table/entity.ts';

/**
 * A mail of a studio's mailbox, by Gmail's id: found, read, or left unread for a reason. It is stored for longer than
 * a search of the whole mailbox reaches back, so that no mail is read twice.
 */
export const MailEntity = tableEntity({
  model: { entity: 'mail', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    mailId: { type: 'string', required: true },
    state: { type: ['found', 'read', 'left'] as const, required: true },
    /** How often somebody began to read it. A mail that crashes its reader every time is given up. */
    attempts: { type: 'number', required: true },
    /** Why it was left. */
    reason: { type: ['gone', 'other-sender', 'own-or-spam'] as const },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#MAIL', casing: 'none' },
      sk: { field: 'sk', composite: ['mailId'], template: '${mailId}', casing: 'none' },
    },
    state: {
      index: 'gsi1',
      pk: {
        field: 'gsi1pk',
        composite: ['studioId', 'state'],
        template: 'S#${studioId}#MAIL#${state}',
        casing: 'none',
      },
      sk: { field: 'gsi1sk', composite: ['mailId'], template: '${mailId}', casing: 'none' },
    },
  },
});
