import { createLocal, type Local } from '#infra/local/index.ts';
import { signatureOf } from '#infra/local/simulators/wellhub/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { disconnectMarketplace } from '#shared/contracts/integrations/disconnect-marketplace.ts';
import { listSigns } from '#shared/contracts/integrations/list-signs.ts';
import { listBookings } from '#shared/contracts/schedule/list-bookings.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { memberBooks, memberCancels } from '../builders/simulated-members.ts';
import {
  aStudioIn,
  connect,
  importYoga,
  knownAs,
  list,
  misbehave,
  monday,
  yoga,
  type Scene,
} from './scene.ts';
import { closeSwept } from './sweep.ts';
import { hookAtWellhub, post } from './hooks-of-wellhub.ts';
import { imported } from './upload.ts';

type Told = 'wellhub' | 'totalpass';

let local: Local;
let studios = 0;
beforeAll(async () => {
  local = await createLocal({ clock: monday });
});
afterAll(() => closeSwept(local));

interface YogaScene extends Scene {
  /** The marketplace's id of the class. */
  readonly reference: string;
  readonly classId: string;
}

/** A studio whose Yoga class on 25 November is listed with two places on a marketplace that reports bookings. */
async function aToldStudio(marketplace: Told): Promise<YogaScene> {
  studios += 1;
  const scene = await aStudioIn(local, `told-${studios}@alameda.test`);
  const reference = `yoga-${studios}`;
  await importYoga(scene, []);
  await connect(scene, marketplace);
  await list(scene, marketplace, [{ ...yoga, reference }]);
  await local.settle();
  const { classes } = await local.call(
    listClasses,
    { from: yoga.localDate, to: yoga.localDate },
    scene.token,
  );
  return { ...scene, reference, classId: classes[0]!.classId };
}

const book = async (scene: YogaScene, marketplace: Told, name?: string) => {
  const at = local.simulators[marketplace];
  const booking = await memberBooks(at, scene.reference, name, knownAs(scene, marketplace));
  await local.settle();
  return booking;
};

const bookedOf = async ({ classId, token }: YogaScene, marketplace: Told): Promise<number> => {
  const { classes } = await local.call(listClasses, { from: yoga.localDate, to: yoga.localDate }, token);
  return classes.find((one) => one.classId === classId)!.bookedByChannel[marketplace] ?? 0;
};

/** A booking as stored at the marketplace. */
async function statusAt(scene: YogaScene, marketplace: Told, reference: string): Promise<string | undefined> {
  const query = new URLSearchParams({ studio: knownAs(scene, marketplace) });
  const answer = await fetch(`${local.simulators[marketplace].url}/_control/bookings?${query}`);
  const bookings = (await answer.json()) as { reference: string; status: string }[];
  return bookings.find((one) => one.reference === reference)?.status;
}

async function shownAt(scene: YogaScene, marketplace: Told): Promise<{ slots: number; booked: number }> {
  const query = new URLSearchParams({ studio: knownAs(scene, marketplace) });
  const answer = await fetch(`${local.simulators[marketplace].url}/_control/classes?${query}`);
  const [only] = (await answer.json()) as { slots: number; booked: number }[];
  return { slots: only!.slots, booked: only!.booked };
}

const activityOf = async ({ token }: Scene) => (await local.call(listActivity, {}, token)).activity;

