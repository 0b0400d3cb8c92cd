import { tableEntity } from '../table/entity.ts';

/**
 * A studio's right to use the product: free access, or the state of its Stripe subscription. Its index is the directory
 * of studios that automation serves.
 */
export const SubscriptionEntity = tableEntity({
  model: { entity: 'subscription', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    grantedUntil: { type: 'string' },
    grantedBy: { type: 'string' },
    reason: { type: 'string' },
    customerId: { type: 'string' },
    /** True once the studio has had its trial. It is never reset, so each studio gets one trial. */
    trialUsed: { type: 'boolean' },
    paid: {
      type: 'map',
      properties: {
        subscriptionId: { type: 'string', required: true },
        status: { type: ['trialing', 'active', 'past-due', 'cancelled'] as const, required: true },
        productId: { type: 'string', required: true },
        endsAt: { type: 'string', required: true },
        cancelsAtEnd: { type: 'boolean', required: true },
      },
    },
    /** Counter of the writes from Stripe. A write based on an older version is refused. */
    revision: { type: 'number' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'SUBSCRIPTION', casing: 'none' },
    },
    directory: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: [], template: 'SYS#STUDIOS', casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['studioId'], template: '${studioId}', casing: 'none' },
    },
  },
});

/** The state of the Stripe subscription. `endsAt` is its renewal date, or the end date of a cancelled subscription. */
export interface PaidSubscription {
  readonly subscriptionId: string;
  readonly status: 'trialing' | 'active' | 'past-due' | 'cancelled';
  readonly productId: string;
  readonly endsAt: string;
  readonly cancelsAtEnd: boolean;
}

export interface SubscriptionItem {
  readonly studioId: string;
  readonly grantedUntil?: string | undefined;
  readonly customerId?: string | undefined;
  readonly trialUsed?: boolean | undefined;
  readonly paid?: PaidSubscription | undefined;
  readonly revision?: number | undefined;
}
