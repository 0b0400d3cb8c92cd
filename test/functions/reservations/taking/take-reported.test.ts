import * as fc from 'fast-check';
import type { MarketplaceMessage } from '#shared/contracts/messages.ts';
import type { ReportedReservation } from '#shared/contracts/reservations/messages.ts';
import { giveAccess } from '#test/builders/give-access.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { aStudioWith } from '../../schedule/a-studio.ts';
import { reportingDeps } from '#test/builders/reporting-deps.ts';
import { storeListing } from '#functions/_domain/connections/listing-store.ts';
import { applyReported } from '#functions/reservations/taking/take-reported.ts';
import { ClassEntity } from '#functions/_data/classes/class.ts';
import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { BookingRequestEntity } from '#functions/_data/bookings/booking-request.ts';
import { allKeysOf } from '#functions/_data/own-items.ts';
import { readReservation } from '#functions/_domain/bookings/reservation-store.ts';
import { readRequest } from '#functions/_domain/bookings/request-store.ts';
import { tableOf } from '#test/builders/table-of.ts';

const now = new Date('2027-03-01T12:00:00.000Z');
const listingId = '12/987';

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

let studios = 0;

/** A studio with Yoga, with the given numbers of places in total and at Wellhub, linked to Wellhub's listing. */
async function aListedStudio(capacity = 8, ofWellhub = 6) {
  studios += 1;
  const studioId = `72727272-7272-4272-8272-${String(studios).padStart(12, '0')}`;
  const studio = await aStudioWith(studioId);
  await studio.importClasses(`Yoga,2027-03-03,18:00,Sala 1,${capacity},0,${ofWellhub}`);
  const [yoga] = await studio.classesOf('2027-03-03');
  const { classId, startsAt } = yoga!;
  const listing = { listingId, name: 'Yoga', startsAt, state: 'linked', linkedBy: 'match', classId } as const;
  await storeListing(tableOf(studioId), { studioId, marketplace: 'wellhub' }, undefined, listing);
  return { studioId, classId };
}

type Event = Pick<ReportedReservation, 'event' | 'reference'> & Partial<ReportedReservation>;

/**
 * Processes events as the worker does.
 *
 * @returns the requests to the marketplace
 */
async function take(
  studioId: string,
  events: readonly Event[],
  isLastTry = true,
  requested: MarketplaceMessage[] = [],
): Promise<MarketplaceMessage[]> {
  const deps = {
    ...reportingDeps(now),
    pushes: {
      send: async (messages: readonly { readonly body: MarketplaceMessage }[]) =>
        void requested.push(...messages.map(({ body }) => body)),
    },
  };
  for (const event of events) {
    const message: ReportedReservation = {
      kind: 'told',
      studioId,
      marketplace: 'wellhub',
      listingId,
      at: '2027-03-01T11:00:00.000Z',
      answerBy: '2027-03-01T11:15:00.000Z',
      correlationId: 'c-1',
      ...event,
    };
    await applyReported(tableOf(studioId), message, isLastTry, deps);
  }
  return requested;
}

async function stateOf(studioId: string, classId: string) {
  const all = { pages: 'all', consistent: true } as const;
  const studioTable = tableOf(studioId);
  const cls = (await studioTable.of(ClassEntity).get({ studioId, month: '202703', classId }).go(all)).data!;
  const rows = (await studioTable.of(BookingEntity).query.primary({ studioId, month: '202703' }).go(all))
    .data;
  const requests = studioTable.of(BookingRequestEntity).query.primary({ studioId, marketplace: 'wellhub' });
  const answers = (await requests.go(all)).data;
  return {
    bookings: cls.bookings,
    ofWellhub: cls.bookedByChannel.wellhub ?? 0,
    rows: rows.map(({ bookingId, status }) => ({ bookingId, status })),
    answers: Object.fromEntries(answers.map(({ reference, answer }) => [reference, answer])),
  };
}

const requested = (reference: string): Event => ({ event: 'requested', reference });
const cancelled = (reference: string): Event => ({
  event: 'cancelled',
  reference,
  at: '2027-03-01T11:30:00.000Z',
});

