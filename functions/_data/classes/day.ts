import { tableEntity } from '../table/entity.ts';

const count = { type: 'number' } as const;

/**
 * The sums over the classes of one day of the studio's calendar, and how many of the day's decisions were executed.
 * They change in the same transactions as the classes, by the difference between before and after.
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
    /**
     * The number of changes to these sums. A reader of the day's classes can tell from it whether they are still the
     * same.
     */
    changes: count,
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#DAY', casing: 'none' },
      sk: { field: 'sk', composite: ['localDate'], template: '${localDate}', casing: 'none' },
    },
  },
});
