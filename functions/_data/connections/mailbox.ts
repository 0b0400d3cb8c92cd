import { tableEntity } from '../table/entity.ts';

/** How a studio's reservation mails are read: the owner's choice, the mailbox, and how far it was read. */
export const MailboxEntity = tableEntity({
  model: { entity: 'mailbox', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    syncEmail: { type: 'string' },
    syncEnabled: { type: 'boolean', required: true },
    /** Absent while no mailbox is connected. */
    email: { type: 'string' },
    connectedAt: { type: 'string' },
    /** When this account was first connected. Earlier mails are not read. */
    readSince: { type: 'string' },
    /** Why it cannot be read until it is connected again. */
    broken: { type: ['revoked', 'scope-lost'] as const },
    /** The position up to which the mailbox's history was read. */
    historyId: { type: 'string' },
    /** A search through all mails since an instant, after Google discarded the history. */
    resync: {
      type: 'map',
      properties: {
        since: { type: 'string', required: true },
        /** The position in the history at which the next poll continues. */
        historyId: { type: 'string', required: true },
        page: { type: 'string' },
      },
    },
    lastSyncAt: { type: 'string' },
    /** Until then, nobody else reads it. */
    leaseUntil: { type: 'string' },
    leaseId: { type: 'string' },
    /** Whether work for it was begun or requested and may be waiting: the next run checks. */
    waits: { type: 'boolean' },
    /** Google asked us to send no requests before this instant. */
    restsUntil: { type: 'string' },
    revision: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#MAILBOX', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'MAILBOX', casing: 'none' },
    },
  },
});
