import { tableEntity } from '../table/entity.ts';

/**
 * Index entry through which the scheduler finds a mailbox to read. The mailbox item itself is not indexed: it is
 * written twice per mail, and each write would also update the index.
 */
export const PolledMailboxEntity = tableEntity({
  model: { entity: 'polled-mailbox', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** Absent while the mailbox is not read. The item is then in no index. */
    polledShard: { type: 'string' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#MAILBOX', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'POLLED', casing: 'none' },
    },
    polled: {
      index: 'gsi1',
      pk: {
        field: 'gsi1pk',
        composite: ['polledShard'],
        template: 'SYS#MAILBOX#${polledShard}',
        casing: 'none',
      },
      sk: { field: 'gsi1sk', composite: ['studioId'], template: '${studioId}', casing: 'none' },
    },
  },
});
