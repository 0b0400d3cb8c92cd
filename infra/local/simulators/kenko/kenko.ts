import type { Call, Reply } from '../_shared/call.ts';
import { findRoute } from '../_shared/routes.ts';
import { startSimulator } from '../_shared/simulator.ts';
import type { Simulator, SimulatorOptions } from '../_shared/simulator.ts';
import { bookingRoutes } from './booking-calls.ts';
import { centerIdOf, message } from './context.ts';
import type { Parts, Style } from './context.ts';
import { deskOf } from './desk.ts';
import { Limits } from './limits.ts';
import { scheduleRoutes } from './schedule-calls.ts';
import { deliveryRules } from './webhooks.ts';

export interface KenkoOptions extends SimulatorOptions, Partial<Style> {}

export interface KenkoSimulator extends Simulator {
  /** The base address of its partner API. */
  readonly apiUrl: string;
}

const base = '/api/public/v1';
const routes = [...scheduleRoutes, ...bookingRoutes];

/** Kenko's partner API: a studio is a center (its user name) with the API key of its connection. */
export async function createKenko(options: KenkoOptions = {}): Promise<KenkoSimulator> {
  const simulator = await startSimulator(
    (given) => {
      const style = { names: options.names ?? 'name, starts_at' };
      const parts = { ...given, style, limits: new Limits(given.now) };
      return {
        title: 'Kenko',
        note: 'What the studio’s own customers would see in its web store: places in all and booked, by day. Its partner API reads them; only the studio itself sets how many there are.',
        answer: (call) => answer(call, parts),
        desk: deskOf(parts),
      };
    },
    { deliveryRules, ...options },
  );
  return { ...simulator, apiUrl: simulator.url + base };
}

function answer(call: Call, parts: Parts): Reply {
  const path = call.path.startsWith(`${base}/`) ? call.path.slice(base.length) : '';
  const found = findRoute(routes, { ...call, path });
  if (found.kind === 'nothing') return message(404, 'Not Found');
  const key = call.headers['x-api-key'];
  const studio = parts.store.studios().find(({ password }) => password === key);
  if (studio === undefined) return message(401, 'Unauthenticated.');
  const named = call.headers['x-center-id'];
  if (named !== undefined && named.toLowerCase() !== centerIdOf(studio.username))
    return message(403, 'Center does not match the API key');
  if (found.kind === 'other-method') return message(405, 'Method Not Allowed');
  return found.route.answer({ ...parts, studio }, call, found.params);
}
