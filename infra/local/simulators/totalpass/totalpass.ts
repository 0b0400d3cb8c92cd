import { json } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import { findRoute } from '../_shared/routes.ts';
import { startSimulator } from '../_shared/simulator.ts';
import type { Simulator, SimulatorOptions } from '../_shared/simulator.ts';
import type { Parts } from './context.ts';
import { deskOf } from './desk.ts';
import { eventRoutes } from './event-calls.ts';
import { occurrenceRoutes } from './occurrence-calls.ts';
import type { Style } from './occurrence.ts';
import { authenticate, placeRoutes } from './place-calls.ts';
import { confirmCheckIn, giveBack, slotRoutes } from './slot-calls.ts';
import { Tokens } from './tokens.ts';

export interface TotalPassOptions extends SimulatorOptions, Partial<Style> {}

const routes = [...eventRoutes, ...occurrenceRoutes, ...slotRoutes, ...placeRoutes];

/** TotalPass' APIs at one URL. A studio is identified by its place API key (as user name) and the partner's API key. */
export function createTotalPass(options: TotalPassOptions = {}): Promise<Simulator> {
  const style = { localTimesMarkedUtc: options.localTimesMarkedUtc ?? false };
  return startSimulator((given) => {
    const parts = { ...given, style, tokens: new Tokens(given.now) };
    given.store.onExpired = (booking) => giveBack(parts, booking);
    return {
      title: 'TotalPass',
      note: 'What members would see: places on offer and booked, by day. Places are set through the Booking API.',
      answer: (call) => answer(call, parts),
      desk: deskOf(parts),
      endSessions: () => parts.tokens.endAll(),
    };
  }, options);
}

function answer(call: Call, parts: Parts): Reply {
  if (call.method === 'POST' && call.path === '/partner/auth') return authenticate(call, parts);
  const confirmed = confirmCheckIn(call, parts);
  if (confirmed !== undefined) return confirmed;
  const studio = parts.store.studio(parts.tokens.placeOf(call.headers['authorization']) ?? '');
  if (studio === undefined) return json(401, { statusCode: 401, message: 'Unauthorized' });
  const found = findRoute(routes, call);
  if (found.kind === 'found') return found.route.answer({ ...parts, studio }, call, found.params);
  return json(404, { statusCode: 404, message: `Cannot ${call.method} ${call.path}`, error: 'Not Found' });
}
