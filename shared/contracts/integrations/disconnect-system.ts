import * as z from 'zod';
import { operation } from '../operation.ts';
import { sourceView, studioSystem } from './source.ts';

/** Ends the connection of a studio system and deletes its credentials. */
export const disconnectSystem = operation({
  id: 'integrations.disconnectSystem',
  method: 'DELETE',
  path: '/api/integrations/systems/{system}/connection',
  access: 'subscriber',
  summary: 'Disconnect a studio system',
  params: z.strictObject({ system: studioSystem }),
  output: sourceView.nullable().describe('null if it was never requested'),
  errors: ['conflict'],
});
