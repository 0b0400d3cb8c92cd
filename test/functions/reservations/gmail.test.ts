import { disconnectGmail } from '#shared/contracts/reservations/disconnect-gmail.ts';
import { finishGmail } from '#shared/contracts/reservations/finish-gmail.ts';
import { getSync } from '#shared/contracts/reservations/get-sync.ts';
import { gmailMessage, type GmailMessage } from '#shared/contracts/reservations/gmail-message.ts';
import { saveSync } from '#shared/contracts/reservations/save-sync.ts';
import { gmailConsentSeconds, startGmail } from '#shared/contracts/reservations/start-gmail.ts';
import { answerOf, callOperation, type As } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { consentAt, type ConsentAnswer } from '../../builders/consent-at-google.ts';
import { startGoogle, type TestGoogle } from '../../builders/start-google.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { MailboxEntity } from '#functions/_data/connections/mailbox.ts';
import { MailboxTokenEntity } from '#functions/_data/connections/mailbox-token.ts';
import { GmailConsentEntity } from '#functions/_data/connections/gmail-consent.ts';
import { secretHash } from '#functions/reservations/mailbox/consent.ts';
import { polledStudios } from '#functions/_domain/connections/mailbox-store.ts';
import { handler as startGmailHandler } from '#functions/reservations/start-gmail.ts';
import { handler as finishGmailHandler } from '#functions/reservations/finish-gmail.ts';
import { handler as disconnectGmailHandler } from '#functions/reservations/disconnect-gmail.ts';
import { handler as getSyncHandler } from '#functions/reservations/get-sync.ts';
import { handler as saveSyncHandler } from '#functions/reservations/save-sync.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { tables } from '#functions/_data/table/tables.ts';

const webOrigin = 'https://cupo.test';
const email = 'reservas@alameda.test';

let table: TestTable;
let google: TestGoogle;
let offsetMs = 0;

beforeAll(async () => {
  table = await startTable();
  google = await startGoogle(() => new Date(Date.now() + offsetMs), webOrigin);
});
afterAll(async () => {
  await google.close();
  await table.close();
});

let owners = 0;
let owner: As;
beforeEach(async () => {
  offsetMs = 0;
  owners += 1;
  owner = { studioId: `72727272-7272-4272-8272-${String(owners).padStart(12, '0')}` };
  await giveAccess(owner.studioId);
  google.faults.set({});
});

interface Begun {
  readonly authUrl: string;
  readonly cookie: string;
  readonly attributes: readonly string[];
}

async function begin(as = owner): Promise<Begun> {
  const answer = await answerOf(startGmailHandler, startGmail, {}, as);
  expect(answer.statusCode).toBe(200);
  const [cookie = '', ...attributes] = answer.cookies![0]!.split('; ');
  return { authUrl: (JSON.parse(answer.body!) as { authUrl: string }).authUrl, cookie, attributes };
}

interface Shown {
  readonly status: number;
  readonly reported: { message: GmailMessage; origin: string };
  readonly page: string;
  readonly headers: Record<string, unknown>;
}

async function finish(query: Record<string, string>, cookies: readonly string[]): Promise<Shown> {
  const answer = await answerOf(finishGmailHandler, finishGmail, query, undefined, cookies);
  const reported = /id="told">(.*?)<\/script>/.exec(answer.body!)![1]!;
  return {
    status: answer.statusCode!,
    reported: JSON.parse(reported) as Shown['reported'],
    page: answer.body!,
    headers: answer.headers!,
  };
}

const back = async ({ authUrl }: Begun, given: Partial<ConsentAnswer> = {}) =>
  Object.fromEntries((await consentAt(authUrl, { email, ...given })).searchParams);

async function connect(as = owner, given: Partial<ConsentAnswer> = {}): Promise<Shown> {
  const begun = await begin(as);
  return finish(await back(begun, given), [begun.cookie]);
}

const sync = async (as = owner) => (await callOperation(getSyncHandler, getSync, {}, as)).body;
const grantsOf = (address = email) => google.state.grants.filter((one) => one.email === address).length;

async function storedText({ studioId } = owner): Promise<string> {
  const studioTable = tableOf(studioId);
  return JSON.stringify([
    (await studioTable.of(MailboxEntity).get({ studioId }).go()).data,
    (await studioTable.of(MailboxTokenEntity).get({ studioId }).go()).data,
  ]);
}

