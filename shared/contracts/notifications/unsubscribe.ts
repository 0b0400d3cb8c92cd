import * as z from 'zod';
import { operation } from '../operation.ts';
import { notificationKind, unsubscribeToken } from './notification-settings.ts';

/**
 * Switches off one kind of e-mail for the studio that the token belongs to. It is what an e-mail's `List-Unsubscribe` names (RFC 8058):
 * mail programs post a form to it without anybody being signed in. The same answer comes for a token that is of no studio,
 * so that nobody learns which are.
 */
export const unsubscribe = operation({
  id: 'notifications.unsubscribe',
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  access: 'public',
  summary: 'Unsubscribe from a kind of e-mails with one click',
  raw: true,
  query: z.strictObject({ subscription: unsubscribeToken, from: notificationKind.default('morning') }),
  output: z.strictObject({ unsubscribed: z.literal(true) }),
});