describe('a booking at Wellhub', () => {
  it('is accepted while there is a free place, counted, and causes a decision', async () => {
    const scene = await aToldStudio('wellhub');
    const signs = async () => (await local.call(listSigns, {}, scene.token)).signs;
    expect(await signs()).toEqual([{ marketplace: 'wellhub', lastBooking: null, lastNumber: null }]);
    const booking = await book(scene, 'wellhub', 'Luz Prado');
    expect(await signs()).toMatchObject([{ marketplace: 'wellhub', lastBooking: { className: 'Yoga' } }]);
    expect(await statusAt(scene, 'wellhub', booking.reference)).toBe('reserved');
    expect(await bookedOf(scene, 'wellhub')).toBe(1);
    expect(await shownAt(scene, 'wellhub')).toEqual({ slots: 2, booked: 1 });
    const { bookings } = await local.call(listBookings, { classId: scene.classId }, scene.token);
    expect(bookings).toContainEqual(
      expect.objectContaining({ channel: 'wellhub', customerName: 'Luz Prado' }),
    );
    const [logged] = await activityOf(scene);
    expect(logged).toMatchObject({
      source: 'booking',
      status: 'success',
      marketplace: 'wellhub',
      classId: scene.classId,
      details: `Booking ${booking.reference} accepted: there was a free place.`,
      hasRecording: true,
    });
    const runs = () => local.logs('decisions.optimize.worker').length;
    const before = runs();
    await local.advance(2 * 60_000);
    await local.settle();
    expect(runs()).toBeGreaterThan(before);
  });

  it('is rejected if Wellhub’s places are sold, and takes none', async () => {
    const scene = await aToldStudio('wellhub');
    await book(scene, 'wellhub');
    await book(scene, 'wellhub');
    await list(scene, 'wellhub', [{ ...yoga, reference: scene.reference, slots: 3 }]);
    const third = await book(scene, 'wellhub');
    expect(await statusAt(scene, 'wellhub', third.reference)).toBe('rejected');
    expect(await bookedOf(scene, 'wellhub')).toBe(2);
    const [logged] = await activityOf(scene);
    expect(logged).toMatchObject({
      status: 'success',
      details: `Booking ${third.reference} turned down: there was no free place.`,
    });
  });

  it('releases its place when cancelled, late or not', async () => {
    const scene = await aToldStudio('wellhub');
    const [one, other] = [await book(scene, 'wellhub'), await book(scene, 'wellhub')];
    await memberCancels(local.simulators.wellhub, one.id);
    await memberCancels(local.simulators.wellhub, other.id, true);
    await local.settle();
    expect(await bookedOf(scene, 'wellhub')).toBe(0);
    expect(await shownAt(scene, 'wellhub')).toEqual({ slots: 2, booked: 0 });
  });

  it('stays cancelled when an old file of bookings is imported again', async () => {
    const scene = await aToldStudio('wellhub');
    const booking = await book(scene, 'wellhub', 'Luz Prado');
    const row = (channel: string, who: string, reference: string) =>
      `Yoga,${yoga.localDate},${yoga.localTime},Sala 1,${channel},95,2026-11-23 05:00,${who},${reference}`;
    const csv = [
      'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,booking_reference',
      row('Wellhub', 'Luz Prado', booking.reference),
      row('direct', 'Eva Roa', 'POS_17'),
    ].join('\n');
    expect((await imported(scene, 'bookings', csv)).result).toMatchObject({ imported: 1, updated: 1 });
    expect(await bookedOf(scene, 'wellhub')).toBe(1);
    await memberCancels(local.simulators.wellhub, booking.id);
    await local.settle();
    expect(await bookedOf(scene, 'wellhub')).toBe(0);
    const again = await imported(scene, 'bookings', csv);
    expect(again).toMatchObject({
      status: 'completed',
      result: { imported: 0, updated: 0, unchanged: 1, skipped: 0, leftCancelled: 1 },
      skippedReasons: [{ rows: 1, reason: expect.stringMatching(/stays cancelled$/) }],
    });
    expect(await bookedOf(scene, 'wellhub')).toBe(0);
  });

  it('is counted once, however often it is reported', async () => {
    const scene = await aToldStudio('wellhub');
    await misbehave(scene, 'wellhub', { webhookShares: [{ fault: 'duplicate', share: 1 }] });
    const booking = await book(scene, 'wellhub');
    await misbehave(scene, 'wellhub', {});
    expect(await bookedOf(scene, 'wellhub')).toBe(1);
    expect(await statusAt(scene, 'wellhub', booking.reference)).toBe('reserved');
    expect(await activityOf(scene)).toHaveLength(1);
  });

  it('that was not answered in time releases its place, which Logs report', async () => {
    const scene = await aToldStudio('wellhub');
    const fault = { kind: 'status', status: 503 };
    await misbehave(scene, 'wellhub', { shares: [{ match: { path: '/bookings/' }, fault, share: 1 }] });
    const booking = await book(scene, 'wellhub');
    expect(await bookedOf(scene, 'wellhub')).toBe(1);
    for (let minutes = 0; minutes < 30; minutes += 3) {
      await local.advance(3 * 60_000);
      await local.settle();
    }
    await misbehave(scene, 'wellhub', {});
    expect(await bookedOf(scene, 'wellhub')).toBe(0);
    const [logged] = await activityOf(scene);
    expect(logged).toMatchObject({ source: 'booking', status: 'failure' });
    expect(logged!.details).toContain(booking.reference);
  });
});

describe('a booking at TotalPass', () => {
  it('holds a place from its report until its cancellation', async () => {
    const scene = await aToldStudio('totalpass');
    const booking = await book(scene, 'totalpass', 'Luz Prado');
    expect(await bookedOf(scene, 'totalpass')).toBe(1);
    await memberCancels(local.simulators.totalpass, booking.id);
    await local.settle();
    expect(await bookedOf(scene, 'totalpass')).toBe(0);
  });
});

