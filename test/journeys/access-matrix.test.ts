import type { Local } from '#infra/local/index.ts';
import type { Access, AnyOperation } from '#shared/contracts/operation.ts';
import { registry } from '#shared/contracts/registry.ts';
import { aTwinOfAll, callers, everythingIn, strangers, type Who } from './every-operation.ts';
import { forgetWhatWaits } from './scene.ts';
import { closeSwept, itemsOf } from './sweep.ts';

const withoutSession: readonly Who[] = callers.slice(0, 6);
const passes = 'let through';
const ended = 'token of a sign-in that was ended';

/** The refusals of each level of access, by caller. */
const refusals: Record<Access, Partial<Record<Who, number>>> = {
  public: {},
  'signed-in': { [ended]: 401 },
  subscriber: { [ended]: 401, 'no subscription': 402, superadmin: 402 },
  superadmin: { [ended]: 403, 'no subscription': 403, owner: 403, 'owner of another studio': 403 },
};

/** A path with an id of one studio, which does not exist for any other studio. */
const namesRow = ({ path }: AnyOperation): boolean =>
  /\{(decisionId|adjustmentId|classId|changeId|importId|clearingId|ticketId|senderId|eventId)\}/.test(path);

/** Operations for a kind of row that the studio does not have, so its owner gets the same answer as a stranger. */
const withoutRow: readonly string[] = [
  'reservations.getEvent',
  'reservations.confirmEvent',
  'reservations.retryEvent',
  'reservations.deleteEvent',
  'reservations.deleteLayout',
  'reservations.getMail',
  'reservations.teachLayout',
  'marketplaces.confirmTask',
  'schedule.answerSimilar',
];

/** Operations whose address ends in an id that belongs to nobody. */
const ofNobody: readonly string[] = [
  'reservations.receiveKenko',
  'reservations.receiveTotalpass',
  'reservations.receiveWellhub',
];

/** Operations that need a connection that other studios do not have. */
const ofConnection: readonly string[] = ['integrations.readMapping'];

/** Operations that end a connection or a request that others use, so they are called last. */
const endings: readonly string[] = [
  'integrations.cancelRequest',
  'integrations.disconnectMarketplace',
  'integrations.disconnectSystem',
  'integrations.rejectRequest',
];
const inOrder = [
  ...registry.filter(({ id }) => !endings.includes(id)),
  ...registry.filter(({ id }) => endings.includes(id)),
];

function expectedOf(operation: AnyOperation, who: Who): number | typeof passes {
  const { access, id } = operation;
  if (ofNobody.includes(id)) return 404;
  if (access === 'public') return passes;
  if (withoutSession.includes(who)) return 401;
  const refused = refusals[access][who];
  if (refused !== undefined) return refused;
  if (who === 'owner' && withoutRow.includes(id)) return 404;
  const isOfOwner = namesRow(operation) || ofConnection.includes(id);
  return who !== 'owner' && access !== 'superadmin' && isOfOwner ? 404 : passes;
}

const saidOf = ({ headers }: Response) => [headers.get('content-type'), headers.get('cache-control')];

/** The headers of a response: its type, and that neither browsers nor proxies may store it. */
const saysOf = ({ id, cacheSeconds }: AnyOperation, { status }: Response) => {
  const good = id === 'reservations.finishGmail' ? 'text/html; charset=utf-8' : 'application/json';
  const isPage = good !== 'application/json';
  const isGood = status < 400 || isPage;
  return [
    isGood ? good : 'application/problem+json',
    isGood && cacheSeconds > 0 ? `public, max-age=${cacheSeconds}` : 'no-store',
  ];
};

describe('access by kind of caller', () => {
  let local: Local;
  let scene: Awaited<ReturnType<typeof everythingIn>>;

  beforeAll(async () => {
    local = await aTwinOfAll();
    scene = await everythingIn(local);
  });
  afterAll(() => closeSwept(local));

  it.each(inOrder.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const found: Record<string, number | typeof passes> = {};
    await local.settle();
    await forgetWhatWaits(local);
    const before = await itemsOf(local, scene.studioId);
    expect(before.length).toBeGreaterThan(0);
    const leaks: string[] = [];
    for (const who of [...strangers, 'owner', 'superadmin'] as const) {
      if (who === 'owner') expect(await itemsOf(local, scene.studioId)).toEqual(before);
      const answer = await scene.ask(operation, who, { search: scene.searchOf(operation) });
      expect([who, answer.status < 500]).toEqual([who, true]);
      const { status } = answer;
      found[who] = [401, 402, 403, 404].includes(status) ? status : passes;
      if (status === 402 || status === 403)
        expect(answer.headers.get('content-type')).toBe('application/problem+json');
      // The gateway itself refuses callers without a token; its answer contains nothing of a studio.
      if (status !== 401) expect([who, ...saidOf(answer)]).toEqual([who, ...saysOf(operation, answer)]);
      if (!strangers.includes(who)) continue;
      const bytes = `${JSON.stringify([...answer.headers])}${await answer.text()}`;
      leaks.push(
        ...scene.canaries.filter((canary) => bytes.includes(canary)).map((canary) => `${who}: ${canary}`),
      );
    }
    expect(leaks).toEqual([]);
    expect(found).toEqual(Object.fromEntries(callers.map((who) => [who, expectedOf(operation, who)])));
  });

  it('no line about somebody else names the owner, though the same threads served both', () => {
    const about = local.logs().map(({ text }) => ({ text, ...(JSON.parse(text) as { studioId?: string }) }));
    const others = about.filter(({ studioId }) => studioId !== undefined && studioId !== scene.studioId);
    expect(others.length).toBeGreaterThan(registry.length);
    expect(others.filter(({ text }) => scene.canaries.some((canary) => text.includes(canary)))).toEqual([]);
  });

  it('every refusal is logged, with who was refused what and why', () => {
    const refused = local
      .logs()
      .map(({ text }) => JSON.parse(text) as Record<string, unknown>)
      .filter(({ outcome, studioId }) => outcome === 'refused' && typeof studioId === 'string');
    const refusedFor = (code: string) =>
      [
        ...new Set(
          refused.filter(({ errorCode }) => errorCode === code).map(({ operation }) => String(operation)),
        ),
      ].sort();
    const idsOf = (level: Access) =>
      registry.flatMap(({ access, id }) => (access === level ? [id] : [])).sort();
    expect(refusedFor('subscription-required')).toEqual(idsOf('subscriber'));
    expect(refusedFor('forbidden')).toEqual(idsOf('superadmin'));
    expect(refusedFor('not-found').length).toBeGreaterThan(20);
  });
});
