import { tableEntity } from '../table/entity.ts';

/** The studio that a Stripe customer belongs to. Stripe's events name only the customer. */
export const StripeCustomerEntity = tableEntity({
  model: { entity: 'stripe-customer', version: '1', service: 'cupo' },
  attributes: {
    customerId: { type: 'string', required: true },
    studioId: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['customerId'], template: 'SYS#STRIPE#${customerId}', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'OWNER', casing: 'none' },
    },
  },
});
