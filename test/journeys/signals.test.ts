import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { metrics } from '#functions/_platform/common/metrics.ts';
import { savedQueries } from '#infra/saved-queries.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { reject } from '#shared/contracts/decisions/reject.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { testConnection } from '#shared/contracts/integrations/test-connection.ts';
import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import { createLocal, type Local } from '#infra/local/index.ts';
import { complaintsAbout, fieldsOfQuery, measuredIn, type Line } from '../builders/log-lines.ts';
import { aStudioIn, connect, down, importYoga, list, misbehave, monday, yoga, type Scene } from './scene.ts';
import { eventually } from './eventually.ts';
import { delivered, listen, seen } from './listening.ts';
import { imported, uploaded } from './upload.ts';
import { decideNow } from '#infra/demo/runs.ts';

const schedules = [
  'decisions.expire.schedule',
  'decisions.start-optimizer.schedule',
  'marketplaces.reconcile.schedule',
  'marketplaces.sweep.schedule',
  'reservations.start-mail-sync.schedule',
];
const anotherDay = 'class_name,class_date,class_time,total_capacity,room\nSpin,2026-11-26,18:00,12,Sala 2';
const wrongDay = 'class_name,class_date,class_time,total_capacity,room\nSpin,2026-13-45,18:00,12,Sala 2';

let local: Local;
let scene: Scene;
const { options, lines, during: hearing } = listen();

/** The lines that were logged during an action. */
const during = (act: () => Promise<unknown>): Promise<Line[]> => hearing(local, act);

/** A studio with one marketplace, and a class whose places have to be decided. */
async function aScene(email: string): Promise<Scene> {
  const made = await aStudioIn(local, email);
  await connect(made, 'wellhub');
  await list(made, 'wellhub', [yoga]);
  await importYoga(made, ['wellhub']);
  return made;
}

/** Changes the places of the class manually. */
async function edit(places: number): Promise<void> {
  const { decisions } = await local.call(listDecisions, {}, scene.token);
  const { classId } = decisions[0]!;
  const { class: cls } = await local.call(getClass, { classId }, scene.token);
  await local.call(
    adjustClass,
    { classId, version: cls.version, allocations: { wellhub: places } },
    scene.token,
  );
}

beforeAll(async () => {
  local = await createLocal({ clock: monday, ...options });
  scene = await aScene('signals@alameda.test');
});
afterAll(() => local.close());

describe('business events are measured', () => {
  it('when a recommendation is made, approved, and confirmed by its marketplace', async () => {
    const made = await during(() => decideNow(local, scene.token));
    expect(seen(made, 'DecisionsProposed')).toBe(1);
    const { decisions } = await local.call(listDecisions, { tab: 'pending' }, scene.token);
    const { decisionId } = decisions[0]!;
    const approved = await during(() => local.call(approve, { decisionId }, scene.token));
    expect(seen(approved, 'DecisionsApproved')).toBe(1);
    expect(seen(approved, 'PushesConfirmed')).toBe(1);
    expect(seen(approved, 'PartnerRequests')).toBeGreaterThanOrEqual(2);
    const [confirmed] = approved.filter((line) => measuredIn(line).has('PushesConfirmed'));
    const whose = { partner: 'wellhub', studioId: scene.studioId };
    const { placesTo: places } = decisions[0]!.recommendations.find(
      ({ marketplace }) => marketplace === 'wellhub',
    )!;
    expect(confirmed).toMatchObject({ ...whose, kind: 'push', outcome: 'ok', places, sent: true });
    // The line that ends the push contains the metric, because the push involved no other partner.
    const asked = approved.filter((line) => measuredIn(line).has('PartnerRequests'));
    expect(asked).toEqual([expect.objectContaining({ ...whose, kind: 'push', changes: 'PATCH 204' })]);
    const [decided] = approved.filter((line) => measuredIn(line).has('DecisionsApproved'));
    const ids = new Set([...asked, confirmed!].map(({ correlationId }) => correlationId));
    expect([...ids]).toEqual([decided!['correlationId']]);
  });

  it('when a recommendation is rejected', async () => {
    const other = await aScene('other@alameda.test');
    await decideNow(local, other.token);
    const { decisions } = await local.call(listDecisions, { tab: 'pending' }, other.token);
    const { decisionId } = decisions[0]!;
    const rejected = await during(() => local.call(reject, { decisionId }, other.token));
    expect(seen(rejected, 'DecisionsRejected')).toBe(1);
    expect(rejected).toContainEqual(expect.objectContaining({ decisionId, studioId: other.studioId }));
  });

  it('when a file is imported, and when one is refused', async () => {
    const taken = await during(() => imported(scene, 'schedule', anotherDay));
    expect(['ImportsStarted', 'ImportsCompleted', 'ImportRows'].map((name) => seen(taken, name))).toEqual([
      1, 1, 1,
    ]);
    expect(taken.filter(({ importId }) => importId !== undefined).length).toBeGreaterThan(2);
    const refused = await during(async () => {
      const view = await uploaded(scene, 'schedule', wrongDay);
      if (view.status === 'awaiting-confirmation') await imported(scene, 'schedule', wrongDay);
    });
    expect(seen(refused, 'ImportsRefused')).toBe(1);
  });

  it('when scheduled jobs run: each reports its result, and who is paused', async () => {
    await local.call(setAutomation, { paused: true }, scene.token);
    const ran = await during(async () => {
      for (const one of schedules) await local.runSchedule(one);
    });
    const runs = ran.filter(({ message }) => message === 'schedule');
    expect(runs.map(({ service, outcome }) => [service, outcome])).toEqual(
      schedules.map((one) => [one, 'ok']),
    );
    expect(seen(ran, 'StudiosPaused')).toBe(1);
    await local.call(setAutomation, { paused: false }, scene.token);
  });
});

