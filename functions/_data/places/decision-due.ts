import { tableEntity, type ItemOf } from '../table/entity.ts';

/** Number of partitions of the index of due decisions. */
export const decisionDueShards = 8;

/** Picks the shard by the hash at the end of the class id, which spreads classes evenly. */
export const decisionDueShardOf = (classId: string): string =>
  String(Number.parseInt(classId.slice(-1), 16) % decisionDueShards);

/**
 * Index entry of a class that has, or had, a pending decision, ordered by the class's cut-off time. The index finds the
 * decisions to expire across all studios. There is one item per class.
 */
export const DecisionDueEntity = tableEntity({
  model: { entity: 'decision-due', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    classId: { type: 'string', required: true },
    dueShard: { type: 'string', required: true },
    dueAt: { type: 'string', required: true },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#DECISION-DUE', casing: 'none' },
      sk: { field: 'sk', composite: ['classId'], template: '${classId}', casing: 'none' },
    },
    due: {
      index: 'gsi1',
      pk: {
        field: 'gsi1pk',
        composite: ['dueShard'],
        template: 'SYS#DECISION-DUE#${dueShard}',
        casing: 'none',
      },
      sk: { field: 'gsi1sk', composite: ['dueAt'], template: '${dueAt}', casing: 'none' },
    },
  },
});

export type DecisionDueItem = ItemOf<typeof DecisionDueEntity>;
