import * as z from 'zod';
import { json, readJson } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import { badRequest } from './context.ts';
import type { GymContext, GymRoute } from './context.ts';
import { events } from './webhooks.ts';

const webhooks = z.strictObject({
  webhooks: z
    .array(
      z.strictObject({
        event: z.enum(events),
        url: z.url(),
        secret: z.string().min(1).max(100),
        additional_data: z.unknown().optional(),
        internal_product: z.unknown().optional(),
      }),
    )
    .min(1),
});
const path = '/v1/systems/gyms/:gym/webhooks';

/** The integration setup, which has a host of its own. */
export const setupRoutes: readonly GymRoute[] = [
  {
    method: 'GET',
    path,
    answer: ({ store, gym }) =>
      json(200, {
        webhooks: store.subscriptions.of(gym).map(({ event, url, secret }) => ({ event, url, secret })),
      }),
  },
  { method: 'POST', path, answer: (context, call) => put(context, call, false) },
  { method: 'PUT', path, answer: (context, call) => put(context, call, true) },
];

function put({ store, gym }: GymContext, call: Call, instead: boolean): Reply {
  const body = webhooks.safeParse(readJson(call));
  if (!body.success) return badRequest(body.error);
  const given = body.data.webhooks.map(({ event, url, secret }) => ({ event, url, secret }));
  const others = store.subscriptions.of(gym).filter(({ event }) => !given.some((one) => one.event === event));
  store.subscriptions.replace(gym, instead ? given : [...others, ...given]);
  return { status: 204 };
}
