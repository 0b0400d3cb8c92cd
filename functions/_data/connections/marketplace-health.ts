import { tableEntity, type ItemOf } from '../table/entity.ts';

/**
 * The health of one marketplace for one studio: the state of its circuit breaker and the result of the last reading. It
 * is separate from the connection, which changes only when the owner changes it.
 */
export const MarketplaceHealthEntity = tableEntity({
  model: { entity: 'marketplace-health', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    marketplace: { type: ['fitpass', 'wellhub', 'totalpass', 'classpass'] as const, required: true },
    /** Number of consecutive failures. */
    failures: { type: 'number', required: true },
    /** No requests are sent before this instant. */
    notBefore: { type: 'string' },
    /** When the refused credentials were encrypted. This time identifies them. */
    refusedSealedAt: { type: 'string' },
    lastError: { type: 'string' },
    lastErrorAt: { type: 'string' },
    /** The last sign-in test that the owner requested. */
    lastTest: {
      type: 'map',
      properties: {
        testId: { type: 'string', required: true },
        at: { type: 'string', required: true },
        ok: { type: 'boolean', required: true },
        message: { type: 'string', required: true },
      },
    },
    /** When the marketplace's listings were last read completely. */
    lastReadAt: { type: 'string' },
    /**
     * When the pending changes were last compared with the marketplace, or there were none to compare. Absent if a
     * comparison is due because an owner has changed links since.
     */
    comparedAt: { type: 'string' },
    /**
     * When the marketplace last gave a wrong answer, or a push ended with an unknown result. It is kept after the
     * marketplace works again.
     */
    troubledAt: { type: 'string' },
    /** When all of the marketplace's listings were last matched to the studio's classes. */
    mappedAt: { type: 'string' },
    /** Number of classes that showed a different number of places than expected in the last reading. */
    driftClasses: { type: 'number' },
    /** Number of classes in the last reading whose latest push was not confirmed yet. */
    waitingClasses: { type: 'number' },
    /** Ids of the classes that the last reading could not confirm. */
    notSeen: { type: 'list', items: { type: 'string' } },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: ['marketplace'], template: 'HEALTH#${marketplace}', casing: 'none' },
    },
  },
});

export type MarketplaceHealthItem = ItemOf<typeof MarketplaceHealthEntity>;
