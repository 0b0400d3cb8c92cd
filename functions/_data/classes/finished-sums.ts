import { CustomAttributeType } from 'electrodb';
import { tableEntity } from '../table/entity.ts';

/**
 * What the finished days of a studio sum up to, computed once a day when they are stored. The impact page and the
 * dashboard read this item, whose size hardly depends on the number of days.
 */
export const FinishedSumsEntity = tableEntity({
  model: { entity: 'finished-sums', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** The version of the stored format. An item with an older version is ignored. */
    kind: { type: 'number', required: true },
    /** The sums, packed by `packed.ts`. */
    packed: { type: CustomAttributeType<Uint8Array>('any'), required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#FINISHED', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'SUMS', casing: 'none' },
    },
  },
});
