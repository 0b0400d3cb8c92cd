import { changing, reads, type Grant } from '#functions/_platform/grant.ts';

/** The rights of an operator's everyday commands: to look, and to ask others to work. */
export const operatorGrant: Grant = {
  table: [...reads, ...changing],
  sendsTo: ['readings', 'mails'],
  secrets: ['STRIPE_SECRET_KEY'],
  settings: ['STRIPE_BASE_URL'],
};

/** The further rights to remove a studio. */
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
