import { createLocal, type Local } from '#infra/local/index.ts';
import { signatureOf } from '#infra/local/simulators/wellhub/index.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { hookAtWellhub, post } from './hooks-of-wellhub.ts';
import {
  aStudioIn,
  connect,
  importYoga,
  knownAs,
  list,
  misbehave,
  monday,
  signedInAgain,
  yoga,
  type Scene,
} from './scene.ts';
import { closeSwept } from './sweep.ts';

let local: Local;
beforeAll(async () => {
  local = await createLocal({ clock: monday });
});
afterAll(() => closeSwept(local));

/** Lets the numbers that marketplaces show be read once more. */
async function compared(): Promise<void> {
  await local.advance(45 * 60_000);
  for (const name of ['marketplaces.reconcile.schedule', 'marketplaces.sweep.schedule']) {
    await local.runSchedule(name);
    await local.settle();
  }
}

/** The studio's only class as Wellhub knows it. */
async function listedAtWellhub(
  scene: Scene,
): Promise<{ readonly id: number; readonly groupId: number; readonly booked: number }> {
  const query = new URLSearchParams({ studio: knownAs(scene, 'wellhub') });
  const answer = await fetch(`${local.simulators.wellhub.url}/_control/classes?${query}`);
  const [only] = (await answer.json()) as { id: number; groupId: number; booked: number }[];
  return only!;
}

const bookedOf = async ({ token }: Scene) => {
  const { classes } = await local.call(listClasses, { from: yoga.localDate, to: yoga.localDate }, token);
  return classes[0]!.bookedByChannel.wellhub;
};

describe('a booking made before Wellhub was connected', () => {
  const email = 'sold-before@alameda.test';

  it('releases its place when it is cancelled, and no later reading takes it back', async () => {
    const scene = await aStudioIn(local, email);
    await importYoga(scene, []);
    await connect(scene, 'wellhub');
    await list(scene, 'wellhub', [{ ...yoga, slots: 3, booked: 2 }]);
    await local.settle();
    await compared();
    expect(await bookedOf(scene)).toBe(2);
    // Wellhub cannot be sent the new number, so it is read with the old one.
    const fault = { kind: 'status', status: 503 };
    await misbehave(scene, 'wellhub', { shares: [{ match: { path: '/slots' }, fault, share: 1 }] });
    const { url, secret } = await hookAtWellhub(scene);
    const { id, groupId } = await listedAtWellhub(scene);
    const body = JSON.stringify({
      event_type: 'booking-canceled',
      event_data: {
        slot: { id, class_id: groupId, gym_id: 1, booking_number: 'BK_BEFORE' },
        timestamp: local.now().getTime(),
        event_id: 'before-0001',
      },
    });
    expect(await post(url, body, { 'x-gympass-signature': signatureOf(body, secret) })).toBe(200);
    await local.settle();
    expect(await bookedOf(scene)).toBe(1);
    expect(await listedAtWellhub(scene)).toMatchObject({ booked: 2 });
    await misbehave(scene, 'wellhub', {});
    await compared();
    await compared();
    expect(await bookedOf(await signedInAgain(scene, email))).toBe(1);
    expect(await listedAtWellhub(scene)).toMatchObject({ booked: 1 });
  });
});
