import { changes, type GrantsOf, reader, teamReader } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'billing'> = {
  checkSubscription: reader,
  createCheckout: {
    table: ['GetItem', ...changes],
    secrets: ['STRIPE_SECRET_KEY'],
    settings: ['STRIPE_BASE_URL', 'STRIPE_PRICE_ID', 'WEB_ORIGIN'],
    people: 'address',
  },
  grantAccess: { table: ['GetItem', ...changes], people: 'address' },
  listStudios: teamReader,
  openPortal: {
    table: ['GetItem', ...changes],
    secrets: ['STRIPE_SECRET_KEY'],
    settings: ['STRIPE_BASE_URL', 'WEB_ORIGIN'],
  },
  receiveEvent: {
    table: ['GetItem', ...changes],
    secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    settings: ['STRIPE_BASE_URL'],
  },
};