/** Reads the sales of marketplaces. */
async function synced(): Promise<void> {
  await local.runSchedule('marketplaces.sync.schedule');
  await local.settle();
}

describe('a booking that no webhook reported', () => {
  const losing = { webhookShares: [{ fault: 'lose', share: 1 }] };

  it('is read once from TotalPass’ list', async () => {
    const scene = await aToldStudio('totalpass');
    await misbehave(scene, 'totalpass', losing);
    const booking = await book(scene, 'totalpass', 'Luz Prado');
    expect(await bookedOf(scene, 'totalpass')).toBe(0);
    // The first run finds that the class is not linked yet.
    for (let runs = 0; runs < 3; runs += 1) await synced();
    expect(await bookedOf(scene, 'totalpass')).toBe(1);
    await memberCancels(local.simulators.totalpass, booking.id);
    for (let runs = 0; runs < 2; runs += 1) await synced();
    await misbehave(scene, 'totalpass', {});
    expect(await bookedOf(scene, 'totalpass')).toBe(0);
  });

  it('is reported again after Wellhub lost our address', async () => {
    const scene = await aToldStudio('wellhub');
    await fetch(`${local.simulators.wellhub.url}/_control/webhooks`, {
      method: 'PUT',
      body: JSON.stringify({ studio: knownAs(scene, 'wellhub'), subscriptions: [] }),
    });
    await synced();
    const booking = await book(scene, 'wellhub');
    expect(await statusAt(scene, 'wellhub', booking.reference)).toBe('reserved');
  });
});

describe('a request to a webhook’s address', () => {
  const body = JSON.stringify({
    event_type: 'booking-requested',
    event_data: {
      slot: { id: 1, gym_id: 1, class_id: 1, booking_number: 'BK_FORGED' },
      timestamp: monday.getTime(),
      event_id: 'forged-0001',
    },
  });
  let scene: YogaScene;
  let hook: { url: string; secret: string };
  const signed = (text: string, secret = hook.secret) => ({
    'x-gympass-signature': signatureOf(text, secret),
  });

  beforeAll(async () => {
    scene = await aToldStudio('wellhub');
    hook = await hookAtWellhub(scene);
  });

  it('is refused without the right signature', async () => {
    expect(await post(hook.url, body)).toBe(400);
    expect(await post(hook.url, body, signed(body, 'another secret'))).toBe(400);
    expect(await post(hook.url, `${body} `, signed(body))).toBe(400);
  });

  it('is refused if it is too large or in an unknown format', async () => {
    const long = 'x'.repeat(70_000);
    expect(await post(hook.url, long, signed(long))).toBe(413);
    expect(await post(hook.url, 'x', signed('x'))).toBe(400);
    expect(await post(hook.url, '{}', signed('{}'))).toBe(400);
  });

  it('is refused with the same message at another marketplace and at an unknown address', async () => {
    const other = hook.url.replace('/wellhub/', '/totalpass/');
    const unknown = `${hook.url.slice(0, -1)}${hook.url.endsWith('A') ? 'E' : 'A'}`;
    const short = hook.url.slice(0, -20);
    for (const url of [other, unknown, short]) {
      const answer = await fetch(url, { method: 'POST', body, headers: signed(body) });
      expect([url, answer.status]).toEqual([url, 404]);
      const { requestId, ...said } = (await answer.json()) as Record<string, unknown>;
      expect(typeof requestId).toBe('string');
      expect(said).toMatchObject({ code: 'not-found', detail: 'There is nothing here.' });
    }
  });

  it('is rejected for an unknown class after the marketplace was read', async () => {
    expect(await post(hook.url, body, signed(body))).toBe(200);
    for (let tries = 0; tries < 6; tries += 1) {
      await local.settle();
      await local.advance(20_000);
    }
    await local.settle();
    expect(await bookedOf(scene, 'wellhub')).toBe(0);
    const answer = await fetch(`${local.simulators.wellhub.url}/_control/log`);
    const requests = (await answer.json()) as { path: string; body: string }[];
    const answers = requests.filter(({ path }) => path.endsWith('/bookings/BK_FORGED'));
    expect(answers.map((one) => JSON.parse(one.body) as unknown)).toEqual([
      { status: 'REJECTED', reason_category: 'CLASS_NOT_FOUND' },
    ]);
  });

  it('is refused once the connection has ended', async () => {
    await local.call(disconnectMarketplace, { integrationId: 'wellhub' }, scene.token);
    await local.settle();
    expect(await post(hook.url, body, signed(body))).toBe(404);
  });
});
