import { tableEntity, type ItemOf } from '../table/entity.ts';

/** Number of partitions of the index of due entries. */
export const outboxShards = 8;

/** The shard of an outbox item, from the last character of its id, which spreads items evenly. */
export const shardOf = (outboxId: string): string =>
  String(outboxId.charCodeAt(outboxId.length - 1) % outboxShards);

/**
 * An outbox entry: a change that a marketplace must still get. It is written in the transaction that makes the
 * decision. While it is pending it is in the due index (`SYS#OUTBOX#<shard>`), where the sweeper finds lost entries. A
 * settled entry leaves the index.
 */
export const OutboxEntity = tableEntity({
  model: { entity: 'outbox', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    outboxId: { type: 'string', required: true },
    classId: { type: 'string', required: true },
    marketplace: {
      type: ['fitpass', 'wellhub', 'totalpass', 'classpass', 'kenko'] as const,
      required: true,
    },
    adjustmentId: { type: 'string', required: true },
    decisionId: { type: 'string' },
    places: { type: 'number', required: true },
    /** For a task: the most places that the marketplace could show before it was given out. */
    mayShowBefore: { type: 'number' },
    /** The verified number, if it differs from `places` because more places were already sold there. */
    verified: { type: 'number' },
    pushVersion: { type: 'number', required: true },
    automatic: { type: 'boolean', required: true },
    state: { type: ['pending', 'claimed', 'acked', 'superseded', 'failed'] as const, required: true },
    attempts: { type: 'number', required: true },
    /**
     * True if the push failed because the marketplace refused the stored credentials. It is sent again once there are
     * new credentials.
     */
    failedFor: { type: ['credentials'] as const },
    leaseUntil: { type: 'string' },
    recordingKeys: { type: 'list', items: { type: 'string' } },
    correlationId: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
    dueShard: { type: 'string' },
    dueAt: { type: 'string' },
    expiresAtSeconds: { type: 'number' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#OUTBOX', casing: 'none' },
      sk: { field: 'sk', composite: ['outboxId'], template: '${outboxId}', casing: 'none' },
    },
    due: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['dueShard'], template: 'SYS#OUTBOX#${dueShard}', casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['dueAt'], template: '${dueAt}', casing: 'none' },
    },
  },
});

export type OutboxItem = ItemOf<typeof OutboxEntity>;
