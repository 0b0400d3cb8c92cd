import { tableEntity } from '../table/entity.ts';

/** The logo that every studio sees next to an integration's name. */
export const LogoEntity = tableEntity({
  model: { entity: 'logo', version: '1', service: 'cupo' },
  attributes: {
    integrationId: { type: 'string', required: true },
    path: { type: 'string', required: true },
    uploadedAt: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: [], template: 'SYS#LOGO', casing: 'none' },
      sk: { field: 'sk', composite: ['integrationId'], template: '${integrationId}', casing: 'none' },
    },
  },
});
