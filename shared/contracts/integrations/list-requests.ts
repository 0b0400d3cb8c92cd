import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor } from '../values.ts';
import { approvalStatus } from './source.ts';
import { requestsCountedMax, systemRequest } from './system-request.ts';

const count = z.int().min(0).max(requestsCountedMax);

/** All studios' requests for studio systems with a given status, newest first. */
export const listRequests = operation({
  id: 'integrations.listRequests',
  method: 'GET',
  path: '/api/admin/system-requests',
  access: 'superadmin',
  summary: "Studios' requests to connect their systems",
  query: z.strictObject({ approvalStatus, cursor: cursor.optional() }),
  output: z.strictObject({
    requests: z.array(systemRequest),
    cursor: cursor.nullable(),
    counts: z
      .strictObject({ pending: count, approved: count, rejected: count })
      .nullable()
      .describe(`the number of each kind, at most ${requestsCountedMax}; only on the first page`),
  }),
});
