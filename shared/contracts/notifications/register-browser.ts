import * as z from 'zod';
import { operation } from '../operation.ts';
import { browserId, pushSubscription } from './browser.ts';

export const registerBrowser = operation({
  id: 'notifications.registerBrowser',
  method: 'PUT',
  path: '/api/notifications/browsers/{browserId}',
  access: 'signed-in',
  summary: 'Register this browser for notifications',
  params: z.strictObject({ browserId }),
  body: pushSubscription,
  output: z.strictObject({ browsers: z.int().min(0) }),
});
