import { createLocal, type Local } from '../../infra/local/create-local.ts';
import { listActivity } from '../../shared/contracts/activity/list-activity.ts';
import { approve } from '../../shared/contracts/decisions/approve.ts';
import { listDecisions } from '../../shared/contracts/decisions/list-decisions.ts';
import { clearData } from '../../shared/contracts/imports/clear-data.ts';
import { runOptimizer } from '../../shared/contracts/decisions/run-optimizer.ts';
import type { Access, AnyOperation } from '../../shared/contracts/operation.ts';
import { registry } from '../../shared/contracts/registry.ts';
import { listChanges } from '../../shared/contracts/schedule/list-changes.ts';
import { expiredToken, forgedToken, idTokenOf, otherPoolsToken } from './people.ts';
import { aStudioIn, connect, importYoga, list, monday, yoga } from './scene.ts';
import { imported } from './upload.ts';

const callers = [
  'nobody',
  'expired token',
  'broken token',
  'ID token',
  'token of another pool',
  'forged token',
  'no subscription',
  'owner of another studio',
  'owner',
  'superadmin',
] as const;
type Who = (typeof callers)[number];

const withoutSession: readonly Who[] = callers.slice(0, 6);
const passes = 'let through';

/** What a level of access answers to somebody, as the contracts' words for the levels say. */
const refusals: Record<Access, Partial<Record<Who, number>>> = {
  public: {},
  'signed-in': {},
  subscriber: { 'no subscription': 402, superadmin: 402 },
  superadmin: { 'no subscription': 403, owner: 403, 'owner of another studio': 403 },
};

/** A path that names a row of one studio: for every other studio there is no such row. */
const namesRow = ({ path }: AnyOperation): boolean =>
  /\{(decisionId|adjustmentId|classId|changeId|importId|clearingId)\}/.test(path);

/** Bodies that are well formed: what is refused then is refused for who asks. */
const bodies: Readonly<Record<string, object>> = {
  'imports.confirmImport': { plan: { columns: [[]], dateFormat: null, timeFormat: null } },
  'marketplaces.confirmTask': { outcome: 'done' },
  'schedule.adjustClass': { version: 1, totalCapacity: 20 },
  'schedule.repeatClass': { weeks: 4 },
  'schedule.undoChange': { version: 1 },
};

/** They ask for a row of a kind that the studio has none of, so its owner hears the same as a stranger. */
const withoutRow: readonly string[] = ['marketplaces.confirmTask'];

function expectedOf(operation: AnyOperation, who: Who): number | typeof passes {
  const { access, id } = operation;
  if (access === 'public') return passes;
  if (withoutSession.includes(who)) return 401;
  const refused = refusals[access][who];
  if (refused !== undefined) return refused;
  if (who === 'owner' && withoutRow.includes(id)) return 404;
  return who === 'owner of another studio' && namesRow(operation) ? 404 : passes;
}

/** A file with a row that is refused. */
const refusedSchedule =
  'class_name,class_date,class_time,total_capacity,room\nYoga,2026-11-25,07:00,20,A\nYoga,2026-11-26,07:00,20,\n';

describe('who may do what', () => {
  let local: Local;
  let tokens: Record<Who, string | undefined>;
  let ids: Record<string, string>;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
    const expired = await expiredToken(local);
    const alameda = await aStudioIn(local, 'owner@alameda.test');
    const roma = await aStudioIn(local, 'owner@roma.test');
    const stranger = await local.createOwner({ email: 'stranger@elsewhere.test', password: 'six-six-six' });
    tokens = {
      nobody: undefined,
      'expired token': expired,
      'broken token': `${alameda.token.slice(0, -4)}AAAA`,
      'ID token': await idTokenOf(local),
      'token of another pool': await otherPoolsToken(local),
      'forged token': await forgedToken(local),
      'no subscription': stranger.token,
      'owner of another studio': roma.token,
      owner: alameda.token,
      superadmin: (await local.createSuperadmin()).token,
    };
    const { clearingId } = await local.call(clearData, { clearType: 'bookings_only' }, alameda.token);
    const { importId } = await imported(alameda, 'schedule', refusedSchedule);
    await connect(alameda, 'wellhub');
    await list(alameda, 'wellhub', [yoga]);
    await importYoga(alameda, ['wellhub']);
    await local.call(runOptimizer, {}, alameda.token);
    const { decisions } = await local.call(listDecisions, {}, alameda.token);
    const { decisionId, classId } = decisions[0]!;
    await local.call(approve, { decisionId }, alameda.token);
    await local.settle();
    const { activity } = await local.call(listActivity, {}, alameda.token);
    const { adjustmentId } = activity[0]!;
    const { changes } = await local.call(listChanges, { classId }, alameda.token);
    ids = {
      importId,
      clearingId,
      decisionId,
      classId,
      changeId: changes[0]!.changeId,
      adjustmentId,
      studioId: stranger.studioId,
      integrationId: 'wellhub',
      kind: 'schedule',
      ruleId: '00000000000000000000000001',
    };
  });
  afterAll(() => local.close());

  const ask = ({ id, method, path }: AnyOperation, token: string | undefined) =>
    fetch(`${local.url}${path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!)}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(bodies[id] ?? {}) }),
    });

  it.each(registry.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const found: Record<string, number | typeof passes> = {};
    for (const who of callers) {
      const answer = await ask(operation, tokens[who]);
      expect([who, answer.status < 500]).toEqual([who, true]);
      const { status } = answer;
      found[who] = [401, 402, 403, 404].includes(status) ? status : passes;
      if (status === 402 || status === 403)
        expect(answer.headers.get('content-type')).toBe('application/problem+json');
    }
    expect(found).toEqual(Object.fromEntries(callers.map((who) => [who, expectedOf(operation, who)])));
  });
});