describe('a Gmail account', () => {
  it('requires a read-only consent, and stores only the encrypted token', async () => {
    expect(await sync()).toMatchObject({ mailbox: null, syncEnabled: false, gmailAvailable: true });
    const begun = await begin();
    const requested = new URL(begun.authUrl).searchParams;
    expect(Object.fromEntries(requested)).toMatchObject({
      scope: 'https://www.googleapis.com/auth/gmail.readonly',
      redirect_uri: `${webOrigin}/api/gmail/callback`,
      code_challenge_method: 'S256',
      access_type: 'offline',
    });
    expect(Buffer.from(requested.get('state')!, 'base64url')).toHaveLength(32);
    expect(begun.attributes).toEqual([
      'Path=/',
      `Max-Age=${gmailConsentSeconds}`,
      'HttpOnly',
      'SameSite=Lax',
      'Secure',
    ]);
    const shown = await finish(await back(begun), [begun.cookie]);
    expect(shown.status).toBe(200);
    expect(gmailMessage.parse(shown.reported.message)).toEqual({
      type: 'gmail-connection',
      ok: true,
      message: 'Gmail connected successfully!',
    });
    expect(shown.reported.origin).toBe(webOrigin);
    expect(shown.headers).toMatchObject({ 'cross-origin-opener-policy': 'unsafe-none' });
    expect(await sync()).toMatchObject({ mailbox: { email, status: 'connected', problem: null } });
    const token = google.state.grants.find((one) => one.email === email)!.refreshToken;
    const stored = await storedText();
    expect(stored).toContain('sealed');
    expect(stored).not.toContain(token);
  });

  it('refuses a state that is used, missing, too old, or from another browser or studio', async () => {
    const begun = await begin();
    const sent = await back(begun);
    const other = { studioId: '72727272-7272-4272-8272-999999999999' };
    await giveAccess(other.studioId);
    const others = await begin(other);
    const grants = grantsOf();
    const attempts: [string, Record<string, string>, string[]][] = [
      ['another browser', sent, []],
      ['a cookie that was never ours', sent, ['cupo-gmail=x']],
      ["another studio's browser", sent, [others.cookie]],
      ['no state', { code: sent['code']! }, [begun.cookie]],
      ['a state that was never ours', { ...sent, state: 'a'.repeat(43) }, [begun.cookie]],
    ];
    for (const [name, query, cookies] of attempts) {
      const { status, reported } = await finish(query, cookies);
      expect([name, status, reported.message.ok]).toEqual([name, 400, false]);
    }
    expect(await sync()).toMatchObject({ mailbox: null });
    expect(await sync(other)).toMatchObject({ mailbox: null });
    expect(grantsOf()).toBe(grants);

    expect((await finish(sent, [begun.cookie])).reported.message.ok).toBe(true);
    const again = await finish(sent, [begun.cookie]);
    expect([again.status, again.reported.message.ok]).toEqual([400, false]);
  });

  it('expires after the time allowed', async () => {
    const begun = await begin();
    const sent = await back(begun);
    const stateHash = secretHash(sent['state']!);
    const endedSeconds = Math.floor(Date.now() / 1000) - 1;
    await tables.acrossStudios
      .of(GmailConsentEntity)
      .patch({ stateHash })
      .set({ expiresAtSeconds: endedSeconds })
      .go();
    expect((await finish(sent, [begun.cookie])).status).toBe(400);
    expect(await sync()).toMatchObject({ mailbox: null });
  });

  it('refuses a code from another attempt, because its verifier differs', async () => {
    const begun = await begin();
    const strangers = await back(await begin({ studioId: owner.studioId }));
    const sent = { ...(await back(begun)), code: strangers['code']! };
    const { reported } = await finish(sent, [begun.cookie]);
    expect(reported.message.ok).toBe(false);
    expect(await sync()).toMatchObject({ mailbox: null });
  });

  const partly: [string, Partial<ConsentAnswer>, string][] = [
    ['refused', { answer: 'cancel' }, 'Failed to connect Gmail. Access was not given.'],
    [
      'given without reading mails',
      { access: 'withheld' },
      'Failed to connect Gmail. Reading mails was not allowed. Please allow it, and try again.',
    ],
  ];
  it.each(partly)('reports that access was %s, and stores nothing', async (_, given, message) => {
    const mine = { email: `${given.answer ?? 'withheld'}-${owners}@alameda.test`, ...given };
    const shown = await connect(owner, mine);
    expect(shown.reported.message).toEqual({ type: 'gmail-connection', ok: false, message });
    expect(await sync()).toMatchObject({ mailbox: null });
    expect(grantsOf(mine.email)).toBe(0);
  });

  it.each([
    ['es', '¡Gmail se conectó correctamente!', 'Puedes cerrar esta ventana.'],
    ['pt', 'Gmail conectado com sucesso!', 'Você pode fechar esta janela.'],
  ])('is told of in the language that was chosen in the app: %s', async (language, message, close) => {
    const begun = await begin();
    const cookies = [begun.cookie, `language=${language}`];
    const shown = await finish(await back(begun), cookies);
    expect(shown.reported.message).toEqual({ type: 'gmail-connection', ok: true, message });
    expect(shown.page).toContain(`<html lang="${language}">`);
    expect(shown.page).toContain(close);
  });

  it('reports that Google does not respond', async () => {
    const begun = await begin();
    const sent = await back(begun);
    google.faults.set({
      next: [{ match: { path: '/profile' }, fault: { kind: 'status', status: 503 } }],
    });
    const { reported } = await finish(sent, [begun.cookie]);
    expect(reported.message.message).toBe(
      'Failed to connect Gmail. Google does not answer just now. Please try again.',
    );
    expect(await sync()).toMatchObject({ mailbox: null });
  });

  it('requires an active subscription', async () => {
    const begun = await begin();
    const sent = await back(begun);
    await giveAccess(owner.studioId, '2020-01-01T00:00:00.000Z');
    expect((await finish(sent, [begun.cookie])).status).toBe(402);
    await giveAccess(owner.studioId);
    expect(await sync()).toMatchObject({ mailbox: null });
  });

  it('shows all input as plain text', async () => {
    const shown = await answerOf(finishGmailHandler, finishGmail, { error: '</script><script>alert(1)' });
    expect(shown.statusCode).toBe(400);
    expect(shown.body).not.toContain('alert(1)');
  });

  it('is disconnected: revoked at Google and deleted here', async () => {
    const mine = { email: 'gone@alameda.test' };
    await connect(owner, mine);
    await callOperation(saveSyncHandler, saveSync, { syncEmail: mine.email, syncEnabled: true }, owner);
    expect(grantsOf(mine.email)).toBe(1);
    const after = (await callOperation(disconnectGmailHandler, disconnectGmail, {}, owner)).body;
    expect(after).toMatchObject({ mailbox: null, syncEnabled: false, syncEmail: mine.email });
    expect(grantsOf(mine.email)).toBe(0);
    expect(await storedText()).not.toContain('sealed');
    expect((await callOperation(disconnectGmailHandler, disconnectGmail, {}, owner)).status).toBe(200);
  });

  it('is disconnected here even if Google does not respond', async () => {
    await connect();
    google.faults.set({
      next: [{ match: { path: '/revoke' }, fault: { kind: 'reset', carriedOut: false } }],
    });
    const { body } = await callOperation(disconnectGmailHandler, disconnectGmail, {}, owner);
    expect(body).toMatchObject({ mailbox: null });
    expect(await storedText()).not.toContain('sealed');
  });

  it('is replaced by another one, and only the new grant remains', async () => {
    const [first, second] = [{ email: 'first@alameda.test' }, { email: 'second@alameda.test' }];
    await connect(owner, first);
    await connect(owner, second);
    expect(await sync()).toMatchObject({ mailbox: { email: second.email } });
    expect([grantsOf(first.email), grantsOf(second.email)]).toEqual([0, 1]);
  });
});

