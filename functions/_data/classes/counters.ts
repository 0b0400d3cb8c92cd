import { tableEntity } from '../table/entity.ts';

/** A studio's counters are split into this many items, so that simultaneous writes seldom meet. */
export const counterShards = 32;

const count = { type: 'number' } as const;

/**
 * One shard of a studio's counters; the sum over its shards is the number. A shard changes in the transaction that
 * changes what it counts, by the difference between before and after, so a single shard may be negative.
 */
export const CountersEntity = tableEntity({
  model: { entity: 'counters', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    shard: { type: 'string', required: true },
    classes: count,
    bookings: count,
    slotsManaged: count,
    automationsRun: count,
    decisions: count,
    pendingReview: count,
    pendingWorthMinor: count,
    /** The sum of all decisions' confidences, in millionths: whole numbers, so that it is exact. */
    confidenceMillionths: count,
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#COUNTERS', casing: 'none' },
      sk: { field: 'sk', composite: ['shard'], template: '${shard}', casing: 'none' },
    },
  },
});
