import * as z from 'zod';
import { operation } from '../operation.ts';
import { mappingParams } from './mapping.ts';

/** Polls a marketplace's listings, at most once a minute. The list contains the time of the last poll. */
export const readMapping = operation({
  id: 'integrations.readMapping',
  method: 'POST',
  path: '/api/integrations/{integrationId}/mapping/reading',
  access: 'subscriber',
  allowance: 'read-mapping',
  summary: "Read a marketplace's listings again",
  params: mappingParams,
  output: z.strictObject({ asked: z.literal(true) }),
  errors: ['not-found'],
});
