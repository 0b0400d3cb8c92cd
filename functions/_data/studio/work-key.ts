import { tableEntity } from '../table/entity.ts';

/** That a piece of work was begun or done, so that its message, delivered again, does it no second time. */
export const WorkKeyEntity = tableEntity({
  model: { entity: 'mark', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    key: { type: 'string', required: true },
    state: { type: ['begun', 'done'] as const, required: true },
    /** Of what was begun: when another may do it. */
    leaseUntil: { type: 'string' },
    /** Of what only one is to do: who. */
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
