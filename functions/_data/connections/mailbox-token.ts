import { tableEntity } from '../table/entity.ts';
import { secretPartition } from '../table/keys.ts';

/** The encrypted token for reading a mailbox, stored with the studio's other secrets. */
export const MailboxTokenEntity = tableEntity({
  model: { entity: 'mailbox-token', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    sealed: { type: 'string', required: true },
    sealedAt: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: secretPartition('gmail'), casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'MAILBOX', casing: 'none' },
    },
  },
});
