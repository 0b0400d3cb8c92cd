import type { Marketplace } from '#shared/contracts/channels.ts';
import { CredentialEntity } from '#functions/_data/connections/credential.ts';
import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import { sessionMemories } from '#functions/_domain/connections/connectors/session-memories.ts';
import {
  permitRegardless,
  recordEnd,
  requestPermit,
  type PermittedSession,
} from '#functions/marketplaces/session/permit.ts';
import type { Simulator } from '#infra/local/simulators/index.ts';
import { loopbackHttp } from '#test/builders/loopback-http.ts';
import { silent } from '#test/builders/silent-logger.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { cases, openCase } from '../connectors/connector-cases.ts';
import { listingOf, now } from '../connectors/scene.ts';

const minuteMs = 60_000;
const studioId = '74747474-7474-4474-8474-00000000511e';
const signsIn = cases.filter(({ name }) => name !== 'wellhub');

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

const storeCredentials = (marketplace: Marketplace, sealed: string) =>
  tableOf(studioId)
    .of(CredentialEntity)
    .put({ studioId, marketplace, sealed, sealedAt: now().toISOString() })
    .go();

describe.each(signsIn)('the sessions of one process with $name', (one) => {
  const marketplace = one.connector.marketplace;
  let simulator: Simulator;
  let passedMs: number;
  let deps: Parameters<typeof requestPermit>[2];

  beforeEach(async () => {
    simulator = await openCase(one);
    passedMs = 0;
    deps = {
      clock: { now },
      ids: { next: () => '01ARZ3NDEKTSV4RRFFQ69G0001' },
      random: { bytes: () => new Uint8Array() },
      logger: silent,
      http: loopbackHttp(),
      keys: { open: async () => JSON.stringify(one.credentials) },
      baseUrls: { [marketplace]: simulator.url },
      memories: sessionMemories({ now: () => new Date(passedMs) }),
    };
    await storeCredentials(marketplace, 'sealed');
  });
  afterEach(() => simulator.close());

  const signIns = (): number =>
    simulator.log
      .entries()
      .filter(({ method, path }) => method === 'POST' && /^\/(sessions|partner\/auth)$/.test(path)).length;

  async function permitted(): Promise<PermittedSession> {
    const permit = await requestPermit(tableOf(studioId), { studioId, marketplace }, deps);
    if (permit.kind !== 'admitted') throw new Error(`no session: ${permit.kind}`);
    return permit;
  }

  /** Sets the places in a session of its own. */
  async function sets(places: number): Promise<PermittedSession> {
    const permit = await permitted();
    const listing = await listingOf(one.connector, permit.session);
    await one.connector.setSlots(permit.session, listing, places);
    expect((await one.connector.read(permit.session, listing)).slots).toBe(places);
    await recordEnd(tableOf(studioId), permit, undefined, deps);
    return permit;
  }

  test('sign in once in half an hour', async () => {
    await sets(8);
    await sets(9);
    passedMs = 29 * minuteMs;
    await sets(10);
    expect(signIns()).toBe(1);
    passedMs = 30 * minuteMs;
    await sets(11);
    expect(signIns()).toBe(2);
  });

  test('sign in again when the marketplace ended the sign-in', async () => {
    await sets(8);
    simulator.faults.set({ next: [{ match: {}, fault: { kind: 'sign-out' } }] });
    await sets(9);
    expect(signIns()).toBe(2);
  });

  test('sign in with other credentials as soon as these are stored', async () => {
    await sets(8);
    await storeCredentials(marketplace, 'sealed anew');
    await sets(9);
    expect(signIns()).toBe(2);
  });

  test('sign in anew after an error, and when a person tests the credentials', async () => {
    const failed = await sets(8);
    const error = new MarketplaceError({ kind: 'not-listed', userMessage: 'It is not listed.' });
    await recordEnd(tableOf(studioId), failed, error, deps);
    await sets(9);
    expect(signIns()).toBe(2);
    const tested = await permitRegardless(tableOf(studioId), { studioId, marketplace }, deps);
    if (tested.kind !== 'admitted') throw new Error('the test was refused');
    await one.connector.checkCredentials(tested.session);
    expect(signIns()).toBe(3);
    await sets(10);
    expect(signIns()).toBe(3);
  });

  test('record no secret of the sign-in that they continue', async () => {
    const { session } = await sets(8);
    const again = await permitted();
    const listing = await listingOf(one.connector, again.session);
    const values = [...session.memory.values()].flatMap((value) => [
      value,
      ...new URLSearchParams(value).values(),
    ]);
    // A token's first part names the studio, which is masked in any case. Its last part is its own.
    const secret = values.filter((value) => value.length > 8).map((value) => value.slice(-8));
    expect(secret).not.toEqual([]);
    again.session.recorder.add({
      at: now().toISOString(),
      label: `An answer that repeats ${values.join(' ')}`,
      method: 'GET',
      url: `${simulator.url}/${listing.id}`,
      durationMs: 1,
    });
    const recorded = JSON.stringify(again.session.recorder.steps());
    for (const one of secret) expect(recorded).not.toContain(one);
  });
});
