import { CustomAttributeType } from 'electrodb';
import { tableEntity } from '../table/entity.ts';

/**
 * The results of some ten finished days of the studio's calendar, read once when the days were over. The impact page
 * compares them without reading a class or a booking again. The days of a month are three items, so that the current
 * one stays small enough to be written each day.
 */
export const FinishedDaysEntity = tableEntity({
  model: { entity: 'finished-days', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** The first of its days: the 1st, the 11th or the 21st of a month. */
    fromDate: { type: 'string', required: true },
    /** The version of the stored form. Items of an older version are ignored. */
    kind: { type: 'number' },
    /** The days by date, as `packed.ts` packs them. */
    packed: { type: CustomAttributeType<Uint8Array>('any') },
    /** On the newest item: the studio's day on which all finished days were last checked. */
    lookedOn: { type: 'string' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#FINISHED', casing: 'none' },
      sk: { field: 'sk', composite: ['fromDate'], template: '${fromDate}', casing: 'none' },
    },
  },
});
