import * as z from 'zod';
import { operation } from '../operation.ts';
import { notificationKind, unsubscribeToken } from './notification-settings.ts';

/**
 * Switches off one kind of e-mail for the studio of a token. It is the address in an e-mail's `List-Unsubscribe` (RFC
 * 8058): mail programs post a form to it, without anybody signed in. An unknown token gets the same answer, so nobody
 * learns which tokens exist.
 */
export const unsubscribe = operation({
  id: 'notifications.unsubscribe',
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  access: 'public',
  summary: 'Unsubscribe from one kind of e-mail with one click',
  raw: true,
  query: z.strictObject({ subscription: unsubscribeToken, from: notificationKind.default('morning') }),
  output: z.strictObject({ unsubscribed: z.literal(true) }),
});
