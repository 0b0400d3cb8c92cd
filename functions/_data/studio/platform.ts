import { tableEntity } from '../table/entity.ts';

/**
 * Number of copies of the switch for all studios. With one item, the transactions that check it would block each other.
 */
export const platformShards = 16;

/** Picks the copy that a studio's transactions check. */
export const platformShardOf = (studioId: string): string =>
  String(Number.parseInt(studioId.slice(-2), 16) % platformShards);

/** The position of the switch, and when and why it was last changed. */
const turn = {
  paused: { type: 'boolean', required: true },
  at: { type: 'string', required: true },
  reason: { type: 'string', required: true },
  correlationId: { type: 'string', required: true },
} as const;

/** One copy of the switch that turns automation on or off for all studios. All copies change in one transaction. */
export const PlatformEntity = tableEntity({
  model: { entity: 'platform', version: '1', service: 'cupo' },
  attributes: {
    shard: { type: 'string', required: true },
    ...turn,
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['shard'], template: 'SYS#PLATFORM#${shard}', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'AUTOMATION', casing: 'none' },
    },
  },
});

/** One change of the switch. Items are only added. */
export const PlatformChangeEntity = tableEntity({
  model: { entity: 'platform-change', version: '1', service: 'cupo' },
  attributes: {
    changeId: { type: 'string', required: true },
    ...turn,
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: [], template: 'SYS#PLATFORM-CHANGE', casing: 'none' },
      sk: { field: 'sk', composite: ['changeId'], template: '${changeId}', casing: 'none' },
    },
  },
});
