import * as z from 'zod';
import { operation } from '../operation.ts';

/** Pauses or resumes all automation. It takes effect before the answer: no automatic push starts after a pause. */
export const setAutomation = operation({
  id: 'settings.setAutomation',
  method: 'PUT',
  path: '/api/settings/automation',
  access: 'subscriber',
  summary: 'Pause or resume automation',
  body: z.strictObject({ paused: z.boolean() }),
  output: z.strictObject({ paused: z.boolean() }),
});
