import { tableEntity } from '../table/entity.ts';

/**
 * The states whose mails are looked for. Most mails are recorded when they have been read, and nobody lists those, so
 * they are not in the index, which saves a write.
 */
const listedStates: ReadonlySet<unknown> = new Set(['found', 'left']);

/**
 * A mail in a studio's mailbox, under its Gmail id: found, read, or skipped for a reason. It is stored for longer than
 * a full search of the mailbox reaches back, so each mail is read once.
 */
export const MailEntity = tableEntity({
  model: { entity: 'mail', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    mailId: { type: 'string', required: true },
    state: { type: ['found', 'read', 'left'] as const, required: true },
    /** Number of times reading was started. A mail that crashes its reader every time is given up. */
    attempts: { type: 'number', required: true },
    /** Why the mail was skipped. */
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
      condition: ({ state }) => listedStates.has(state),
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
