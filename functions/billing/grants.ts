import { changing, type GrantsOf, reader, teamReader } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'billing'> = {
  checkSubscription: reader,
  createCheckout: {
    table: ['GetItem', ...changing],
    secrets: ['STRIPE_SECRET_KEY'],
    settings: ['STRIPE_BASE_URL', 'STRIPE_PRICE_ID', 'WEB_ORIGIN'],
    people: 'address',
  },
  grantAccess: { table: ['GetItem', ...changing], people: 'address' },
  listStudios: teamReader,
  openPortal: {
    table: ['GetItem', ...changing],
    secrets: ['STRIPE_SECRET_KEY'],
    settings: ['STRIPE_BASE_URL', 'WEB_ORIGIN'],
  },
  receiveEvent: {
    table: ['GetItem', ...changing],
    secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    settings: ['STRIPE_BASE_URL'],
  },
};
