import * as z from 'zod';
import { operation } from '../operation.ts';
import { classId } from '../values.ts';
import { listingId, mappingParams, mappingRow } from './mapping.ts';

/**
 * Links a listing to a class, or states that it is none of the studio's. The answer is stored for this listing, and
 * with `everyOfName` for all current and future listings with its name. Pushes that waited for the link are sent.
 */
export const setMapping = operation({
  id: 'integrations.setMapping',
  method: 'PUT',
  path: '/api/integrations/{integrationId}/mapping',
  access: 'subscriber',
  summary: 'Link a listing to a class',
  params: mappingParams,
  body: z.strictObject({
    listingId,
    classId: classId.nullable().describe('null if the listing is none of the studio’s classes'),
    everyOfName: z.boolean().default(false),
  }),
  output: mappingRow,
  errors: ['not-found', 'conflict'],
});
