import type { ConnectorSession, Listing } from './connector.ts';
import type { Ask } from './exchange.ts';
import { refusal } from './refusal.ts';

// developers.gympass.com: user name = gym id, password = the auth token of the studio's booking system.

/** A request to the Booking API for the studio's gym. `path` is appended after the gym's id. */
export function bookingCall(
  session: ConnectorSession,
  method: Ask['method'],
  path: string,
  label: string,
  version: 'v1' | 'v2' = 'v1',
): Ask {
  const gym = encodeURIComponent(session.credentials.username);
  return call(session, method, `/booking/${version}/gyms/${gym}/${path}`, label);
}

/** A request to the Integration Setup API, which has its own host. */
export function setupCall(session: ConnectorSession, method: Ask['method'], label: string): Ask {
  const gym = encodeURIComponent(session.credentials.username);
  const request = call(session, method, `/v1/systems/gyms/${gym}/webhooks`, label);
  return { ...request, baseUrl: session.setupBaseUrl ?? session.baseUrl };
}

export function slotPath(listing: Listing): string {
  const [classId = '', slotId = ''] = listing.id.split('/');
  return `classes/${encodeURIComponent(classId)}/slots/${encodeURIComponent(slotId)}`;
}

function call(session: ConnectorSession, method: Ask['method'], path: string, label: string): Ask {
  const { password } = session.credentials;
  // A text that is not allowed in an HTTP header cannot be a token.
  if (!/^[\x21-\x7e]+$/.test(password)) throw refusal('wellhub', 'unauthorized');
  return {
    marketplace: 'wellhub',
    effect: 'look',
    label,
    method,
    path,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${password}`,
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
  };
}
