import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { operation } from '../operation.ts';
import { integrationView } from './integration.ts';

/**
 * Ends a connection and deletes its credentials. The places offered at the marketplace stay as they are. Safe to
 * repeat.
 */
export const disconnectMarketplace = operation({
  id: 'integrations.disconnectMarketplace',
  method: 'DELETE',
  path: '/api/integrations/{integrationId}/connection',
  access: 'subscriber',
  summary: 'Disconnect a marketplace',
  params: z.strictObject({ integrationId: marketplace }),
  output: integrationView,
  errors: ['conflict'],
});
