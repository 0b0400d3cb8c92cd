import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor, instant, studioId } from '../values.ts';
import { subscriptionStatus } from './subscription.ts';

/** Maximum number of studios on one page of the list. */
export const studiosPageItemsMax = 50;

/** A studio in the list that superadmins see. */
export const listedStudio = z.strictObject({
  studioId,
  studioName: z.string().nullable().describe('null if the studio has not saved any settings yet'),
  status: subscriptionStatus,
  until: instant.nullable().describe('when its access ends or renews; null if it never had access'),
});
export type ListedStudio = z.output<typeof listedStudio>;

/** All studios that ever had a subscription or free access, ordered by id. */
export const listStudios = operation({
  id: 'billing.listStudios',
  method: 'GET',
  path: '/api/admin/studios',
  access: 'superadmin',
  summary: 'All studios with their access to the product',
  query: z.strictObject({ cursor: cursor.optional() }),
  output: z.strictObject({
    studios: z.array(listedStudio),
    cursor: cursor.nullable(),
    pause: z
      .strictObject({ at: instant, reason: z.string() })
      .nullable()
      .describe('when and why the team paused the automation of all studios; null if it is not paused'),
  }),
});