describe('the mailbox that is read', () => {
  const save = (syncEmail: string, syncEnabled: boolean) =>
    callOperation(saveSyncHandler, saveSync, { syncEmail, syncEnabled }, owner);

  it('is switched and named separately, and neither undoes the other', async () => {
    await connect();
    const change = async (wanted: { syncEmail?: string; syncEnabled?: boolean }) =>
      (await callOperation(saveSyncHandler, saveSync, wanted, owner)).body;
    expect(await change({ syncEnabled: true })).toMatchObject({ syncEmail: email, syncEnabled: true });
    expect(await change({ syncEmail: email })).toMatchObject({ syncEmail: email, syncEnabled: true });
    expect(await change({ syncEnabled: false })).toMatchObject({ syncEmail: email, syncEnabled: false });
    await callOperation(disconnectGmailHandler, disconnectGmail, {}, owner);
  });

  it('is stored once connected, with that account', async () => {
    expect((await save('', false)).body).toMatchObject({ detail: 'Please enter a sync email address' });
    const early = await save(email, true);
    expect([early.status, (early.body as never as { detail: string }).detail]).toEqual([
      409,
      'Please connect Gmail before saving',
    ]);
    await connect();
    const other = await save('other@alameda.test', true);
    expect(other.status).toBe(400);
    expect(other.body).toMatchObject({ findings: [{ path: 'body.syncEmail' }] });
    const saved = await save(email.toUpperCase(), true);
    expect(saved.body).toMatchObject({ syncEnabled: true, syncMode: 'realtime' });
  });

  it('is found by the scheduler while it is on', async () => {
    const polled = async () => {
      const found: string[] = [];
      for await (const batch of polledStudios(tables.acrossStudios, 2)) found.push(...batch);
      return found.filter((one) => one === owner.studioId);
    };
    await connect();
    expect(await polled()).toEqual([]);
    await save(email, true);
    expect(await polled()).toEqual([owner.studioId]);
    await save(email, false);
    expect(await polled()).toEqual([]);
  });
});
