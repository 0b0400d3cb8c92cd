import type {
  ConnectorSession,
  MarketplaceConnector,
} from '#functions/_domain/connections/connectors/connector.ts';
import { connectorFor } from '#functions/_domain/connections/connectors.ts';
import type { Simulator, SimulatorOptions } from '#infra/local/simulators/index.ts';
import { createFitpass } from '#infra/local/simulators/fitpass/index.ts';
import { createTotalPass } from '#infra/local/simulators/totalpass/index.ts';
import { createWellhub } from '#infra/local/simulators/wellhub/index.ts';
import { aClass, errorOf, listingOf, now, sessionWith, toPush } from './scene.ts';

const canary = { username: 'canary+ñ user@example.com', password: 'Cañary/Pa55+wörd?="&<x>' };
const gym = { username: '987654321', password: 'Canary/Pa55+w0rd?="&<x>' };

const cases: [
  string,
  MarketplaceConnector,
  (options: SimulatorOptions) => Promise<Simulator>,
  typeof canary,
][] = [
  ['wellhub', await connectorFor('wellhub'), createWellhub, gym],
  ['totalpass', await connectorFor('totalpass'), createTotalPass, canary],
  ['fitpass', await connectorFor('fitpass'), createFitpass, canary],
];

// Every encoding in which leaked credentials have been found in real logs.
function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const base64 = bytes.toString('base64');
  return [
    secret,
    encodeURIComponent(secret),
    new URLSearchParams({ s: secret }).toString().slice(2),
    JSON.stringify(secret).slice(1, -1),
    base64.slice(0, -3),
    bytes.toString('base64url').slice(0, -3),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
  ];
}

describe.each(cases)('the recording of %s', (_name, connector, create, credentials) => {
  let simulator: Simulator;
  let session: ConnectorSession;

  beforeEach(async () => {
    simulator = await create({ now });
    simulator.store.putStudio({ ...credentials, name: 'Estudio' });
    simulator.store.putClasses(credentials.username, [aClass]);
    session = sessionWith(simulator, credentials);
  });
  afterEach(() => simulator.close());

  test('lists the steps in order, with the places before and after', async () => {
    const listing = await listingOf(connector, session);
    await connector.setSlots(session, listing, 9);
    await connector.read(session, listing);
    const steps = session.recorder.steps();
    const change = steps.findIndex(({ after }) => after !== undefined);
    expect(steps[change]).toMatchObject({
      label: 'Set places to 9',
      before: 6,
      after: 9,
      at: now().toISOString(),
    });
    expect(steps[change]?.status).toBeLessThan(300);
    expect(change).toBeGreaterThan(0);
    expect(change).toBeLessThan(steps.length - 1);
    for (const step of steps) {
      expect(step.label).not.toBe('');
      expect(step.url.startsWith(simulator.url)).toBe(true);
      expect(step.durationMs).toBeGreaterThanOrEqual(0);
    }
  });

  test('never contains the credentials, in any encoding', async () => {
    const listing = await listingOf(connector, session);
    await connector.setSlots(session, listing, 9);
    simulator.faults.set({ next: [{ fault: { kind: 'status', status: 500 } }] });
    await errorOf(connector.read(session, listing));
    const text =
      JSON.stringify(session.recorder.steps()) +
      session.recorder
        .steps()
        .map((s) => Object.values(s).join('\n'))
        .join('\n');
    for (const secret of [credentials.username, credentials.password])
      for (const spelling of spellings(secret)) expect(text).not.toContain(spelling);
  });

  test('never contains session secrets: tokens, cookies', async () => {
    const listing = await listingOf(connector, session);
    await connector.setSlots(session, listing, 9);
    const text = JSON.stringify(session.recorder.steps());
    const given = [...session.memory.values()]
      .flatMap((value) => value.split(/[=&]/))
      .filter((value) => value.length > 20);
    for (const secret of given) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/eyJ[\w-]+\.eyJ/);
  });

  test('contains no member of the studio', async () => {
    const listing = await listingOf(connector, session);
    await connector.setSlots(session, listing, 9);
    expect(JSON.stringify(session.recorder.steps())).not.toMatch(/Persona|Member \d|member\d@/);
  });

  test('of a wrong password contains the refusal, not the password', async () => {
    const wrong = sessionWith(simulator, { ...credentials, password: 'wrong-canary-77' });
    await errorOf(connector.findListing(wrong, toPush()));
    const steps = wrong.recorder.steps();
    expect(steps.at(-1)?.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(steps)).not.toContain('wrong-canary-77');
  });

  test('of a request without an answer says so', async () => {
    const listing = await listingOf(connector, session);
    await simulator.close();
    await errorOf(connector.read(session, listing));
    expect(session.recorder.steps().at(-1)).toMatchObject({ note: 'connection' });
  });
});
