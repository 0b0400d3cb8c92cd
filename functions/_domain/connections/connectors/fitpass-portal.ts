import type { HttpAnswer } from '#functions/_platform/ports/http.ts';
import type { ConnectorSession } from './connector.ts';
import { cookieHeader, dropCookies, keepCookies } from './cookies.ts';
import { exchange, expectStatus } from './exchange.ts';
import type { Ask } from './exchange.ts';
import { isSignInPage, pageOf, readSignInForm } from './fitpass-pages.ts';
import type { PortalForm } from './fitpass-pages.ts';
import { refusal } from './refusal.ts';

const signedInKey = 'fitpass.signed-in';
const found = [301, 302, 303];
// The portal's pages are fragments for its own scripts, and some answer other requests with 406.
const asPortalPage = {
  accept: 'text/vnd.turbo-stream.html, text/html, application/xhtml+xml',
  'x-requested-with': 'XMLHttpRequest',
};

/** Requests a page or a list as the signed-in studio. An expired session is renewed once. */
export async function visitPortal(session: ConnectorSession, ask: Ask): Promise<HttpAnswer> {
  const remembered = session.memory.has(signedInKey);
  if (!remembered) await signIn(session);
  const answer = await send(session, ask);
  if (!isSignedOut(answer)) return answer;
  forget(session);
  if (!remembered) throw unknownPage();
  await signIn(session);
  return send(session, ask);
}

/** Submits a form that was just read. If the session has expired meanwhile, nothing was changed. */
export async function submit(
  session: ConnectorSession,
  form: PortalForm,
  ask: Omit<Ask, 'marketplace' | 'method' | 'path' | 'body'>,
): Promise<HttpAnswer> {
  const posted = toPost(session, form, ask);
  const answer = await send(session, posted);
  if (isSignedOut(answer)) {
    forget(session);
    throw refusal('fitpass', 'unavailable');
  }
  return expectStatus(session, posted, answer, [200, 201, ...found]);
}

export async function signIn(session: ConnectorSession): Promise<void> {
  forget(session);
  const signInPage: Ask = {
    ...page('/sessions/new', 'Open the sign-in page'),
    excerpt: () => 'sign-in form',
  };
  const form = readSignInForm(
    pageOf(expectStatus(session, signInPage, await send(session, signInPage), [200])),
  );
  if (form === undefined) throw unknownPage();
  const post = toPost(session, withCredentials(session, form), { label: 'Sign in', effect: 'look' });
  const answer = await send(session, post);
  // The portal refuses by showing the form again (422) or by redirecting to it.
  if (answer.status === 422 || isSignedOut(answer)) throw refusal('fitpass', 'unauthorized');
  expectStatus(session, post, answer, found);
  session.memory.set(signedInKey, 'yes');
}

/**
 * The error for an unknown page: the portal was changed, or this is another site. An unknown form is never submitted.
 */
export const unknownPage = (): Error =>
  refusal('fitpass', 'unreadable', {
    userMessage:
      'Fitpass shows an unknown page, so nothing was changed there. Set the places in its portal by hand until this is fixed.',
  });

export function page(path: string, label: string): Ask {
  return { marketplace: 'fitpass', effect: 'look', method: 'GET', path, label, headers: asPortalPage };
}

async function send(session: ConnectorSession, ask: Ask): Promise<HttpAnswer> {
  const headers = { ...ask.headers, ...cookieHeader(session) };
  const answer = await exchange(session, { excerpt: whereTo, ...ask, headers, redirect: 'answer' });
  keepCookies(session, answer.setCookies);
  return answer;
}

function toPost(
  session: ConnectorSession,
  form: PortalForm,
  ask: Omit<Ask, 'marketplace' | 'method' | 'path' | 'body'>,
): Ask {
  for (const [name, value] of form.fields) if (name.includes('token')) session.recorder.conceal(value);
  return {
    ...ask,
    marketplace: 'fitpass',
    method: 'POST',
    path: ownPath(session, form.action),
    headers: {
      ...asPortalPage,
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      origin: new URL(session.baseUrl).origin,
    },
    body: new URLSearchParams(form.fields.map(([name, value]) => [name, value])).toString(),
  };
}

/** A page's form may be submitted only to the portal itself. */
function ownPath(session: ConnectorSession, action: string): string {
  const url = URL.canParse(action, session.baseUrl) ? new URL(action, session.baseUrl) : undefined;
  if (url?.origin !== new URL(session.baseUrl).origin) throw unknownPage();
  return url.pathname + url.search;
}

function withCredentials(session: ConnectorSession, form: PortalForm): PortalForm {
  const { username, password } = session.credentials;
  const filled = new Map(form.fields)
    .set('login_user[email]', username)
    .set('login_user[password]', password);
  return { ...form, fields: [...filled] };
}

function isSignedOut(answer: HttpAnswer): boolean {
  if (found.includes(answer.status)) return /\/sessions(\/new)?\/?$/.test(answer.headers['location'] ?? '');
  if (answer.status === 200) return answer.body.includes('new_login_user') && isSignInPage(pageOf(answer));
  return answer.status === 401;
}

function forget(session: ConnectorSession): void {
  session.memory.delete(signedInKey);
  dropCookies(session);
}

// Pages contain members' names, so only the addresses that they redirect to are stored.
function whereTo(answer: HttpAnswer): string {
  return answer.headers['location'] === undefined ? '' : `leads to ${answer.headers['location']}`;
}
