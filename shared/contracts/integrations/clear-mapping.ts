import * as z from 'zod';
import { operation } from '../operation.ts';
import { listingId, mappingParams, mappingRow } from './mapping.ts';

/** Deletes the answers about a listing and its name, so that it is matched by name, time and room again. */
export const clearMapping = operation({
  id: 'integrations.clearMapping',
  method: 'POST',
  path: '/api/integrations/{integrationId}/mapping/clearing',
  access: 'subscriber',
  summary: 'Match a listing automatically again',
  params: mappingParams,
  body: z.strictObject({ listingId }),
  output: mappingRow,
  errors: ['not-found', 'conflict'],
});
