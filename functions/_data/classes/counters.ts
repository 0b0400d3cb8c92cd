import { tableEntity } from '../table/entity.ts';

/** Number of items that a studio's counters are split into, so that simultaneous writes rarely conflict. */
export const counterShards = 32;

const count = { type: 'number' } as const;

/**
 * One shard of a studio's counters. A counter's value is the sum over all shards. A shard is updated in the transaction
 * that changes the counted items, by the difference, so a single shard may be negative.
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
    /** The sum of all decisions' confidences, in millionths. Whole numbers keep the sum exact. */
    confidenceMillionths: count,
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#COUNTERS', casing: 'none' },
      sk: { field: 'sk', composite: ['shard'], template: '${shard}', casing: 'none' },
    },
  },
});
