import * as z from 'zod';
import { operation } from '../operation.ts';
import { integrationView } from './integration.ts';

/** The marketplaces that Cupo supports, with this studio's connections. */
export const listIntegrations = operation({
  id: 'integrations.listIntegrations',
  method: 'GET',
  path: '/api/integrations',
  access: 'subscriber',
  summary: 'Marketplaces and their connections',
  output: z.strictObject({ integrations: z.array(integrationView) }),
});
