import * as z from 'zod';
import type { HttpAnswer } from '#functions/_platform/ports/http.ts';
import type { ConnectorSession } from './connector.ts';
import { exchange, expectStatus } from './exchange.ts';
import type { Ask } from './exchange.ts';
import { parseJson } from './parse.ts';

// dev.totalpass.com: user name = place API key, password = partner API key.
const auth = z.object({ token: z.string().regex(/^[\x21-\x7e]+$/) });
const tokenKey = 'totalpass.token';

/** The sign-in that several requests of one session share. */
const signingIn = new WeakMap<ConnectorSession, Promise<string>>();

/**
 * Sends with the session's token. An expired token (after 24 h) is replaced once, by the first request that notices.
 */
export async function authorized(session: ConnectorSession, ask: Ask): Promise<HttpAnswer> {
  const remembered = session.memory.get(tokenKey);
  const answer = await exchange(session, withToken(ask, remembered ?? (await signIn(session))));
  if (answer.status !== 401 || remembered === undefined) return answer;
  const current = session.memory.get(tokenKey);
  const replaced = current === undefined || current === remembered ? await signIn(session) : current;
  return exchange(session, withToken(ask, replaced));
}

function signIn(session: ConnectorSession): Promise<string> {
  const waiting = signingIn.get(session);
  if (waiting !== undefined) return waiting;
  const begun = authenticate(session).finally(() => signingIn.delete(session));
  signingIn.set(session, begun);
  return begun;
}

export async function authenticate(session: ConnectorSession): Promise<string> {
  const { username, password } = session.credentials;
  const ask: Ask = {
    ...placeCall('POST', '/partner/auth', 'Sign in'),
    body: JSON.stringify({ place_api_key: username, partner_api_key: password }),
  };
  const answer = expectStatus(session, ask, await exchange(session, ask), [200, 201]);
  const { token } = parseJson(auth, ask, answer);
  session.recorder.conceal(token);
  session.memory.set(tokenKey, token);
  return token;
}

export function placeCall(method: Ask['method'], path: string, label: string): Ask {
  const sends = method === 'GET' ? {} : { 'content-type': 'application/json' };
  return {
    marketplace: 'totalpass',
    effect: 'look',
    label,
    method,
    path,
    headers: { accept: 'application/json', ...sends },
  };
}

function withToken(ask: Ask, token: string): Ask {
  return { ...ask, headers: { ...ask.headers, authorization: `Bearer ${token}` } };
}
