import { tableEntity, type ItemOf } from '../table/entity.ts';
import { requiredCount, requiredText, wholeMinute } from './class-attributes.ts';

/**
 * The data that the forecast learns from: the class's bookings and cancellations, in minutes before its start, and the
 * logs of its allocations and capacity. The logs show whether a place was offered without being sold, or was not
 * offered. Like a class, it is stored under short names: a run reads the demand of every open class.
 */
export const ClassDemandEntity = tableEntity({
  model: { entity: 'class-demand', version: '2', service: 'cupo' },
  attributes: {
    studioId: requiredText('s'),
    month: requiredText('m'),
    classId: requiredText('sk'),
    seriesId: requiredText('i'),
    startsAt: wholeMinute,
    totalCapacity: requiredCount('c'),
    /** Present when the class was cancelled. */
    cancelledAt: { type: 'string' },
    events: {
      type: 'list',
      field: 'e',
      required: true,
      items: {
        type: 'map',
        properties: {
          minutesBefore: requiredCount('m'),
          channel: requiredText('c'),
          kind: { type: ['booked', 'cancelled'] as const, required: true, field: 'k' },
          bookedMinutesBefore: { type: 'number', field: 'b' },
          /** Only the day of the booking is known. The minutes are those of the beginning of that day. */
          isDay: { type: 'boolean', field: 'd' },
          /** The booking was cancelled at an unknown time, so nothing is learned from it. */
          isUntimed: { type: 'boolean', field: 'u' },
        },
      },
    },
    /** Absent when the capacity never changed while the class was on sale. */
    capacityLog: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          minutesBefore: requiredCount('m'),
          from: { type: 'number', required: true },
          to: { type: 'number', required: true },
        },
      },
    },
    allocationLog: {
      type: 'list',
      field: 'a',
      required: true,
      items: {
        type: 'map',
        properties: {
          minutesBefore: requiredCount('m'),
          channel: requiredText('c'),
          places: requiredCount('p'),
        },
      },
    },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['studioId', 'month'],
        template: 'S#${studioId}#DEMAND#${month}',
        casing: 'none',
      },
      sk: { field: 'sk', composite: ['classId'], template: '${classId}', casing: 'none' },
    },
  },
});

export type ClassDemandItem = ItemOf<typeof ClassDemandEntity>;
