import { createHash } from 'node:crypto';
import { createGoogle, type GoogleSimulator } from '#infra/local/simulators/google/google.ts';
import { now, send, type Sent } from './scene.ts';

const email = 'reservas@alameda.test';
const redirect = 'https://cupo.test/api/gmail/callback';
const readOnly = 'https://www.googleapis.com/auth/gmail.readonly';
const verifier = 'v'.repeat(43);

let google: GoogleSimulator;
beforeEach(async () => {
  google = await createGoogle({ now });
  google.redirectUris.add(redirect);
});
afterEach(() => google.close());

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const typed = { 'content-type': 'application/x-www-form-urlencoded' };

const consentUrl = (given: Record<string, string> = {}) =>
  `${google.url}/o/oauth2/v2/auth?${form({
    client_id: google.clientId,
    redirect_uri: redirect,
    response_type: 'code',
    scope: readOnly,
    state: 'state-1',
    access_type: 'offline',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...given,
  })}`;

/** The address that a person is sent back to after answering the consent page. */
async function answer(fields: Record<string, string> = {}): Promise<URLSearchParams> {
  const page = await send(consentUrl());
  const request = /name="request" value="(\w+)"/.exec(page.text)![1]!;
  const given = form({ request, email, access: 'given', answer: 'allow', ...fields });
  const { status, headers } = await send(`${google.url}/o/oauth2/v2/consent`, 'POST', given, typed);
  expect(status).toBe(303);
  const to = new URL(headers.get('location')!);
  expect(`${to.origin}${to.pathname}`).toBe(redirect);
  return to.searchParams;
}

const token = (fields: Record<string, string>): Promise<Sent> => {
  const { clientId: client_id, clientSecret: client_secret } = google;
  return send(`${google.url}/token`, 'POST', form({ client_id, client_secret, ...fields }), typed);
};
const exchange = (code: string, over: Record<string, string> = {}) =>
  token({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirect,
    code_verifier: verifier,
    ...over,
  });
interface Tokens {
  access_token: string;
  refresh_token: string;
}
async function tokens(fields?: Record<string, string>): Promise<Tokens> {
  const code = (await answer(fields)).get('code')!;
  return (await exchange(code)).json as Tokens;
}

const ask = async (path: string, access: string) =>
  send(`${google.url}/gmail/v1/users/me/${path}`, 'GET', undefined, { authorization: `Bearer ${access}` });
const control = (method: string, path: string, body: unknown) =>
  send(`${google.url}/_control/${path}`, method, body);
const trouble = (name: string) => control('PUT', 'trouble', { email, trouble: name });
const deliver = (subject: string) => control('POST', 'mails', { email, subject, text: 'Hello' });

