import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { operation } from '../operation.ts';
import { integrationView, terms } from './integration.ts';

/** Changes what a connected marketplace pays, and its guidelines; its credentials stay. */
export const updateTerms = operation({
  id: 'integrations.updateTerms',
  method: 'PUT',
  path: '/api/integrations/{integrationId}/terms',
  access: 'subscriber',
  summary: 'Change the terms of a connected marketplace',
  params: z.strictObject({ integrationId: marketplace }),
  body: terms,
  output: integrationView,
  errors: ['no-integration', 'conflict'],
});
