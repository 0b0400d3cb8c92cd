import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { operation } from '../operation.ts';
import { guidelinesChange } from './guidelines.ts';
import { integrationView, terms } from './integration.ts';

/**
 * Changes what a connected marketplace pays, and its guidelines. Omitted fields and the credentials stay. `conflict` if
 * others keep changing the connection.
 */
export const updateTerms = operation({
  id: 'integrations.updateTerms',
  method: 'PUT',
  path: '/api/integrations/{integrationId}/terms',
  access: 'subscriber',
  summary: 'Change the terms of a connected marketplace',
  params: z.strictObject({ integrationId: marketplace }),
  body: terms.partial().extend({ guidelines: guidelinesChange.optional() }),
  output: integrationView,
  errors: ['no-integration', 'conflict'],
});
