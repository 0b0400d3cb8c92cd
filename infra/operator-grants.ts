import { changing, reads, type Grant } from '#functions/_platform/grant.ts';

/** What an operator's everyday commands do with their own credentials: to look, and to have work done by those whose it is. */
export const operatorGrant: Grant = {
  table: [...reads, ...changing],
  sendsTo: ['readings', 'mails'],
  secrets: ['STRIPE_SECRET_KEY'],
  settings: ['STRIPE_BASE_URL'],
};

/** What it takes beside that to remove a studio. */
export const dataOperatorGrant: Grant = {
  table: ['DeleteItem', 'BatchWriteItem'],
  removesAudit: true,
  credentials: {
    see: ['credentials', 'system', 'gmail', 'webhook'],
    remove: ['credentials', 'system', 'webhook'],
  },
  connections: 'close',
  people: 'standing',
};
