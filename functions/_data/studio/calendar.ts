import { tableEntity } from '../table/entity.ts';

/**
 * A studio's calendar in one item: the country of its public holidays, the holidays that are ordinary days, and the
 * days that the owner marked. There are few of them and every run reads them all. One conditional write limits their
 * number.
 */
export const CalendarEntity = tableEntity({
  model: { entity: 'calendar', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** ISO 3166; 'none' if the owner wants no country's holidays. Absent until the owner chooses. */
    country: { type: 'string' },
    region: { type: 'string' },
    usualHolidays: { type: 'list', required: true, items: { type: 'string' } },
    days: {
      type: 'list',
      required: true,
      items: {
        type: 'map',
        properties: {
          dayId: { type: 'string', required: true },
          kind: { type: ['closed', 'event'] as const, required: true },
          name: { type: 'string', required: true },
          fromDate: { type: 'string', required: true },
          toDate: { type: 'string', required: true },
        },
      },
    },
    version: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'CALENDAR', casing: 'none' },
    },
  },
});
