import { tableEntity } from '../table/entity.ts';

const count = { type: 'number' } as const;

/**
 * Totals over the classes of one day in the studio's calendar, and the number of that day's decisions that were
 * executed. They are updated in the same transactions as the classes, by the difference.
 */
export const DayEntity = tableEntity({
  model: { entity: 'day', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    localDate: { type: 'string', required: true },
    classes: count,
    capacity: count,
    bookings: count,
    revenueMinor: count,
    atRisk: count,
    fullyBooked: count,
    executed: count,
    /** Number of changes to these totals. A reader of the day's classes compares it to detect changes. */
    changes: count,
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#DAY', casing: 'none' },
      sk: { field: 'sk', composite: ['localDate'], template: '${localDate}', casing: 'none' },
    },
  },
});
