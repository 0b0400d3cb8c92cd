import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';

/**
 * Makes the worker sign in with the stored credentials, which only the worker can decrypt. The result appears in the
 * integration's health, under the answer's `testId`.
 */
export const testConnection = operation({
  id: 'integrations.testConnection',
  method: 'POST',
  path: '/api/integrations/{integrationId}/tests',
  access: 'subscriber',
  allowance: 'test-connection',
  summary: 'Test a connection',
  params: z.strictObject({ integrationId: marketplace }),
  output: z.strictObject({ testId: ulid }),
  errors: ['no-integration', 'conflict'],
});
