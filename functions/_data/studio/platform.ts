import { tableEntity } from '../table/entity.ts';

/**
 * The number of copies of the switch over all studios: transactions that check the same item would block each other.
 */
export const platformShards = 16;

/** The copy that a studio's transactions check. */
export const platformShardOf = (studioId: string): string =>
  String(Number.parseInt(studioId.slice(-2), 16) % platformShards);

/** How the switch was turned, when and why. */
const turn = {
  paused: { type: 'boolean', required: true },
  at: { type: 'string', required: true },
  reason: { type: 'string', required: true },
  correlationId: { type: 'string', required: true },
} as const;

/** One copy of the switch over the automation of all studios; all of them are turned in one transaction. */
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

/** One use of the switch. Items are only ever added. */
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