describe('a request', () => {
  it('takes a place and is accepted once, and the answer includes the number of bookings', async () => {
    const { studioId, classId } = await aListedStudio();
    const sent = await take(studioId, [requested('BK_1'), requested('BK_1')]);
    const answer = expect.objectContaining({ kind: 'answer', reference: 'BK_1', classId });
    expect(sent).toEqual([answer, answer]);
    expect(await stateOf(studioId, classId)).toMatchObject({
      bookings: 1,
      ofWellhub: 1,
      answers: { BK_1: 'accept' },
    });
  });

  it('is rejected beyond the places of its channel, though the class has some', async () => {
    const { studioId, classId } = await aListedStudio(8, 1);
    await take(studioId, [requested('BK_1'), requested('BK_2')]);
    expect(await stateOf(studioId, classId)).toMatchObject({
      bookings: 1,
      answers: { BK_1: 'accept', BK_2: 'reject' },
    });
  });

  it('is rejected if the class is full, though its channel has places', async () => {
    const { studioId, classId } = await aListedStudio(2, 2);
    const key = { studioId, month: '202703', classId };
    await tableOf(studioId)
      .of(ClassEntity)
      .patch(key)
      .set({ bookings: 2, bookedByChannel: { direct: 2 } })
      .go();
    await take(studioId, [requested('BK_1')]);
    expect(await stateOf(studioId, classId)).toMatchObject({ bookings: 2, answers: { BK_1: 'reject' } });
  });

  it('is rejected if its class was cancelled, with the reason', async () => {
    const { studioId, classId } = await aListedStudio();
    const key = { studioId, month: '202703', classId };
    await tableOf(studioId)
      .of(ClassEntity)
      .patch(key)
      .set({ cancelledAt: '2027-03-01T10:00:00.000Z', cancelledBy: 'classpass' })
      .go();
    await take(studioId, [requested('BK_1')]);
    expect(await stateOf(studioId, classId)).toMatchObject({ bookings: 0, answers: { BK_1: 'reject' } });
    const request = { studioId, marketplace: 'wellhub', reference: 'BK_1' } as const;
    expect(await readRequest(tableOf(studioId), request)).toMatchObject({
      reason: 'class-cancelled',
    });
  });

  it('stays rejected if a place becomes free later, because the marketplace was told', async () => {
    const { studioId, classId } = await aListedStudio(8, 1);
    await take(studioId, [requested('BK_1'), requested('BK_2'), cancelled('BK_1'), requested('BK_2')]);
    expect(await stateOf(studioId, classId)).toMatchObject({
      bookings: 0,
      answers: { BK_1: 'accept', BK_2: 'reject' },
    });
  });

  it('is not answered if it was cancelled before', async () => {
    const { studioId, classId } = await aListedStudio();
    const sent = await take(studioId, [cancelled('BK_1'), requested('BK_1'), requested('BK_1')]);
    expect(sent).toEqual([]);
    expect(await stateOf(studioId, classId)).toMatchObject({ bookings: 0, answers: {} });
  });

  it('for an unlinked class triggers a read of the marketplace, and is rejected only at the last attempt', async () => {
    const { studioId } = await aListedStudio();
    const request = { ...requested('BK_1'), listingId: '1/1' };
    const sent: MarketplaceMessage[] = [];
    await expect(take(studioId, [request], false, sent)).rejects.toThrow('is not linked to a class');
    expect(sent).toMatchObject([{ kind: 'map', marketplace: 'wellhub' }]);
    expect(await take(studioId, [request])).toMatchObject([{ kind: 'answer', reference: 'BK_1' }]);
  });

  it('for an unlinked class reads only the listing and the settings of its studio', async () => {
    const { studioId } = await aListedStudio();
    const before = table.calls.length;
    const request = { ...requested('BK_1'), listingId: '1/1' };
    await expect(take(studioId, [request], false)).rejects.toThrow('is not linked to a class');
    expect(table.calls.slice(before).map(({ action }) => action)).toEqual([
      'dynamodb:GetItem',
      'dynamodb:GetItem',
    ]);
  });
});

test('a cancellation is applied to a studio that has access, but no settings yet', async () => {
  studios += 1;
  const studioId = `74747474-7373-4373-8373-${String(studios).padStart(12, '0')}`;
  await giveAccess(studioId);
  await take(studioId, [cancelled('BK_1')]);
  const { reported } = await readReservation(tableOf(studioId), {
    studioId,
    channel: 'wellhub',
    reference: 'BK_1',
  });
  expect(reported.cancelled).toBeDefined();
});

test.each(['requested', 'cancelled', 'confirmed'] as const)(
  'a booking that is %s leaves nothing of a studio that was removed while it waited',
  async (event) => {
    studios += 1;
    const studioId = `73737373-7373-4373-8373-${String(studios).padStart(12, '0')}`;
    for (const isLastTry of [false, true])
      expect(await take(studioId, [{ event, reference: 'BK_1' }], isLastTry)).toEqual([]);
    expect(await allKeysOf(tableOf(studioId), `S#${studioId}#BOOKING-REQUEST#wellhub`)).toEqual([]);
    expect(
      (await readReservation(tableOf(studioId), { studioId, channel: 'wellhub', reference: 'BK_1' }))
        .revision,
    ).toBe(0);
  },
);

