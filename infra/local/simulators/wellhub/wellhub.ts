import { json } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import { findRoute } from '../_shared/routes.ts';
import { startSimulator } from '../_shared/simulator.ts';
import type { Simulator, SimulatorOptions } from '../_shared/simulator.ts';
import { accessRoutes } from './access-calls.ts';
import { bookingRoutes } from './booking-calls.ts';
import { classRoutes } from './class-calls.ts';
import { problem } from './context.ts';
import type { Parts } from './context.ts';
import { deskOf } from './desk.ts';
import { sandboxRoutes } from './sandbox-calls.ts';
import { setupRoutes } from './setup-calls.ts';
import { slotRoutes } from './slot-calls.ts';

export interface WellhubOptions extends SimulatorOptions {
  /** Some of Wellhub's examples write 0X before the signature. */
  readonly signaturePrefix?: '' | '0X';
}

const routes = [
  ...classRoutes,
  ...slotRoutes,
  ...bookingRoutes,
  ...accessRoutes,
  ...setupRoutes,
  ...sandboxRoutes,
];
/** The receiver has a second to answer. After three immediate retries the event is lost. */
const deliveryRules = { retries: 3, timeoutMs: 1_000 };

/**
 * Wellhub's APIs at one URL. A studio is identified by its gym id (as user name) and the token of its booking system.
 */
export function createWellhub(options: WellhubOptions = {}): Promise<Simulator> {
  return startSimulator(
    (given) => {
      const parts = { ...given, signaturePrefix: options.signaturePrefix ?? '' };
      return {
        title: 'Wellhub',
        note: 'What members would see: places on offer and booked, by day. A booking waits for the studio’s answer; the studio sets both numbers through the Booking API.',
        answer: (call) => answer(call, parts),
        desk: deskOf(parts),
      };
    },
    { deliveryRules, ...options },
  );
}

function answer(call: Call, parts: Parts): Reply {
  if (call.path === '/booking/v1/health') return health(call);
  if (call.path === '/v1/systems/gyms') return listGyms(call, parts);
  const found = findRoute(routes, call);
  if (found.kind === 'nothing') return problem(404, 'Not found');
  const gym = found.kind === 'found' ? (found.params['gym'] ?? call.headers['x-gym-id'] ?? '') : '';
  if (found.kind === 'other-method') return problem(405, 'Method not allowed');
  const studio = parts.store.studio(gym);
  if (studio === undefined || tokenOf(call) !== studio.password) return problem(401, 'Unauthorized');
  return found.route.answer({ ...parts, gym, studio }, call, found.params);
}

/** A public route that answers in JSON only. */
function health(call: Call): Reply {
  const accepted = call.headers['accept'] ?? '*/*';
  return /json|\*\/\*/.test(accepted) ? { status: 200, body: 'ok' } : { status: 406 };
}

// A token belongs to a system, which may act for several gyms.
function listGyms(call: Call, { store }: Parts): Reply {
  const own = store.studios().filter(({ password }) => password === tokenOf(call));
  if (own.length === 0) return problem(401, 'Unauthorized');
  return json(200, { gyms: own.map(({ username }) => ({ id: Number(username), enabled: true })) });
}

const tokenOf = (call: Call): string | undefined =>
  /^Bearer (.+)$/.exec(call.headers['authorization'] ?? '')?.[1];
