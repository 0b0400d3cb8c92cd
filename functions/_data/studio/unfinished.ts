import { tableEntity, type ItemOf } from '../table/entity.ts';

/** Work in steps, each started by a message. */
export const unfinishedKinds = ['optimizer', 'simulation', 'import', 'taking-back', 'clearing'] as const;
export type UnfinishedKind = (typeof unfinishedKinds)[number];

/**
 * A piece of work that has begun and not ended, with the instant from which it counts as stalled. The index finds
 * stalled work over all studios. The item is deleted when the work ends.
 */
export const UnfinishedEntity = tableEntity({
  model: { entity: 'unfinished', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    kind: { type: unfinishedKinds, required: true },
    id: { type: 'string', required: true },
    /** If there was no progress by then, the next step is sent again. */
    dueAt: { type: 'string', required: true },
    /** How often that was done since the last progress. */
    tries: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#UNFINISHED', casing: 'none' },
      sk: { field: 'sk', composite: ['kind', 'id'], template: '${kind}#${id}', casing: 'none' },
    },
    due: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: [], template: 'SYS#UNFINISHED', casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['dueAt'], template: '${dueAt}', casing: 'none' },
    },
  },
});

export type UnfinishedItem = ItemOf<typeof UnfinishedEntity>;
