import { tableEntity } from '../table/entity.ts';

/**
 * A change that a caller requested under an idempotency key, and its answer. The table contains only a digest of the
 * key, and the answer is encrypted under the key, so a reader of the table learns neither.
 */
export const IdempotencyKeyEntity = tableEntity({
  model: { entity: 'idempotency-key', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    digest: { type: 'string', required: true },
    /** `released` after a try that did not end: the next one may begin. */
    state: { type: ['begun', 'done', 'released'] as const, required: true },
    /** A digest of the request, so that the key is valid for no other request. */
    fingerprint: { type: 'string', required: true },
    /** While the change is under way: when another attempt may begin. */
    leaseUntil: { type: 'string' },
    /** The answer, once the change is made. Absent if the answer was too large to store. */
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
