import { Entity } from 'electrodb';
import { client, table } from './client.ts';

/** Where a studio's schedule comes from: one item for each kind it ever chose. */
export const SourceEntity = new Entity(
  {
    model: { entity: 'source', version: '1', service: 'cupo' },
    attributes: {
      studioId: { type: 'string', required: true },
      kind: { type: ['kenko', 'custom-erp', 'manual'] as const, required: true },
      status: { type: ['connected', 'disconnected', 'pending'] as const, required: true },
      approvalStatus: { type: ['pending', 'approved', 'rejected'] as const, required: true },
      notes: { type: 'string' },
      requestedAt: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
        sk: { field: 'sk', composite: ['kind'], template: 'SOURCE#${kind}', casing: 'none' },
      },
    },
  },
  { client, table },
);
