import * as z from 'zod';
import { json, readJson } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import { faultPlan, type Faults } from '../_shared/faults.ts';
import type { Log } from '../_shared/log.ts';
import { answerSideDoor, type Controls } from '../_shared/side-door.ts';
import { eventObject } from './objects.ts';
import type { World } from './world.ts';

type Parts = { readonly world: World; readonly faults: Faults; readonly log: Log };

const done: Reply = { status: 204 };

const controls: Controls<Parts> = {
  'PUT /_control/faults': (call, { faults }) => {
    faults.set(faultPlan.parse(readJson(call)));
    return done;
  },
  'GET /_control/log': (_, { log }) => json(200, log.entries()),
  'GET /_control/state': (_, { world }) => {
    const { customers, subscriptions, sessions, invoices } = world.state;
    return json(200, { customers, subscriptions, sessions, invoices });
  },
  'GET /_control/events': (_, { world }) =>
    json(
      200,
      Object.values(world.state.events).map((one) => ({
        ...eventObject(one),
        taken: one.taken,
        attempts: one.attempts,
      })),
    ),
  'PUT /_control/webhooks': (call, { world }) => {
    world.deliveries.pause(z.strictObject({ paused: z.boolean() }).parse(readJson(call)).paused);
    return done;
  },
  'POST /_control/resend': (call, { world }) => {
    const { eventId } = z.strictObject({ eventId: z.string() }).parse(readJson(call));
    const event = world.state.events[eventId];
    if (!event) return json(404, { message: 'no such event' });
    world.deliveries.resend(event);
    return done;
  },
};

/** The control API by which tests set up scenarios; undefined for every other path. */
export const answerControl = (call: Call, parts: Parts): Reply | undefined =>
  answerSideDoor(call, controls, parts);
