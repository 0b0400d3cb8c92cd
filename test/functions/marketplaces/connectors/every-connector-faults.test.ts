import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import { requestTimeoutsMs } from '#functions/_domain/connections/connectors/timeouts.ts';
import { bringPlaces } from '#functions/marketplaces/session/place-push.ts';
import type { Fault, Simulator } from '#infra/local/simulators/index.ts';
import { cases, openCase, type Case } from './connector-cases.ts';
import { errorOf, listingOf, sessionWith } from './scene.ts';

describe.each(cases)('$name', (one) => {
  const { connector, credentials, reading, setting } = one;
  let simulator: Simulator;

  beforeEach(async () => {
    simulator = await openCase(one);
  });
  afterEach(() => simulator.close());

  const session = (timeoutMs?: number) => sessionWith(simulator, credentials, timeoutMs);
  const spoil = (match: Case['reading'], fault: Fault) => simulator.faults.set({ next: [{ match, fault }] });
  const bring = async (places: number) => {
    const run = session();
    const listing = await listingOf(connector, run);
    return bringPlaces({
      connector,
      session: run,
      listing,
      places,
      applySold: (sold) => Promise.resolve(sold),
    });
  };
  const offered = () => simulator.store.classes()[0]!.slots;

  test('a push fits into the worker’s minute even if each request takes its full time', async () => {
    await bring(9);
    expect(offered()).toBe(9);
    const requests = simulator.log.entries().length;
    expect(requests).toBeGreaterThan(2);
    expect(requests * requestTimeoutsMs[connector.marketplace]).toBeLessThanOrEqual(60_000);
  });

  test.each([
    [{ kind: 'truncated' }, 'unreadable'],
    [{ kind: 'huge' }, 'unreadable'],
    [{ kind: 'error-body' }, 'unreadable'],
    [{ kind: 'redirect', location: 'http://169.254.169.254/latest/meta-data/' }, 'unreadable'],
    [{ kind: 'drip', delayMs: 100 }, 'unavailable'],
    [{ kind: 'slow', delayMs: 5_000 }, 'unavailable'],
  ] satisfies Array<[Fault, string]>)(
    'reading where %j strikes is %s, and places are never made up',
    async (fault, kind) => {
      const listing = await listingOf(connector, session());
      const run = session(700);
      await connector.checkCredentials(run);
      spoil(reading, fault);
      expect((await errorOf(connector.read(run, listing))).kind).toBe(kind);
    },
  );

  test('nothing is sent twice: a refusal stops further requests', async () => {
    const listing = await listingOf(connector, session());
    const run = session();
    await connector.checkCredentials(run);
    for (const match of [reading, setting]) {
      simulator.faults.set({ shares: [{ match, fault: { kind: 'status', status: 503 }, share: 1 }] });
      const refused = () => simulator.log.entries().filter(({ outcome }) => outcome === 503).length;
      const before = refused();
      expect((await errorOf(connector.setSlots(run, listing, 9))).kind).toBe('unavailable');
      expect(refused() - before).toBe(1);
    }
    expect(offered()).toBe(6);
  });

  const strikes: Fault[] = [
    { kind: 'status', status: 429 },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
    { kind: 'hang' },
    { kind: 'late' },
    { kind: 'reset', carriedOut: true },
    { kind: 'reset', carriedOut: false },
    { kind: 'garbage', carriedOut: true },
    { kind: 'garbage', carriedOut: false },
    { kind: 'truncated' },
    { kind: 'huge' },
    { kind: 'drip', delayMs: 100 },
    { kind: 'error-body' },
    { kind: 'drift' },
    { kind: 'redirect', location: '/elsewhere' },
    { kind: 'sign-out' },
    { kind: 'slow', delayMs: 5_000 },
  ];
  test.each(strikes)(
    'setting with %j: an error other than unclear means that nothing changed',
    async (fault) => {
      const listing = await listingOf(connector, session());
      const run = session(700);
      await connector.checkCredentials(run);
      spoil(setting, fault);
      const outcome = await connector.setSlots(run, listing, 9).then(
        () => 'sent',
        (error: unknown) => (error instanceof MarketplaceError ? error.kind : 'thrown'),
      );
      expect(simulator.faults.pending()).toBe(0);
      expect(outcome).not.toBe('thrown');
      simulator.land();
      if (outcome !== 'unclear' && outcome !== 'sent') expect([outcome, offered()]).toEqual([outcome, 6]);
    },
  );

  test('with any faults and any seed, the confirmed number is the actual number', async () => {
    const shares = strikes
      .filter(({ kind }) => !['hang', 'late', 'drip', 'slow'].includes(kind))
      .map((fault) => ({ fault, share: 0.01 }));
    let confirmed = 0;
    for (let seed = 1; seed <= 25; seed += 1) {
      simulator.faults.set({ seed, shares });
      const places = 4 + (seed % 7);
      const outcome = await bring(places).then(
        () => 'confirmed' as const,
        (error: unknown) => {
          if (error instanceof MarketplaceError) return error.kind;
          throw error;
        },
      );
      if (outcome !== 'confirmed') continue;
      confirmed += 1;
      expect([seed, offered()]).toEqual([seed, places]);
    }
    expect(confirmed).toBeGreaterThan(3);
    expect(confirmed).toBeLessThan(25);
  });
});
