import * as z from 'zod';
import { language } from '../language.ts';
import { operation } from '../operation.ts';

/** A CSV template with example rows in the studio's coming days. */
export const getTemplate = operation({
  id: 'imports.getTemplate',
  method: 'GET',
  path: '/api/imports/templates/{kind}',
  access: 'signed-in',
  summary: 'A CSV template',
  params: z.strictObject({ kind: z.enum(['schedule', 'bookings']) }),
  query: z.strictObject({
    language: language.optional().describe('the language of the example rows; English by default'),
  }),
  output: z.strictObject({ fileName: z.string(), csvData: z.string() }),
});
