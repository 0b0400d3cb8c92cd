import { Entity } from 'electrodb';
import { client, table } from '../table/client.ts';

/** Whose a Stripe customer is: events name the customer alone. */
export const StripeCustomerEntity = new Entity(
  {
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
  },
  { client, table },
);
