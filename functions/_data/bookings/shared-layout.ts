import { CustomAttributeType } from 'electrodb';
import { tableEntity } from '../table/entity.ts';

/** A layout that the team approved. Every studio uses it to read mails from its sender's domain. */
export const SharedLayoutEntity = tableEntity({
  model: { entity: 'shared-layout', version: '1', service: 'cupo' },
  attributes: {
    domain: { type: 'string', required: true },
    digest: { type: 'string', required: true },
    /** The layout, packed by `packed.ts`. Absent if the team withdrew it. */
    packed: { type: CustomAttributeType<Uint8Array>('any') },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['domain'], template: 'SYS#SHARED-LAYOUT#${domain}', casing: 'none' },
      sk: { field: 'sk', composite: ['digest'], template: '${digest}', casing: 'none' },
    },
  },
});
