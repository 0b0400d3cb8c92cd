import { Entity } from 'electrodb';
import { client, table } from './client.ts';

/** That a studio was removed, under a digest of its id: nothing else is kept of it, and this no longer than backups hold it. */
export const ClosedStudioEntity = new Entity(
  {
    model: { entity: 'closed-studio', version: '1', service: 'cupo' },
    attributes: {
      digest: { type: 'string', required: true },
      expiresAtSeconds: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['digest'], template: 'SYS#CLOSED#${digest}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'STUDIO', casing: 'none' },
      },
    },
  },
  { client, table },
);
