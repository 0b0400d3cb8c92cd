import * as z from 'zod';
import { json, readJson } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import { badRequest } from './context.ts';
import type { Parts, PlaceRoute } from './context.ts';
import { planCode } from './webhooks.ts';

const keys = z.object({ place_api_key: z.string().min(1), partner_api_key: z.string().min(1) });
const config = z.strictObject({ hasSlotConfirmation: z.boolean() });
const subscription = z.strictObject({ webhook_url: z.url() });
const seatMap = z.strictObject({ name: z.string().min(1), positions: z.array(z.string()) });
const kind = 'seat-map';
const noSeatMap = json(404, { message: 'Seat map not found' });

/** Exchanges a place's key and the partner's key for a token of the place, which is valid for a day. */
export function authenticate(call: Call, { store, tokens }: Parts): Reply {
  const body = keys.safeParse(readJson(call));
  if (!body.success) return badRequest(body.error);
  const studio = store.studio(body.data.place_api_key);
  if (studio?.password !== body.data.partner_api_key) return json(401, { message: 'Invalid credentials' });
  return json(201, {
    partner: { name: 'Partner', partnerApiKey: studio.password },
    place: { name: studio.name, placeApiKey: studio.username },
    token: tokens.issue(studio.username),
  });
}

export const placeRoutes: readonly PlaceRoute[] = [
  {
    method: 'GET',
    path: '/partner/plans',
    answer: ({ studio: { name, username } }) =>
      json(200, { name, identifier: username, placeApiKey: username, Plans: [{ id: 1, code: planCode }] }),
  },
  {
    method: 'PUT',
    path: '/partner/places/update-configs',
    answer: ({ store, studio }, call) => {
      const body = config.safeParse(readJson(call));
      if (!body.success) return badRequest(body.error);
      store.documents.put({ studio: studio.username, kind: 'config', id: 0, body: body.data });
      return json(200, body.data);
    },
  },
  {
    method: 'POST',
    path: '/partner/webhook/subscribe',
    answer: ({ store, studio }, call) => {
      const body = subscription.safeParse(readJson(call));
      if (!body.success) return badRequest(body.error);
      store.subscriptions.replace(studio.username, [
        { event: 'all', url: body.data.webhook_url, secret: '' },
      ]);
      return json(201, { webhook_url: body.data.webhook_url });
    },
  },
  {
    method: 'GET',
    path: '/partner/webhook',
    answer: ({ store, studio }) => {
      const [known] = store.subscriptions.of(studio.username);
      return known === undefined
        ? json(404, { message: 'Webhook not found' })
        : json(200, { webhook_url: known.url });
    },
  },
  {
    method: 'DELETE',
    path: '/partner/webhook',
    answer: ({ store, studio }) => {
      store.subscriptions.replace(studio.username, []);
      return json(200, { message: 'Webhook deleted' });
    },
  },
  {
    method: 'GET',
    path: '/partner/seat-maps',
    answer: ({ store, studio }) =>
      json(
        200,
        store.documents.list(studio.username, kind).map(({ id, body }) => ({ id, ...body })),
      ),
  },
  {
    method: 'POST',
    path: '/partner/seat-maps',
    answer: ({ store, studio }, call) => {
      const body = seatMap.safeParse(readJson(call));
      if (!body.success) return badRequest(body.error);
      const id = store.newId();
      store.documents.put({ studio: studio.username, kind, id, body: body.data });
      return json(201, { id, ...body.data });
    },
  },
  {
    method: 'PUT',
    path: '/partner/seat-maps/:map',
    answer: ({ store, studio }, call, { map = '' }) => {
      const body = seatMap.safeParse(readJson(call));
      if (!body.success) return badRequest(body.error);
      if (store.documents.get(studio.username, kind, Number(map)) === undefined) return noSeatMap;
      store.documents.put({ studio: studio.username, kind, id: Number(map), body: body.data });
      return json(200, { id: Number(map), ...body.data });
    },
  },
  {
    method: 'DELETE',
    path: '/partner/seat-maps/:map',
    answer: ({ store, studio }, _call, { map = '' }) => {
      if (store.documents.get(studio.username, kind, Number(map)) === undefined) return noSeatMap;
      store.documents.remove({ studio: studio.username, kind, id: Number(map) });
      return json(200, { message: 'Seat map deleted' });
    },
  },
];
