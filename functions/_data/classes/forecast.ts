import { CustomAttributeType } from 'electrodb';
import { tableEntity } from '../table/entity.ts';

/**
 * The remaining demand for the classes of one day, as forecast by the latest run over all classes. A day is one item,
 * because writes are billed by the kilobyte and small numbers compress well together. A screen reads its days as one
 * key range.
 */
export const ForecastEntity = tableEntity({
  model: { entity: 'forecast', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    localDate: { type: 'string', required: true },
    madeAt: { type: 'string', required: true },
    /** When forecasts will begin. Present if the history is too short to forecast any class of this day. */
    beginsAt: { type: 'string' },
    /** The day's classes by id, packed by `packed.ts`. */
    packed: { type: CustomAttributeType<Uint8Array>('any') },
    /** The expected bookings of each class, recorded once, one or two days ahead, and packed in the same way. */
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
