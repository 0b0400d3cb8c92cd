import { tableEntity } from '../table/entity.ts';

/** How a studio's reservation mails are read: the owner's choice, the mailbox, and the position reached. */
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
    /** Why the mailbox cannot be read until it is reconnected. */
    broken: { type: ['revoked', 'scope-lost'] as const },
    /** The position in Gmail's history up to which the mailbox has been read. */
    historyId: { type: 'string' },
    /** A search through all mails since an instant. It is needed after Google has discarded the history. */
    resync: {
      type: 'map',
      properties: {
        since: { type: 'string', required: true },
        /** The history position at which the next poll continues. */
        historyId: { type: 'string', required: true },
        page: { type: 'string' },
      },
    },
    lastSyncAt: { type: 'string' },
    /** End of the lease. Until then, only the holder reads the mailbox. */
    leaseUntil: { type: 'string' },
    leaseId: { type: 'string' },
    /** True if a poll was started or requested and may not have finished. The next run checks this. */
    waits: { type: 'boolean' },
    /** Google asked us not to send requests before this instant. */
    restsUntil: { type: 'string' },
    /** The last waiting reservation that was checked, if too many wait to check them all at once. */
    reviewedDownTo: { type: 'string' },
    revision: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#MAILBOX', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'MAILBOX', casing: 'none' },
    },
  },
});