/** A listed studio of whose places Wellhub had sold some before it was connected, so they are known only by number. */
async function aStudioSoldBefore(sold: number) {
  const { studioId, classId } = await aListedStudio();
  const key = { studioId, month: '202703', classId };
  const figures = { bookings: sold, bookedByChannel: { wellhub: sold }, unreported: { wellhub: sold } };
  await tableOf(studioId).of(ClassEntity).patch(key).set(figures).go();
  return { studioId, classId };
}

describe('the cancellation of an unknown booking', () => {
  it('frees one of the places that Wellhub had sold before, once, and Wellhub is sent the number', async () => {
    const { studioId, classId } = await aStudioSoldBefore(2);
    const sent = await take(studioId, [cancelled('OLD_1'), cancelled('OLD_1')]);
    expect(sent).toEqual([expect.objectContaining({ kind: 'count', classId })]);
    expect(await stateOf(studioId, classId)).toMatchObject({ bookings: 1, ofWellhub: 1, rows: [] });
    await take(studioId, [cancelled('OLD_2'), cancelled('OLD_3')]);
    expect(await stateOf(studioId, classId)).toMatchObject({ bookings: 0, ofWellhub: 0 });
  });

  it('frees none if its request was rejected', async () => {
    const { studioId, classId } = await aStudioSoldBefore(6);
    const sent = await take(studioId, [requested('BK_1'), cancelled('BK_1')]);
    expect(sent).toMatchObject([{ kind: 'answer' }]);
    expect(await stateOf(studioId, classId)).toMatchObject({ bookings: 6, answers: { BK_1: 'reject' } });
  });

  it('frees none of another marketplace, which counts by itself', async () => {
    const { studioId, classId } = await aStudioSoldBefore(2);
    const key = { studioId, month: '202703', classId };
    const figures = { bookedByChannel: { totalpass: 2 }, unreported: { totalpass: 2 } };
    await tableOf(studioId).of(ClassEntity).patch(key).set(figures).go();
    const listing = { listingId, name: 'Yoga', startsAt: '2027-03-04T00:00:00.000Z', classId } as const;
    const whose = { studioId, marketplace: 'totalpass' } as const;
    await storeListing(tableOf(studioId), whose, undefined, {
      ...listing,
      state: 'linked',
      linkedBy: 'match',
    });
    await take(studioId, [{ ...cancelled('OLD_1'), marketplace: 'totalpass' }]);
    expect(await stateOf(studioId, classId)).toMatchObject({ bookings: 2 });
  });

  it('gives the place back if its request arrives only afterwards, in any order of copies', async () => {
    const events = [requested('BK_1'), cancelled('BK_1'), cancelled('OLD_1')];
    const orders = fc.shuffledSubarray([...events, ...events], { minLength: 6, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const { studioId, classId } = await aStudioSoldBefore(3);
        await take(studioId, order);
        expect(await stateOf(studioId, classId)).toMatchObject({ bookings: 2, ofWellhub: 2 });
      }),
      { numRuns: 20 },
    );
  });
});

describe('in any order and with any copies', () => {
  const events = [
    requested('BK_1'),
    cancelled('BK_1'),
    requested('BK_2'),
    cancelled('BK_3'),
    requested('BK_3'),
    requested('BK_4'),
  ];

  it('the same places are held in the end', async () => {
    const orders = fc.shuffledSubarray([...events, ...events], { minLength: 12, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const { studioId, classId } = await aListedStudio();
        await take(studioId, order);
        const { bookings, ofWellhub, rows } = await stateOf(studioId, classId);
        expect([bookings, ofWellhub]).toEqual([2, 2]);
        expect(rows.filter(({ status }) => status === 'confirmed')).toHaveLength(2);
        expect(rows).toHaveLength(4);
      }),
      { numRuns: 20 },
    );
  });

  it('no more is accepted than is free, and every answer stays valid', async () => {
    const requests = ['BK_1', 'BK_2', 'BK_3', 'BK_4'].map(requested);
    const orders = fc.shuffledSubarray([...requests, ...requests], { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(orders, fc.integer({ min: 0, max: 4 }), async (order, places) => {
        const { studioId, classId } = await aListedStudio(8, places);
        await take(studioId, order);
        const { bookings, answers } = await stateOf(studioId, classId);
        const first = [...new Set(order.map(({ reference }) => reference))];
        expect(bookings).toBe(places);
        expect(answers).toEqual(
          Object.fromEntries(first.map((reference, at) => [reference, at < places ? 'accept' : 'reject'])),
        );
      }),
      { numRuns: 15 },
    );
  });
});
