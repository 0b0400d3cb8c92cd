import * as z from 'zod';
import { json, readJson } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import type { ListedClass, Studio } from '../_shared/class.ts';
import { startSimulator } from '../_shared/simulator.ts';
import type { Simulator, SimulatorOptions, SimulatorParts } from '../_shared/simulator.ts';
import { activeSlots, event, occurrence, uuidOf } from './occurrence.ts';
import type { Style } from './occurrence.ts';
import { Tokens } from './tokens.ts';

export interface TotalPassOptions extends SimulatorOptions, Partial<Style> {}

const keys = z.object({ place_api_key: z.string().min(1), partner_api_key: z.string().min(1) });
const slotsBody = z.strictObject({
  slots: z.int().min(0),
  availablePositions: z.array(z.string()).optional(),
});
const notFound = json(404, { message: 'Events not found' });

type Parts = Pick<SimulatorParts, 'store'> & { readonly tokens: Tokens; readonly style: Style };

/** TotalPass' Booking API: a studio is a place API key (its user name) with the partner's API key. */
export function createTotalPass(options: TotalPassOptions = {}): Promise<Simulator> {
  const style = { localTimesMarkedUtc: options.localTimesMarkedUtc ?? false };
  return startSimulator(({ store, now }) => {
    const parts = { store, style, tokens: new Tokens(now) };
    return {
      title: 'TotalPass',
      note: 'What members would see: places on offer and booked, by day. Places are set through the Booking API.',
      answer: (call) => answer(call, parts),
    };
  }, options);
}

function answer(call: Call, parts: Parts): Reply {
  if (call.method === 'POST' && call.path === '/partner/auth') return authenticate(call, parts);
  const studio = parts.store.studio(parts.tokens.placeOf(call.headers['authorization']) ?? '');
  if (studio === undefined) return json(401, { statusCode: 401, message: 'Unauthorized' });
  const own = parts.store.classes(studio.username);
  if (call.method === 'GET' && call.path === '/partner/events')
    return json(
      200,
      own.map((one) => event(one, studio, parts.style)),
    );
  const [, area, uuid, slot] =
    /^\/partner\/(events|event-occurrence)\/([^/]+)(\/slot)?$/.exec(call.path) ?? [];
  const one = own.find((listed) => uuidOf(listed) === uuid);
  if (call.method === 'GET' && area === 'events' && slot === undefined)
    return one === undefined ? notFound : json(200, occurrence(one, studio, parts.style));
  if (call.method === 'PUT' && area === 'event-occurrence' && slot !== undefined)
    return one === undefined ? notFound : putSlots(call, one, studio, parts);
  return json(404, { statusCode: 404, message: `Cannot ${call.method} ${call.path}`, error: 'Not Found' });
}

function authenticate(call: Call, { store, tokens }: Parts): Reply {
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

function putSlots(call: Call, one: ListedClass, studio: Studio, { store, style }: Parts): Reply {
  const body = slotsBody.safeParse(readJson(call));
  if (!body.success) return badRequest(body.error);
  const { slots } = body.data;
  if (slots < one.booked)
    return json(422, {
      message: 'The number of total slots cannot be reduced below the number of reserved slots',
    });
  store.setSlots(one, slots);
  const answered = { ...occurrence(one, studio, style), activeSlotsList: activeSlots(one) };
  return json(200, answered, { applied: { reference: one.reference, slots } });
}

function badRequest(error: z.ZodError): Reply {
  const message = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  return json(400, { statusCode: 400, message, error: 'Bad Request' });
}
