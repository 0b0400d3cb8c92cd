import { tableEntity } from '../table/entity.ts';

/**
 * A change that a caller requested with an idempotency key, and its answer. The table contains only a digest of the
 * key, and the answer is encrypted with the key, so a reader of the table learns neither.
 */
export const IdempotencyKeyEntity = tableEntity({
  model: { entity: 'idempotency-key', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    digest: { type: 'string', required: true },
    /** `released` after an attempt that did not finish. The next attempt may then begin. */
    state: { type: ['begun', 'done', 'released'] as const, required: true },
    /** A digest of the request. The key is valid only for this request. */
    fingerprint: { type: 'string', required: true },
    /** When another attempt may begin, while the change is in progress. */
    leaseUntil: { type: 'string' },
    /** The answer, present once the change is made. Absent if it was too large to store. */
    sealedAnswer: { type: 'string' },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['studioId'],
        template: 'S#${studioId}#IDEMPOTENCY-KEY',
        casing: 'none',
      },
      sk: { field: 'sk', composite: ['digest'], template: '${digest}', casing: 'none' },
    },
  },
});
