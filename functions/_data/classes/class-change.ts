import { tableEntity, type ItemOf } from '../table/entity.ts';

/**
 * One change to a class's capacity or places: who made it, when, the values before and after, and the pushes that
 * followed. Changes are ordered by class start and then by their own time, so a class's history is one key range.
 */
export const ClassChangeEntity = tableEntity({
  model: { entity: 'class-change', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    month: { type: 'string', required: true },
    classId: { type: 'string', required: true },
    changeId: { type: 'string', required: true },
    at: { type: 'string', required: true },
    source: { type: ['manual', 'decision', 'automatic', 'undo', 'import'] as const, required: true },
    /** The id of the person who made the change. Absent for an automatic change. */
    actor: { type: 'string' },
    decisionId: { type: 'string' },
    capacity: {
      type: 'map',
      properties: { from: { type: 'number', required: true }, to: { type: 'number', required: true } },
    },
    /** `from` is absent if the channel had no allocation. */
    places: {
      type: 'list',
      required: true,
      items: {
        type: 'map',
        properties: {
          channel: {
            type: ['fitpass', 'wellhub', 'totalpass', 'classpass', 'kenko'] as const,
            required: true,
          },
          from: { type: 'number' },
          to: { type: 'number', required: true },
        },
      },
    },
    pushes: {
      type: 'list',
      required: true,
      items: {
        type: 'map',
        properties: {
          adjustmentId: { type: 'string', required: true },
          outboxId: { type: 'string', required: true },
          marketplace: {
            type: ['fitpass', 'wellhub', 'totalpass', 'classpass', 'kenko'] as const,
            required: true,
          },
        },
      },
    },
    undoneBy: { type: 'string' },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['studioId', 'month'],
        template: 'S#${studioId}#CHANGE#${month}',
        casing: 'none',
      },
      sk: {
        field: 'sk',
        composite: ['classId', 'changeId'],
        template: '${classId}#${changeId}',
        casing: 'none',
      },
    },
  },
});

export type ClassChangeItem = ItemOf<typeof ClassChangeEntity>;
