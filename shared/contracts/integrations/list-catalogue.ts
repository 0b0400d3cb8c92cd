import * as z from 'zod';
import { operation } from '../operation.ts';

/** The public catalogue of integrations, in order of priority. */
export const listCatalogue = operation({
  id: 'integrations.listCatalogue',
  method: 'GET',
  path: '/api/catalogue',
  access: 'public',
  summary: 'Marketplaces and systems that Cupo works with',
  cacheSeconds: 300,
  output: z.strictObject({
    integrations: z.array(
      z.strictObject({
        integrationId: z.string(),
        name: z.string(),
        type: z.enum(['marketplace', 'erp']),
        description: z.string(),
        logoUrl: z.string().describe('the address on this site of the uploaded logo, or of a monogram'),
      }),
    ),
  }),
});
