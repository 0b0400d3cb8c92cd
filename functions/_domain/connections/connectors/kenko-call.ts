import type { HttpAnswer } from '#functions/_platform/ports/http.ts';
import type { ConnectorSession } from './connector.ts';
import { exchange, expectStatus } from './exchange.ts';
import type { Ask } from './exchange.ts';
import { refusal } from './refusal.ts';
import { retryAfterSeconds } from '../exchange/retry-after.ts';

// documenter.getpostman.com/view/29834338/2sBY4VJweq: password = the center's API key, user name = the center's id.

/** Kenko limits requests per minute. */
const limitSeconds = 60;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A read request to the partner API. `path` is appended to the base URL, which has a path of its own. */
export function partnerCall(session: ConnectorSession, path: string, label: string): Ask {
  const { username, password } = session.credentials;
  // A text that is not allowed in an HTTP header cannot be an API key.
  if (!/^[\x21-\x7e]+$/.test(password)) throw keyRefused();
  return {
    marketplace: 'kenko',
    effect: 'look',
    label,
    method: 'GET',
    path: new URL(session.baseUrl).pathname.replace(/\/$/, '') + path,
    headers: {
      accept: 'application/json',
      'x-api-key': password,
      // A key belongs to one center. Without a center id, Kenko uses the key's own center; a wrong id is refused.
      ...(uuid.test(username) ? { 'x-center-id': username } : {}),
    },
  };
}

export async function checkedRequest(session: ConnectorSession, ask: Ask): Promise<HttpAnswer> {
  const answer = await exchange(session, ask);
  if (answer.status === 401) throw keyRefused();
  if (answer.status === 403) throw keyRefused(sentenceOf(answer.body));
  if (answer.status === 429)
    throw refusal('kenko', 'rate-limited', {
      retryAfterSeconds: retryAfterSeconds(answer.headers['retry-after'], session.now()) ?? limitSeconds,
    });
  return expectStatus(session, ask, answer, [200]);
}

const keyRefused = (
  userMessage = 'Kenko does not accept the stored API key. Check it in Data Sources.',
): Error => refusal('kenko', 'unauthorized', { userMessage });

// Kenko's message texts tell its errors apart, so they are matched here. They are not shown to the studio.
function sentenceOf(body: string): string | undefined {
  if (body.includes('Insufficient scope'))
    return 'The stored Kenko API key may not read schedules and bookings. Ask Kenko for a key that may.';
  if (body.includes('Authorization revoked'))
    return 'The connection was ended in Kenko. Connect again with a new API key.';
  return undefined;
}
