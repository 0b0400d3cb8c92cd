import { createLocal, type Local } from '#infra/local/index.ts';
import { grantAccess } from '#shared/contracts/billing/grant-access.ts';
import { getRun } from '#shared/contracts/decisions/get-run.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { runOptimizer } from '#shared/contracts/decisions/run-optimizer.ts';
import { memberBooks } from '../builders/simulated-members.ts';
import { ops } from './ops.ts';
import { aStudioIn, connect, importYoga, knownAs, list, monday, signedInAgain, yoga } from './scene.ts';
import { everythingKept } from './sweep.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let local: Local;
let owners = 0;

beforeAll(async () => {
  local = await createLocal({ clock: monday });
});
afterAll(() => local.close());

async function aYogaStudioIn() {
  owners += 1;
  const email = `owner-${owners}@alameda.test`;
  const reference = `yoga-${owners}`;
  const scene = await aStudioIn(local, email);
  await connect(scene, 'wellhub');
  await list(scene, 'wellhub', [{ ...yoga, reference }]);
  await importYoga(scene, ['wellhub']);
  await local.settle();
  const giveAccess = async (ms: number) => {
    const { token } = await local.createSuperadmin();
    const until = new Date(local.now().getTime() + ms).toISOString();
    await local.call(grantAccess, { studioId: scene.studioId, until, reason: 'Journey' }, token);
  };
  return { scene, email, reference, giveAccess };
}

/** Lets time pass until bookings reported before have led to what follows from them. */
async function later(ms: number): Promise<void> {
  await local.advance(ms);
  await local.settle();
}

const decisionsOf = async (token: string) =>
  (await local.call(listDecisions, { tab: 'all' }, token)).decisions;

describe('a studio without access', () => {
  it('is not decided while bookings are reported to it, and is decided when access is back', async () => {
    const { scene, email, reference, giveAccess } = await aYogaStudioIn();
    await giveAccess(minuteMs);
    await later(2 * minuteMs);
    await memberBooks(local.simulators.wellhub, reference, 'Rosa', knownAs(scene, 'wellhub'));
    await local.settle();
    await later(20 * minuteMs);
    await giveAccess(40 * hourMs);
    const { token } = await signedInAgain(scene, email);
    expect(await decisionsOf(token)).toEqual([]);

    await local.runSchedule('decisions.start-optimizer.schedule');
    await local.settle();
    expect(await decisionsOf(token)).toHaveLength(1);
  });

  it('loses the run that it requested before', async () => {
    const { scene, email, giveAccess } = await aYogaStudioIn();
    // The request is stored, but its message is lost until after the access has ended.
    const waiting = Object.keys(await local.queues.counts()).find((name) =>
      name.includes('OptimizationsQueue'),
    );
    await local.call(runOptimizer, {}, scene.token);
    await local.queues.purge(waiting!);
    await giveAccess(minuteMs);
    await later(hourMs);
    for (let round = 0; round < 2; round += 1) {
      await local.runSchedule('jobs.sweep-work.schedule');
      await local.settle();
    }
    await giveAccess(hourMs);
    const { token } = await signedInAgain(scene, email);
    const { run } = await local.call(getRun, { kind: 'optimizer' }, token);
    expect(run).toMatchObject({ status: 'failed' });
    expect(await decisionsOf(token)).toEqual([]);
  });

  it('has left nothing behind if it was removed while it was to be decided', async () => {
    const { scene, reference } = await aYogaStudioIn();
    await memberBooks(local.simulators.wellhub, reference, 'Rosa', knownAs(scene, 'wellhub'));
    await local.settle();
    await ops(local, 'off-board', '--studio', scene.studioId, '--confirm', 'Alameda');
    await local.settle();
    await later(20 * minuteMs);
    const kept = (await everythingKept(local)).filter(
      ([place, text]) =>
        /^(table|object):/.test(place) && (place.includes(scene.studioId) || text.includes(scene.studioId)),
    );
    expect(kept.map(([place]) => place)).toEqual([]);
  });
});
