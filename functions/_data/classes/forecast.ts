import { CustomAttributeType } from 'electrodb';
import { tableEntity } from '../table/entity.ts';

/**
 * The remaining demand of the classes of one day, as the latest run over all classes forecast it. A day is one item,
 * because a write costs by its kilobytes and small numbers pack well together. A screen reads its days by one range of
 * keys.
 */
export const ForecastEntity = tableEntity({
  model: { entity: 'forecast', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    localDate: { type: 'string', required: true },
    madeAt: { type: 'string', required: true },
    /** When forecasts begin: the history is too short for any on this day. */
    beginsAt: { type: 'string' },
    /** The day's classes by id, as `packed.ts` packs them. */
    packed: { type: CustomAttributeType<Uint8Array>('any') },
    /** The expected bookings of each class, recorded once, a day or two before, packed in the same way. */
    ahead: { type: CustomAttributeType<Uint8Array>('any') },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#FORECAST', casing: 'none' },
      sk: { field: 'sk', composite: ['localDate'], template: '${localDate}', casing: 'none' },
    },
  },
});
