import * as z from 'zod';
import { operation } from '../operation.ts';
import { integrationView } from './integration.ts';

/** The marketplaces Cupo can work with, and which of them this studio has connected. */
export const listIntegrations = operation({
  id: 'integrations.listIntegrations',
  method: 'GET',
  path: '/api/integrations',
  access: 'subscriber',
  summary: 'Marketplaces and their connections',
  output: z.strictObject({ integrations: z.array(integrationView) }),
});
