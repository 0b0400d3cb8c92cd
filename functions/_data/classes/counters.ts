import { tableEntity } from '../table/entity.ts';

/** A studio's counters are split into this many items, so that simultaneous writes seldom meet. */
export const counterShards = 32;

const count = { type: 'number' } as const;

/**
 * A share of what a studio has in all: the sum over its shards is the number. Every share changes in the transaction
 * that changes what it counts, by the difference between before and after, and may be negative by itself.
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
    /** Confidences of all decisions, in millionths: whole, so that their sum is exact. */
    confidenceMillionths: count,
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#COUNTERS', casing: 'none' },
      sk: { field: 'sk', composite: ['shard'], template: '${shard}', casing: 'none' },
    },
  },
});
