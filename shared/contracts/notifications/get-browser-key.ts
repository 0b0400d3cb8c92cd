import * as z from 'zod';
import { operation } from '../operation.ts';

export const getBrowserKey = operation({
  id: 'notifications.getBrowserKey',
  method: 'GET',
  path: '/api/notifications/browser-key',
  access: 'signed-in',
  summary: 'The public key with which browsers verify our messages (RFC 8292)',
  output: z.strictObject({ publicKey: z.string() }),
});
