import { createLocal, type Local } from '#infra/local/index.ts';
import type { AnyOperation, OutputOf, RequestOf } from '#shared/contracts/operation.ts';
import { getRecording } from '#shared/contracts/activity/get-recording.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { listFailures } from '#shared/contracts/activity/list-failures.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { listIntegrations } from '#shared/contracts/integrations/list-integrations.ts';
import { listRequests } from '#shared/contracts/integrations/list-requests.ts';
import { listSources } from '#shared/contracts/integrations/list-sources.ts';
import { requestSystem } from '#shared/contracts/integrations/request-system.ts';
import { revealCredentials } from '#shared/contracts/integrations/reveal-credentials.ts';
import { testConnection } from '#shared/contracts/integrations/test-connection.ts';
import { formsOf } from '../builders/secret-forms.ts';
import { aStudioIn, importYoga, marketplaces, misbehave, monday, yoga, type Scene } from './scene.ts';
import { everythingKept, leaksAmong } from './sweep.ts';
import { uploaded } from './upload.ts';
import { decideNow } from '#infra/demo/runs.ts';

/** Secrets with characters that are escaped in an address, in JSON, in HTML and in base64. */
const odd = '+/=&%"<';
const credentials = {
  fitpass: { username: 'canary-desk-31c9@alameda.test', password: `canary-portal-8d20${odd} ñ` },
  wellhub: { username: '77010442', password: `canary-token-5f6e${odd}` },
  totalpass: { username: `canary-place-e41b${odd}`, password: `canary-partner-09aa${odd}` },
} as const;
const typo = `canary-typo-c0de${odd}`;
const system = { username: 'canary-center-2b7f', password: `canary-system-6a13${odd} ñ` } as const;
const secrets = [
  ...Object.values(credentials).flatMap(({ username, password }) => [username, password]),
  typo,
  system.username,
  system.password,
];
const redeliveryMs = 7 * 60_000;

