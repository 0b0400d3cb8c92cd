import { tableEntity } from '../table/entity.ts';

/** The owner of a webhook address, under a digest of the address. Reading this item is not enough to send a webhook. */
export const HookEntity = tableEntity({
  model: { entity: 'hook', version: '1', service: 'cupo' },
  attributes: {
    digest: { type: 'string', required: true },
    studioId: { type: 'string', required: true },
    integrationId: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['digest'], template: 'SYS#HOOK#${digest}', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'OWNER', casing: 'none' },
    },
  },
});