describe('the consent of a person', () => {
  it('can be exchanged for tokens once, with the verifier', async () => {
    const sent = await answer();
    expect(sent.get('state')).toBe('state-1');
    const code = sent.get('code')!;
    expect((await exchange(code, { code_verifier: 'w'.repeat(43) })).json).toMatchObject({
      error: 'invalid_grant',
    });
    expect((await exchange(code)).status).toBe(400);
    const good = await tokens();
    expect(good).toMatchObject({ scope: readOnly, token_type: 'Bearer', expires_in: 3_599 });
    const refreshed = await token({ grant_type: 'refresh_token', refresh_token: good.refresh_token });
    expect((await ask('profile', (refreshed.json as Tokens).access_token)).json).toMatchObject({
      emailAddress: email,
    });
  });

  it('only redirects to an address of the client', async () => {
    const page = await send(consentUrl({ redirect_uri: `${redirect}/elsewhere` }));
    expect(page.status).toBe(400);
    expect(page.text).toContain('redirect_uri_mismatch');
    expect((await send(consentUrl({ client_id: 'another' }))).status).toBe(400);
    const wrongAtExchange = await exchange((await answer()).get('code')!, {
      redirect_uri: 'https://x.test/',
    });
    expect(wrongAtExchange.json).toMatchObject({ error: 'redirect_uri_mismatch' });
  });

  it('can be refused, withheld and revoked', async () => {
    expect((await answer({ answer: 'cancel' })).get('error')).toBe('access_denied');
    const withheld = await tokens({ access: 'withheld' });
    expect((await ask('profile', withheld.access_token)).status).toBe(403);
    const good = await tokens();
    expect((await send(`${google.url}/revoke?token=${good.refresh_token}`, 'POST')).status).toBe(200);
    expect((await ask('profile', good.access_token)).status).toBe(401);
    const late = await token({ grant_type: 'refresh_token', refresh_token: good.refresh_token });
    expect(late.json).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('a mailbox', () => {
  const subjectsOf = async (ids: string[], access: string) =>
    Promise.all(
      ids.map(async (id) => {
        const { json } = await ask(`messages/${id}?format=metadata&metadataHeaders=Subject`, access);
        return (json as { payload: { headers: { value: string }[] } }).payload.headers[0]!.value;
      }),
    );
  interface History {
    history?: { messagesAdded: { message: { id: string } }[] }[];
    nextPageToken?: string;
    historyId: string;
  }
  const idsOf = ({ history = [] }: History) => history.map((one) => one.messagesAdded[0]!.message.id);

  it('lists new mails in pages, and returns each mail', async () => {
    const { access_token } = await tokens();
    const { historyId } = (await ask('profile', access_token)).json as { historyId: string };
    for (const subject of ['One', 'Two', 'Three']) await deliver(subject);
    const first = (await ask(`history?startHistoryId=${historyId}&maxResults=2`, access_token))
      .json as History;
    expect(await subjectsOf(idsOf(first), access_token)).toEqual(['One', 'Two']);
    const page = `history?startHistoryId=${historyId}&maxResults=2&pageToken=${first.nextPageToken}`;
    const second = (await ask(page, access_token)).json as History;
    expect(await subjectsOf(idsOf(second), access_token)).toEqual(['Three']);
    expect(second.nextPageToken).toBeUndefined();
    const raw = (await ask(`messages/${idsOf(second)[0]}?format=raw`, access_token)).json as { raw: string };
    expect(Buffer.from(raw.raw, 'base64url').toString()).toContain('Subject: Three\r\n');
    const since = (await ask(`history?startHistoryId=${second.historyId}`, access_token)).json as History;
    expect(since.history).toBeUndefined();
  });

  it('can be searched by sender and time', async () => {
    const { access_token } = await tokens();
    await deliver('Ours');
    await control('POST', 'mails', { email, from: 'Other <other@shop.test>', subject: 'Not ours' });
    const search = async (q: string) =>
      (
        (await ask(`messages?q=${encodeURIComponent(q)}`, access_token)).json as {
          messages?: { id: string }[];
        }
      ).messages?.map(({ id }) => id) ?? [];
    const found = await search('from:(reservas@fitpass.com OR x@y.test)');
    expect(await subjectsOf(found, access_token)).toEqual(['Ours']);
    expect(await search(`after:${now().getTime() / 1000}`)).toEqual([]);
    expect(await search(`after:${now().getTime() / 1000 - 1}`)).toHaveLength(2);
  });

  it('simulates each fault by name', async () => {
    const { access_token, refresh_token } = await tokens();
    const { historyId } = (await ask('profile', access_token)).json as { historyId: string };
    await deliver('One');
    await deliver('Two');
    await trouble('ids-repeat');
    const twice = (await ask(`history?startHistoryId=${historyId}`, access_token)).json as History;
    expect(await subjectsOf(idsOf(twice), access_token)).toEqual(['One', 'One', 'Two']);
    await trouble('mails-deleted');
    expect((await ask(`messages/${idsOf(twice)[0]}?format=raw`, access_token)).status).toBe(404);
    await trouble('history-gone');
    expect((await ask(`history?startHistoryId=${historyId}`, access_token)).status).toBe(404);
    await control('PUT', 'faults', {
      next: [{ match: { path: '/history' }, fault: { kind: 'status', status: 429, retryAfter: '30' } }],
    });
    const busy = await ask(`history?startHistoryId=${historyId}`, access_token);
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '30']);
    await trouble('scope-lost');
    expect((await ask('profile', access_token)).json).toMatchObject({
      error: { errors: [{ reason: 'insufficientPermissions' }] },
    });
    await trouble('grant-revoked');
    expect((await token({ grant_type: 'refresh_token', refresh_token })).json).toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('accepts mails only from its own page', async () => {
    const fields = form({ to: email, from: 'A <a@b.test>', subject: 'Olé', text: 'Hola' });
    const own = { ...typed, origin: google.url };
    expect((await send(`${google.url}/mails`, 'POST', fields, own)).status).toBe(303);
    const foreign = { ...typed, origin: 'https://elsewhere.test' };
    expect((await send(`${google.url}/mails`, 'POST', fields, foreign)).status).toBe(403);
    expect((await send(google.url)).text).toContain('Olé');
    expect(google.state.accounts[0]!.messages).toHaveLength(1);
  });
});
