import { tableEntity } from '../table/entity.ts';

/** Records that a piece of work has started or finished, so that a redelivered message does not repeat it. */
export const WorkKeyEntity = tableEntity({
  model: { entity: 'mark', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    key: { type: 'string', required: true },
    state: { type: ['begun', 'done'] as const, required: true },
    /** When another worker may take over, while the work is in progress. */
    leaseUntil: { type: 'string' },
    /** The worker that holds the lease, if only one worker is allowed. */
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
