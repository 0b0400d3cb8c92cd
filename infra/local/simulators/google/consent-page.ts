import { randomBytes } from 'node:crypto';
import type { Call, Reply } from '../_shared/call.ts';
import { escapeHtml } from '../_shared/escape-html.ts';
import { framedPage, seeOther } from '../_shared/framed-page.ts';
import type { ConsentRequest, World } from './world.ts';

const codeSeconds = 600;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const defaultEmail = 'reservas@estudio.example';

const meanings: Readonly<Record<string, string>> = {
  'https://www.googleapis.com/auth/gmail.readonly': 'View your email messages and settings',
};

const googlePage = (title: string, content: string, status = 200): Reply =>
  framedPage({ brand: 'Google', mark: 'google', title }, content, { status });

const wrong = (what: string, why: string): Reply =>
  googlePage('Access blocked', `<p>Error 400: ${what}</p><p>${escapeHtml(why)}</p>`, 400);

function requestIn(world: World, { query }: Call): ConsentRequest | Reply {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== world.clientId)
    return wrong('invalid_client', 'The OAuth client was not found.');
  if (!world.redirectUris.has(redirectUri))
    return wrong('redirect_uri_mismatch', `${redirectUri} is not an address of this client.`);
  if (query.get('response_type') !== 'code') return wrong('invalid_request', 'response_type must be code.');
  const challenge = query.get('code_challenge');
  if (challenge !== null && query.get('code_challenge_method') !== 'S256')
    return wrong('invalid_request', 'Only S256 is taken.');
  return {
    redirectUri,
    state: query.get('state'),
    scopes: (query.get('scope') ?? '').split(' ').filter(Boolean),
    challenge,
    offline: query.get('access_type') === 'offline',
  };
}

const accountChoice = (email: string, first: boolean): string =>
  `<label><input type="radio" name="known" value="${escapeHtml(email)}"${first ? ' checked' : ''}> ${escapeHtml(email)}</label>`;

function ask(world: World, call: Call): Reply {
  const request = requestIn(world, call);
  if ('status' in request) return request;
  const id = randomBytes(16).toString('hex');
  world.requests.set(id, request);
  const emails = world.state.accounts.map(({ email }) => email);
  const scopes = request.scopes.map((scope) => `<li>${escapeHtml(meanings[scope] ?? scope)}</li>`).join('');
  return googlePage(
    'Choose an account',
    `<p>to go on to the product, which would like to:</p><ul>${scopes}</ul>
<form class="card" method="post" action="/o/oauth2/v2/consent">
<input type="hidden" name="request" value="${id}">
${emails.map((email, index) => accountChoice(email, index === 0)).join('')}
<label for="email">${emails.length > 0 ? 'Another account' : 'Account'}</label>
<input id="email" name="email" type="email" value="${emails.length > 0 ? '' : defaultEmail}">
<label><input type="radio" name="access" value="given" checked> Give this access</label>
<label><input type="radio" name="access" value="withheld"> Go on without giving it</label>
<div class="row"><button class="primary" type="submit" name="answer" value="allow">Continue</button>
<button type="submit" name="answer" value="cancel">Cancel</button></div>
</form>`,
  );
}

function answerOf(world: World, request: ConsentRequest, form: URLSearchParams): URLSearchParams | Reply {
  const answer = new URLSearchParams(request.state === null ? {} : { state: request.state });
  if (form.get('answer') !== 'allow') {
    answer.set('error', 'access_denied');
    return answer;
  }
  const email = (form.get('email') || form.get('known') || '').trim().toLowerCase();
  if (!emailPattern.test(email)) return wrong('invalid_request', 'Which account?');
  const code = `4/${randomBytes(24).toString('base64url')}`;
  const scopes = form.get('access') === 'withheld' ? ['openid'] : request.scopes;
  const endsAtMs = world.now().getTime() + codeSeconds * 1000;
  world.codes.set(code, { ...request, scopes, email, endsAtMs });
  answer.set('code', code);
  answer.set('scope', scopes.join(' '));
  return answer;
}

function consent(world: World, call: Call): Reply {
  const form = new URLSearchParams(call.body);
  const request = world.requests.get(form.get('request') ?? '');
  if (!request) return wrong('invalid_request', 'This page was answered already.');
  const answer = answerOf(world, request, form);
  if (!(answer instanceof URLSearchParams)) return answer;
  world.requests.delete(form.get('request') ?? '');
  return seeOther(`${request.redirectUri}?${answer}`);
}

/** The page on which a person chooses an account and gives consent; undefined for every other path. */
export function answerConsent(world: World, call: Call): Reply | undefined {
  if (call.path === '/o/oauth2/v2/auth' && call.method === 'GET') return ask(world, call);
  if (call.path === '/o/oauth2/v2/consent' && call.method === 'POST') return consent(world, call);
  return undefined;
}
