import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor, instant, storedTimezone } from '../values.ts';
import { classChoice, mappingParams, mappingRow, mappingState } from './mapping.ts';

/** Maximum number of listings on one page. */
export const mappingPageItemsMax = 25;

/**
 * The coming listings of a marketplace, in order of their start, in pages of 25 with the same state. Nothing is sent
 * for a class that is not linked to a listing.
 */
export const listMapping = operation({
  id: 'integrations.listMapping',
  method: 'GET',
  path: '/api/integrations/{integrationId}/mapping',
  access: 'subscriber',
  summary: "A marketplace's listings and their linked classes",
  params: mappingParams,
  query: z.strictObject({ state: mappingState.default('unlinked'), cursor: cursor.optional() }),
  output: z.strictObject({
    rows: z.array(mappingRow),
    choices: z.array(classChoice).describe('all classes on the days of these listings'),
    timezone: storedTimezone,
    readAt: instant.nullable().describe('when all listings were last read; null before the first time'),
    cursor: cursor.nullable(),
  }),
});
