import { Entity } from 'electrodb';
import { client, table } from '../table/client.ts';

/** How often something was done within one hour of the clock. */
export const AllowanceEntity = new Entity(
  {
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
  },
  { client, table },
);
