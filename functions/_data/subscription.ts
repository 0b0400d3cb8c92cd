import { Entity } from 'electrodb';
import { client, table } from './client.ts';

/** Whether a studio may use the product. Its index is the directory of studios that automation serves. */
export const SubscriptionEntity = new Entity(
  {
    model: { entity: 'subscription', version: '1', service: 'cupo' },
    attributes: {
      studioId: { type: 'string', required: true },
      source: { type: ['complimentary'] as const, required: true },
      until: { type: 'string', required: true },
      grantedBy: { type: 'string', required: true },
      reason: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'SUBSCRIPTION', casing: 'none' },
      },
      directory: {
        index: 'gsi1',
        pk: { field: 'gsi1pk', composite: [], template: 'SYS#STUDIOS', casing: 'none' },
        sk: { field: 'gsi1sk', composite: ['studioId'], template: '${studioId}', casing: 'none' },
      },
    },
  },
  { client, table },
);
