import * as z from 'zod';
import { json, readJson, type Call, type Reply } from './call.ts';
import { classInput, studioInput, subscription, type Booking } from './class.ts';
import { defined } from './defined.ts';
import { faultPlan } from './faults.ts';
import type { Desk, SimulatorParts } from './parts.ts';

const booking = z.strictObject({ studio: z.string().optional(), reference: z.string() });
const memberBooking = booking.extend({ name: z.string().optional(), email: z.string().optional() });
const ofBooking = z.strictObject({ bookingId: z.int(), late: z.boolean().default(false) });
const webhooks = z.strictObject({
  studio: z.string(),
  subscriptions: z.array(subscription.omit({ studio: true })),
});

type Control = (call: Call, parts: SimulatorParts, desk: Desk) => Reply;

const controls: Record<string, Control> = {
  'PUT /_control/studio': (call, { store }) => {
    store.putStudio(studioInput.parse(readJson(call)));
    return { status: 204 };
  },
  'PUT /_control/new-studio': (call, { store }) => {
    const studio = studioInput.parse(readJson(call));
    if (store.studio(studio.username) === undefined) store.putStudio(studio);
    return { status: 204 };
  },
  'PUT /_control/classes': (call, { store }) => {
    store.putClasses(studioOf(call.query.get('studio'), store), z.array(classInput).parse(readJson(call)));
    return { status: 204 };
  },
  'GET /_control/classes': (call, { store }) =>
    json(200, store.classes(call.query.get('studio') ?? undefined)),
  'PUT /_control/faults': (call, { faults }) => {
    faults.set(faultPlan.parse(readJson(call)));
    return { status: 204 };
  },
  'GET /_control/log': (_call, { log }) => json(200, log.entries()),
  'POST /_control/book': (call, { store }) => book(call, store, 1),
  'POST /_control/cancel': (call, { store }) => book(call, store, -1),
  'POST /_control/bookings': (call, { store }, desk) => {
    const { studio, reference, ...member } = memberBooking.parse(readJson(call));
    const listed = store.classes(studioOf(studio ?? null, store)).find((one) => one.reference === reference);
    const made = listed === undefined ? 'no such class' : desk.book(listed, defined(member));
    return typeof made === 'string' ? json(409, { message: made }) : json(201, made);
  },
  'POST /_control/bookings/cancel': (call, { store }, desk) => {
    const { bookingId, late } = ofBooking.parse(readJson(call));
    return done(store.bookings.byId(bookingId), (one) => desk.cancel(one, late));
  },
  'POST /_control/bookings/check-in': (call, { store }, desk) => {
    const { bookingId } = ofBooking.parse(readJson(call));
    return done(store.bookings.byId(bookingId), (one) =>
      desk.checkIn === undefined ? 'this marketplace has no check-ins' : desk.checkIn(one),
    );
  },
  'GET /_control/bookings': (call, { store }) =>
    json(200, store.bookings.all(call.query.get('studio') ?? undefined)),
  'GET /_control/webhooks': (call, { store }) =>
    json(200, store.subscriptions.of(call.query.get('studio') ?? '')),
  'PUT /_control/webhooks': (call, { store }) => {
    const { studio, subscriptions } = webhooks.parse(readJson(call));
    store.subscriptions.replace(studio, z.array(subscription.omit({ studio: true })).parse(subscriptions));
    return { status: 204 };
  },
  'POST /_control/land': (_call, { land }) => json(200, { landed: land() }),
};

/** The control API by which the twin and tests set up scenarios; undefined for every other path. */
export function answerControl(call: Call, parts: SimulatorParts, desk: Desk): Reply | undefined {
  if (!call.path.startsWith('/_control/')) return undefined;
  // A page of another site in the same browser must not call this.
  if ((call.headers['origin'] ?? '') !== '') return json(403, { message: 'not for pages' });
  const control = controls[`${call.method} ${call.path}`];
  if (control === undefined) return json(404, { message: 'no such control' });
  try {
    return control(call, parts, desk);
  } catch (error) {
    if (error instanceof z.ZodError) return json(400, { message: z.prettifyError(error) });
    throw error;
  }
}

function book(call: Call, store: SimulatorParts['store'], difference: 1 | -1): Reply {
  const { studio, reference } = booking.parse(readJson(call));
  const done = store.book(studioOf(studio ?? null, store), reference, difference);
  return done ? { status: 204 } : json(409, { message: 'no free place, no booked place, or no such class' });
}

function done(one: Booking | undefined, act: (one: Booking) => string | undefined): Reply {
  const refused = one === undefined ? 'no such booking' : act(one);
  return refused === undefined ? { status: 204 } : json(409, { message: refused });
}

function studioOf(named: string | null, store: SimulatorParts['store']): string {
  const known = store.studios();
  const only = known.length === 1 ? known[0]?.username : undefined;
  return z.string({ error: 'say which studio' }).parse(named ?? only);
}