/** Credentials pass through everything that handles them; afterwards they are stored nowhere in plain text. */
describe('credentials', () => {
  let local: Local;
  let scene: Scene;
  let team: { token: string };
  const answered: [string, string][] = [];

  /** Sends requests as a browser would, and records the responses. */
  async function call<Op extends AnyOperation>(
    operation: Op,
    input: RequestOf<Op>,
    token = scene.token,
  ): Promise<OutputOf<Op>> {
    const answer = await local.call(operation, input, token);
    answered.push([`answer: ${operation.id}`, JSON.stringify(answer)]);
    return answer;
  }

  const control = async (marketplace: (typeof marketplaces)[number], path: string, body: unknown) => {
    const answer = await fetch(`${local.simulators[marketplace].url}/_control/${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
  };

  async function connectAll(): Promise<void> {
    for (const integrationId of marketplaces) {
      const own = credentials[integrationId];
      await control(integrationId, 'studio', own);
      const studio = new URLSearchParams({ studio: own.username });
      const listed = { ...yoga, reference: 'yoga', timezone: 'America/Mexico_City', instructor: 'Ana' };
      await control(integrationId, `classes?${studio}`, [{ ...listed, durationMinutes: 50, booked: 0 }]);
      const terms = { integrationId, username: own.username, revenuePerBookingMinor: 9_000 };
      const wrong = local.call(connectMarketplace, { ...terms, password: typo }, scene.token);
      const refusal = await wrong.catch((error: unknown) => error);
      answered.push([`refusal: ${integrationId}`, JSON.stringify(refusal) + String(refusal)]);
      await call(connectMarketplace, { ...terms, password: own.password });
      await call(testConnection, { integrationId });
    }
    await local.settle();
  }

  async function pushEverywhere(): Promise<void> {
    await importYoga(scene, marketplaces);
    answered.push(['decided', JSON.stringify(await decideNow(local, scene.token))]);
    const { decisions } = await call(listDecisions, { tab: 'pending' });
    const fault = { kind: 'status', status: 500 };
    for (const marketplace of marketplaces)
      await misbehave(scene, marketplace, { shares: [{ match: {}, fault, share: 1 }] });
    await call(approve, { decisionId: decisions[0]!.decisionId });
    for (let times = 0; times < 7; times += 1) {
      await local.settle();
      await local.advance(redeliveryMs);
      if (times === 2) await misbehave(scene, 'fitpass', {});
    }
    await local.settle();
  }

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
    scene = await aStudioIn(local, 'owner@alameda.test');
    team = await local.createSuperadmin();
    await connectAll();
    await pushEverywhere();
    // An uploaded file is stored unchanged until it is confirmed.
    await uploaded(scene, 'schedule', 'class_name,class_date,class_time,room\nSpin,2026-12-26,18:00,Sala 2');
    const request = { system: 'custom-erp', studioName: 'Alameda', ...system } as const;
    await call(requestSystem, { ...request, loginUrl: 'https://erp.example/login' });
  });
  afterAll(() => local.close());

  it('reached the marketplaces, and are shown to the team for a stated reason', async () => {
    const { activity } = await call(listActivity, {});
    expect(activity.some(({ status }) => status === 'success')).toBe(true);
    for (const { adjustmentId } of activity) await call(getRecording, { adjustmentId });
    const request = { studioId: scene.studioId, system: 'custom-erp', reason: 'Connecting' } as const;
    const fresh = await local.createSuperadmin();
    expect(await local.call(revealCredentials, request, fresh.token)).toEqual(system);
  });

  it('are in no e-mail, though their owner is told that they were viewed', async () => {
    await local.settle();
    // It is six in the morning there, so the message waits until quiet hours end.
    await local.advance(3_600_000);
    await local.runSchedule('notifications.start-hour.schedule');
    await local.settle();
    // A token lasts an hour.
    scene = { ...scene, ...(await local.signIn({ email: 'owner@alameda.test', password: 'six-six-six' })) };
    team = await local.createSuperadmin();
    const mails = local.mail.mails();
    const texts = mails.map(({ text }) => text);
    expect(texts.join()).toContain('Our team viewed the credentials that you entered for Custom ERP');
    const all = mails.map((mail): [string, string] => [`e-mail: ${mail.subject}`, JSON.stringify(mail)]);
    expect(leaksAmong(all, secrets)).toEqual([]);
  });

  it('are in no response', async () => {
    await call(listIntegrations, {});
    await call(listSources, {});
    await call(listFailures, {});
    await call(listRequests, { approvalStatus: 'pending' }, team.token);
    expect(answered.map(([place]) => place)).toEqual(
      expect.arrayContaining([
        'refusal: fitpass',
        'answer: activity.getRecording',
        'answer: integrations.listRequests',
      ]),
    );
    expect(leaksAmong(answered, secrets)).toEqual([]);
  });

  it('are in no item, object, message, recording or log line', async () => {
    const pieces = await everythingKept(local);
    for (const kind of ['table', 'object', 'queue', 'log'])
      expect([kind, pieces.some(([place]) => place.startsWith(`${kind}: `))]).toEqual([kind, true]);
    for (const [kind, name] of [
      ['#RECORDING ', '"answerExcerpt":'],
      ['#DECISION-ADVICE ', '"reasoning":'],
    ] as const) {
      const packed = pieces.filter(([place]) => place.startsWith('table: ') && place.includes(kind));
      expect(packed.map(([, text]) => text)).not.toEqual([]);
      for (const [, text] of packed) expect(text).toContain(name);
    }
    expect(leaksAmong(pieces, secrets)).toEqual([]);
  });

  it('would be found in every form', () => {
    for (const secret of secrets)
      for (const form of formsOf(secret))
        expect(leaksAmong([['log: any', `before ${form} after`]], secrets)).toContain(
          `log: any holds ${secret}`,
        );
    const within = Buffer.from(`user:${system.password}!`).toString('base64url');
    expect(leaksAmong([['log: any', within]], [system.password])).toEqual([
      `log: any holds ${system.password}`,
    ]);
  });
});
