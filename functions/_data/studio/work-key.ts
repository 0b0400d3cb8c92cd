import { tableEntity } from '../table/entity.ts';

/** Marks that a piece of work has begun or is done, so that a message delivered again does not repeat it. */
export const WorkKeyEntity = tableEntity({
  model: { entity: 'mark', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    key: { type: 'string', required: true },
    state: { type: ['begun', 'done'] as const, required: true },
    /** While the work is under way: when another worker may do it. */
    leaseUntil: { type: 'string' },
    /** The worker that does it, if only one may. */
    by: { type: 'string' },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#MARK', casing: 'none' },
      sk: { field: 'sk', composite: ['key'], template: '${key}', casing: 'none' },
    },
  },
});
