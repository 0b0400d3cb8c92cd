import { tableEntity } from '../table/entity.ts';

/**
 * That a caller asked for a change under an idempotency key, and what was answered. The key itself is not here, only a
 * digest of it, and the answer is sealed under it: who reads the table learns neither.
 */
export const IdempotencyKeyEntity = tableEntity({
  model: { entity: 'idempotency-key', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    digest: { type: 'string', required: true },
    /** `released` after a try that did not end: the next one may begin. */
    state: { type: ['begun', 'done', 'released'] as const, required: true },
    /** Of what was asked for, so that the key is good for nothing else. */
    fingerprint: { type: 'string', required: true },
    /** Of what was begun: when another try may begin. */
    leaseUntil: { type: 'string' },
    /** Of what is done: missing where the answer was too large to be stored. */
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
