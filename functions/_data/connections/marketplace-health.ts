import { tableEntity, type ItemOf } from '../table/entity.ts';

/**
 * How one marketplace has been answering one studio: its breaker's state, and the result of its last reading. It is
 * separate from the connection, which changes only when its owner changes it.
 */
export const MarketplaceHealthEntity = tableEntity({
  model: { entity: 'marketplace-health', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    marketplace: { type: ['fitpass', 'wellhub', 'totalpass', 'classpass'] as const, required: true },
    /** Failures in a row. */
    failures: { type: 'number', required: true },
    /** No requests are sent before this instant. */
    notBefore: { type: 'string' },
    /** When the credentials were sealed that were refused. */
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
    /** When it was last compared with the pending changes, or had none. */
    comparedAt: { type: 'string' },
    /**
     * When it last answered wrongly, or a push ended with an unknown result. It is kept when the marketplace answers
     * again.
     */
    troubledAt: { type: 'string' },
    /** When all that it lists was last linked to the studio's classes. */
    mappedAt: { type: 'string' },
    /** Classes that showed another number than they should in the last reading. */
    driftClasses: { type: 'number' },
    /** Classes of the last reading whose latest number was not confirmed yet. */
    waitingClasses: { type: 'number' },
    /** Classes that the last reading could not confirm. */
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
