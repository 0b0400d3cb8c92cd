import { tableEntity, type ItemOf } from '../table/entity.ts';

/**
 * The data that the forecast learns from: the class's bookings and cancellations, in minutes before its start, and the
 * logs of its allocations and capacity. The logs show whether a place was offered without being sold, or was not
 * offered.
 */
export const ClassDemandEntity = tableEntity({
  model: { entity: 'class-demand', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    month: { type: 'string', required: true },
    classId: { type: 'string', required: true },
    seriesId: { type: 'string', required: true },
    startsAt: { type: 'string', required: true },
    totalCapacity: { type: 'number', required: true },
    /** Present when the class was cancelled. */
    cancelledAt: { type: 'string' },
    events: {
      type: 'list',
      required: true,
      items: {
        type: 'map',
        properties: {
          minutesBefore: { type: 'number', required: true },
          channel: { type: 'string', required: true },
          kind: { type: ['booked', 'cancelled'] as const, required: true },
          bookedMinutesBefore: { type: 'number' },
        },
      },
    },
    /** Absent when the capacity never changed while the class was on sale. */
    capacityLog: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          minutesBefore: { type: 'number', required: true },
          from: { type: 'number', required: true },
          to: { type: 'number', required: true },
        },
      },
    },
    allocationLog: {
      type: 'list',
      required: true,
      items: {
        type: 'map',
        properties: {
          minutesBefore: { type: 'number', required: true },
          channel: { type: 'string', required: true },
          places: { type: 'number', required: true },
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
