import { tableEntity } from '../table/entity.ts';
import { secretPartition } from '../table/keys.ts';

/** The encrypted credentials for a studio's own system, stored with those for its marketplaces. */
export const SystemCredentialEntity = tableEntity({
  model: { entity: 'system-credential', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    system: { type: 'string', required: true },
    sealed: { type: 'string', required: true },
    sealedAt: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: secretPartition('system'), casing: 'none' },
      sk: { field: 'sk', composite: ['system'], template: 'SYSTEM#${system}', casing: 'none' },
    },
  },
});