/** Each fault that can be injected into a request to a marketplace, and the metric it causes. */
const faults: readonly [object, string, object][] = [
  [{ kind: 'status', status: 429, retryAfter: '60' }, 'PartnerThrottles', { status: 429 }],
  [{ kind: 'status', status: 500 }, 'PartnerErrors', { status: 500 }],
  [{ kind: 'status', status: 503 }, 'PartnerErrors', { status: 503 }],
  [{ kind: 'status', status: 401 }, 'CredentialsRefused', { message: 'credentials refused' }],
  [{ kind: 'reset', carriedOut: false }, 'PartnerErrors', { errorCode: 'connection' }],
  [{ kind: 'huge' }, 'PartnerErrors', { errorCode: 'body-too-large' }],
  [{ kind: 'hang' }, 'PartnerErrors', { errorCode: 'timeout' }],
  // The server sends one byte at a time. The request is given up at its total time limit even while bytes arrive.
  [{ kind: 'drip', delayMs: 500 }, 'PartnerErrors', { errorCode: 'timeout' }],
  [{ kind: 'redirect', location: 'https://elsewhere.test/' }, 'PartnerErrors', { errorCode: 'redirect' }],
];

describe('failures are reported', () => {
  it.each(faults)('when a marketplace answers by %j: %s', async (fault, metric, line) => {
    await misbehave(scene, 'wellhub', { shares: [{ match: {}, fault, share: 1 }] });
    const heard = await during(() => local.call(testConnection, { integrationId: 'wellhub' }, scene.token));
    await misbehave(scene, 'wellhub', {});
    expect(seen(heard, metric)).toBeGreaterThan(0);
    expect(heard).toContainEqual(expect.objectContaining({ ...line, partner: 'wellhub' }));
  });

  it.each([
    ['it conflicts with other transactions', { conflictShare: 0.7 }, 'TableConflicts'],
    ['it is throttled', { throttleShare: 0.2 }, 'TableRetries'],
    ['it fails with an internal error', { internalErrorShare: 0.2 }, 'TableRetries'],
  ])('when a table request fails: %s', async (_, shares, signal) => {
    local.table.setFaults({ seed: 7, ...shares });
    const heard = await during(async () => {
      for (const allocation of [1, 2, 3]) await edit(allocation).catch(() => undefined);
    });
    local.table.setFaults(undefined);
    const told = heard.reduce((sum, line) => sum + Number(line[signal] ?? 0), 0);
    expect(told).toBeGreaterThan(0);
  });

  it('when a circuit breaker stays open', async () => {
    await misbehave(scene, 'wellhub', down);
    const heard = await during(async () => {
      for (let failure = 1; failure <= 5; failure += 1) {
        await local.call(testConnection, { integrationId: 'wellhub' }, scene.token);
        await local.settle();
      }
    });
    await misbehave(scene, 'wellhub', {});
    expect(seen(heard, 'BreakerOpenSeconds')).toBeGreaterThanOrEqual(60);
  });

  it('when a Stripe event has an invalid signature', async () => {
    const refused = await during(() =>
      fetch(`${local.url}/api/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
        body: '{"id":"evt_1"}',
      }),
    );
    expect(seen(refused, 'WebhooksRefused')).toBe(1);
    expect(refused).toContainEqual(
      expect.objectContaining({ source: 'stripe', why: 'signature', level: 'WARN' }),
    );
  });

  it('when a request is refused, by its code, without counting as our fault', async () => {
    const refused = await during(() =>
      local.call(approve, { decisionId: '01KAN00000000000000000000A' }, scene.token).catch(() => undefined),
    );
    expect(refused).toContainEqual(
      expect.objectContaining({ outcome: 'refused', errorCode: 'not-found', status: 404 }),
    );
    expect(seen(refused, 'UnexpectedFailures')).toBe(0);
  });
});

describe('a message', () => {
  it('that cannot be parsed is a fault, and its lines identify it', async () => {
    const heard = await during(() => local.invoke('imports.import.worker', delivered({ kind: 'dance' }, 2)));
    expect(seen(heard, 'UnexpectedFailures')).toBe(1);
    expect(heard).toContainEqual(
      expect.objectContaining({ outcome: 'failed', errorCode: 'ZodError', attempt: 2, queue: 'Imports' }),
    );
    const [failed] = heard.filter(({ message }) => message === 'message failed');
    expect(failed?.['fingerprint']).toMatch(/^[0-9a-f]{12}$/);
  });

  it('about a deleted import is completed, and names the import', async () => {
    const id = '01KAN00000000000000000000A';
    const { studioId } = scene;
    const message = { kind: 'check', studioId, id, correlationId: 'long-gone' };
    const heard = await during(() => local.invoke('imports.import.worker', delivered(message, 3)));
    expect(heard).toContainEqual(
      expect.objectContaining({ importId: id, step: 'check', attempt: 3, correlationId: 'long-gone' }),
    );
    expect(seen(heard, 'UnexpectedFailures')).toBe(0);
  });

  it('whose worker died is reported again as another attempt', async () => {
    const slow = { shares: [{ match: {}, fault: { kind: 'slow', delayMs: 60_000 }, share: 1 }] };
    const heard = await during(async () => {
      await misbehave(scene, 'wellhub', slow);
      await local.call(testConnection, { integrationId: 'wellhub' }, scene.token);
      await eventually(async () => (await local.crash('marketplaces.credentials.worker')) > 0);
      await misbehave(scene, 'wellhub', {});
      await local.advance(7 * 60_000);
    });
    const again = { attempt: 2, outcome: 'ok', marketplace: 'wellhub', worker: 'marketplaces.credentials' };
    expect(heard).toContainEqual(expect.objectContaining(again));
    expect(heard).toContainEqual(expect.objectContaining({ coldStart: true }));
  });
});

describe('every line', () => {
  const always = ['timestamp', 'level', 'service', 'version', 'message', 'requestId', 'correlationId'];
  const ofEnds = ['outcome', 'durationMs', 'coldStart', 'readUnits', 'writeUnits'];

  it('is JSON in UTC with a known code, and belongs to a request, a message or a run', () => {
    const all = lines();
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((line) => always.some((field) => !line[field]))).toEqual([]);
    expect(all.filter(({ timestamp }) => !/T[\d:.]+Z$/.test(String(timestamp)))).toEqual([]);
    expect(all.filter(({ version }) => !/^[0-9a-f]{12}$/.test(String(version)))).toEqual([]);
  });

  it('that ends some work says what it used; it identifies people only by a hash', () => {
    const ends = lines().filter(({ message }) =>
      ['request', 'message', 'schedule', 'changes', 'socket'].includes(String(message)),
    );
    expect(ends.length).toBeGreaterThan(50);
    expect(ends.filter((line) => ofEnds.some((field) => line[field] === undefined))).toEqual([]);
    const requests = ends.filter(({ message, studioId }) => message === 'request' && studioId);
    expect(requests.filter(({ route, operation, userHash }) => !route || !operation || !userHash)).toEqual(
      [],
    );
    const messages = ends.filter(({ message }) => message === 'message');
    expect(messages.filter(({ queue, causationId, attempt }) => !queue || !causationId || !attempt)).toEqual(
      [],
    );
    const used = (field: string) => ends.reduce((sum, line) => sum + Number(line[field]), 0);
    expect(used('readUnits')).toBeGreaterThan(10);
    expect(used('writeUnits')).toBeGreaterThan(10);
  });

  it('with metrics follows the format and the catalogue', () => {
    const measuring = lines().filter(({ _aws }) => _aws !== undefined);
    expect(measuring.length).toBeGreaterThan(20);
    expect(measuring.flatMap(complaintsAbout)).toEqual([]);
  });

  it('contains no metric without a count', () => {
    const nothing = lines().filter(({ DecisionsExecuted }) => DecisionsExecuted === 0);
    expect(nothing.length).toBeGreaterThan(0);
    expect(nothing.filter((line) => measuredIn(line).has('DecisionsExecuted'))).toEqual([]);
  });
});

describe('queries', () => {
  /**
   * Fields of log lines that only other journeys cause. test/guards/signals.test.ts checks that each metric is caused
   * by a journey.
   */
  const elsewhere = [...Object.keys(metrics), 'domain', 'kind', 'type', 'waiting'];
  const namesIn = (line: Line) => [
    ...Object.keys(line),
    ...Object.keys(line['error'] ?? {}).map((name) => `error.${name}`),
  ];
  const known = () => new Set([...lines().flatMap(namesIn), ...elsewhere]);
  const unknownIn = (query: string) => fieldsOfQuery(query).filter((field) => !known().has(field));

  it.each(Object.entries(savedQueries))(
    'of %s name fields that exist in log lines',
    (_, { lines: query }) => {
      expect(fieldsOfQuery(query.join('\n| ')).length).toBeGreaterThan(0);
      expect(unknownIn(query.join('\n| '))).toEqual([]);
    },
  );

  const folder = 'infra/runbooks';
  const pages = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const queriesOf = (page: string) => [
    ...readFileSync(`${folder}/${page}`, 'utf8').matchAll(/^```\n(filter[^`]*)^```$/gm),
  ];

  it.each(pages)('of the page %s name fields that exist in log lines', (page) => {
    expect(queriesOf(page).flatMap(([, query = '']) => unknownIn(query))).toEqual([]);
  });
});
