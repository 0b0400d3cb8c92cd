import { CustomAttributeType } from 'electrodb';
import { tableEntity } from '../table/entity.ts';

/**
 * The results of about ten finished days of the studio's calendar, computed once after the days were over. The impact
 * page compares them without reading classes or bookings again. A month is split into three items, so the current item
 * stays small enough to be written every day.
 */
export const FinishedDaysEntity = tableEntity({
  model: { entity: 'finished-days', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** The first day of the item: the 1st, 11th or 21st of a month. */
    fromDate: { type: 'string', required: true },
    /** The version of the stored format. Items with an older version are ignored. */
    kind: { type: 'number' },
    /** The days by date, packed by `packed.ts`. */
    packed: { type: CustomAttributeType<Uint8Array>('any') },
    /** Set on the newest item only: the studio's date on which all finished days were last checked. */
    lookedOn: { type: 'string' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#FINISHED', casing: 'none' },
      sk: { field: 'sk', composite: ['fromDate'], template: '${fromDate}', casing: 'none' },
    },
  },
});
