import { tableEntity } from '../table/entity.ts';

/**
 * Index entry by which the schedule finds a mailbox to read. The mailbox itself is in no index: it is written twice
 * for every mail, and the index would be written with it.
 */
export const PolledMailboxEntity = tableEntity({
  model: { entity: 'polled-mailbox', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** Absent while it is not read: then it is in no index either. */
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
