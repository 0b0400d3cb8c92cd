import { CustomAttributeType } from 'electrodb';
import { tableEntity } from '../table/entity.ts';

/**
 * What the classes of one day will still be asked for, as the latest run over all of them forecast it. A day is one item:
 * it is written anew every hour, and a write is paid for by its kilobytes, which many small numbers share when packed. A
 * screen reads the days that it shows, by one range of keys.
 */
export const ForecastEntity = tableEntity({
  model: { entity: 'forecast', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    localDate: { type: 'string', required: true },
    madeAt: { type: 'string', required: true },
    /** When forecasts begin: there is too little history for any of this day. */
    beginsAt: { type: 'string' },
    /** The day's classes by id, as `packed.ts` packs them. */
    packed: { type: CustomAttributeType<Uint8Array>('any') },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#FORECAST', casing: 'none' },
      sk: { field: 'sk', composite: ['localDate'], template: '${localDate}', casing: 'none' },
    },
  },
});
