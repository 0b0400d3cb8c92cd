import * as z from 'zod';
import { operation } from '../operation.ts';
import { browserId } from './browser.ts';

export const removeBrowser = operation({
  id: 'notifications.removeBrowser',
  method: 'DELETE',
  path: '/api/notifications/browsers/{browserId}',
  access: 'signed-in',
  summary: 'Remove this browser from notifications',
  params: z.strictObject({ browserId }),
  output: z.strictObject({ browsers: z.int().min(0) }),
});
