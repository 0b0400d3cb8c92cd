import { tableEntity } from '../table/entity.ts';

/** Counts how often something was done within one clock hour. */
export const AllowanceEntity = tableEntity({
  model: { entity: 'allowance', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    what: { type: 'string', required: true },
    hour: { type: 'string', required: true },
    used: { type: 'number', required: true },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#ALLOWANCE', casing: 'none' },
      sk: { field: 'sk', composite: ['what', 'hour'], template: '${what}#${hour}', casing: 'none' },
    },
  },
});
