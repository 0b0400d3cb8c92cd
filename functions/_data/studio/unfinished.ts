import { tableEntity, type ItemOf } from '../table/entity.ts';

/** Kinds of work that run in steps. Each step is started by a message. */
export const unfinishedKinds = [
  'optimizer',
  'simulation',
  'import',
  'taking-back',
  'clearing',
  'joining',
] as const;
export type UnfinishedKind = (typeof unfinishedKinds)[number];

/**
 * Work that has started but not finished, with the instant from which it counts as stalled. The index finds stalled
 * work across all studios. The item is deleted when the work ends.
 */
export const UnfinishedEntity = tableEntity({
  model: { entity: 'unfinished', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    kind: { type: unfinishedKinds, required: true },
    id: { type: 'string', required: true },
    /** If there is no progress by this instant, the message for the next step is sent again. */
    dueAt: { type: 'string', required: true },
    /** Number of times the message was sent again since the last progress. */
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
