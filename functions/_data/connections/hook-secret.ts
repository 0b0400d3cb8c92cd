import { tableEntity } from '../table/entity.ts';
import { secretPartition } from '../table/keys.ts';

/** A connection's webhook address, and the encrypted secret for verifying that a webhook comes from the marketplace. */
export const HookSecretEntity = tableEntity({
  model: { entity: 'hook-secret', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    integrationId: { type: 'string', required: true },
    /** A digest of the address, used to find its owner. */
    digest: { type: 'string', required: true },
    sealed: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: secretPartition('webhook'), casing: 'none' },
      sk: { field: 'sk', composite: ['integrationId'], template: 'HOOK#${integrationId}', casing: 'none' },
    },
  },
});
