import { tableEntity } from '../table/entity.ts';
import { secretPartition } from '../table/keys.ts';

/** Encrypted credentials, in a separate partition so that access rights can exclude them. */
export const CredentialEntity = tableEntity({
  model: { entity: 'credential', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    marketplace: { type: 'string', required: true },
    sealed: { type: 'string', required: true },
    sealedAt: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['studioId'],
        template: secretPartition('credentials'),
        casing: 'none',
      },
      sk: {
        field: 'sk',
        composite: ['marketplace'],
        template: 'CONNECTION#${marketplace}',
        casing: 'none',
      },
    },
  },
});
