import Stripe from 'stripe';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import {
  signatureOf,
  eventObject,
  type StripeEvent,
  type Subscription,
} from '#infra/local/simulators/stripe/index.ts';
import { createCheckout } from '#shared/contracts/billing/create-checkout.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { originHeaders } from '../../builders/origin.ts';
import { startPeople } from '../../builders/start-people.ts';
import { aCard, startStripe, type TestStripe } from '../../builders/start-stripe.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import { handler as checkout } from '#functions/billing/create-checkout.ts';
import { handler as receiveEventHandler } from '#functions/billing/receive-event.ts';
import { base } from '#functions/_platform/adapters/base.ts';
import { tableOf } from '#test/builders/table-of.ts';

type Sent = { body?: string | undefined; base64?: boolean; signature?: string | undefined };
type Receive = (event: unknown, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

let table: TestTable, stripe: TestStripe, people: Awaited<ReturnType<typeof startPeople>>;
const receive = receiveEventHandler as unknown as Receive;
let studios = 0;
let owner: { studioId: string };
let writes: () => number;

const nowSeconds = () => Math.floor(Date.now() / 1000);

async function send({ body, base64 = false, signature }: Sent): Promise<number> {
  const event = {
    headers: { ...originHeaders, ...(signature !== undefined && { 'stripe-signature': signature }) },
    ...(body !== undefined && { body: base64 ? Buffer.from(body).toString('base64') : body }),
    isBase64Encoded: base64,
    requestContext: { requestId: 'gateway-0001' },
  };
  return (await receive(event, { awsRequestId: 'request-0001' } as Context)).statusCode ?? 0;
}

/** Delivers an event as Stripe sends it. */
const deliver = (payload: string, seconds = nowSeconds()) =>
  send({ body: payload, signature: signatureOf(payload, stripe.webhookSecret, seconds) });

const payloadOf = (event: StripeEvent | object): string => JSON.stringify(event, null, 2);
const eventsOf = (studioId: string): object[] =>
  Object.values(stripe.state.events)
    .filter(
      ({ object }) => stripe.state.customers[String(object['customer'])]?.metadata['studioId'] === studioId,
    )
    .map(eventObject);

const stored = async () => {
  const { studioId } = owner;
  return (await tableOf(studioId).of(SubscriptionEntity).get({ studioId }).go({ consistent: true })).data;
};

async function subscribe(): Promise<Subscription> {
  const { body } = await callOperation(checkout, createCheckout, {}, owner);
  await stripe.submit(body.url, aCard('4242 4242 4242 4242'));
  return Object.values(stripe.state.subscriptions).at(-1)!;
}

beforeAll(async () => {
  table = await startTable();
  stripe = await startStripe();
  people = await startPeople();
  writes = () => table.calls.filter(({ writeUnits }) => writeUnits > 0).length;
});
beforeEach(() => {
  studios += 1;
  owner = { studioId: `88888888-8888-4888-8888-${String(studios).padStart(12, '0')}` };
  stripe.faults.set({});
});
afterAll(async () => {
  await people.close();
  await stripe.close();
  await table.close();
});

describe('a signature', () => {
  let payload: string, good: string;
  beforeEach(async () => {
    await subscribe();
    payload = payloadOf(eventsOf(owner.studioId)[0]!);
    good = signatureOf(payload, stripe.webhookSecret, nowSeconds());
  });

  test("that is Stripe's own client's is taken", async () => {
    const header = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
      payload,
      secret: stripe.webhookSecret,
    });
    expect(await send({ body: payload, signature: header })).toBe(200);
    expect((await stored())?.paid?.status).toBe('trialing');
  });

  test('over a body that came as base64 is taken', async () => {
    expect(await send({ body: payload, base64: true, signature: good })).toBe(200);
    expect((await stored())?.paid?.status).toBe('trialing');
  });

  test('beside another, as while the secret changes, is taken', async () => {
    const other = signatureOf(payload, 'whsec_of_before', nowSeconds()).split(',')[1]!;
    expect(await send({ body: payload, signature: good.replace(',v1=', `,${other},v1=`) })).toBe(200);
  });

  test('290 seconds old is taken', async () => {
    expect(await deliver(payload, nowSeconds() - 290)).toBe(200);
  });

  test.each<[string, () => Sent]>([
    [
      'of 302 seconds ago',
      () => ({ body: payload, signature: signatureOf(payload, stripe.webhookSecret, nowSeconds() - 302) }),
    ],
    [
      'by another secret',
      () => ({ body: payload, signature: signatureOf(payload, 'whsec_another', nowSeconds()) }),
    ],
    [
      'over the same JSON, written differently',
      () => ({ body: JSON.stringify(JSON.parse(payload)), signature: good }),
    ],
    ['of another scheme', () => ({ body: payload, signature: good.replace('v1=', 'v0=') })],
    [
      'whose time was changed',
      () => ({ body: payload, signature: good.replace(/t=\d+/, `t=${nowSeconds() + 1}`) }),
    ],
    ['over a body with one more byte', () => ({ body: `${payload} `, signature: good })],
    ['that is missing', () => ({ body: payload })],
    ['that is empty', () => ({ body: payload, signature: '' })],
    ['that is no signature', () => ({ body: payload, signature: 'garbage,=,t=,v1=' })],
    ['over nothing', () => ({ signature: good })],
    [
      'of nothing, over nothing',
      () => ({ body: '', signature: signatureOf('', stripe.webhookSecret, nowSeconds()) }),
    ],
    [
      'over what is no JSON',
      () => ({ body: 'no', signature: signatureOf('no', stripe.webhookSecret, nowSeconds()) }),
    ],
    [
      'over what is no event',
      () => ({ body: '{}', signature: signatureOf('{}', stripe.webhookSecret, nowSeconds()) }),
    ],
    ['by nobody, over a megabyte', () => ({ body: `{"a":"${'x'.repeat(1_000_000)}"}`, signature: good })],
  ])('%s is refused, and nothing is read or written', async (_, sent) => {
    const before = table.calls.length;
    expect(await send(sent())).toBe(400);
    expect(table.calls.length).toBe(before);
  });
});

describe('an event', () => {
  const event = (change: object) => ({
    id: `evt_${studios}`,
    object: 'event',
    created: nowSeconds(),
    type: 'customer.subscription.updated',
    livemode: false,
    data: { object: { id: 'sub_x', object: 'subscription', customer: 'cus_x' } },
    ...change,
  });

  test.each([
    ['of a type that means nothing here', { type: 'product.updated' }],
    ['of a megabyte', { type: 'file.created', note: 'x'.repeat(1_000_000) }],
    ['of live mode', { livemode: true }],
    ['of another account', { account: 'acct_other' }],
    ['about nobody', { data: { object: { id: 'in_x' } } }],
    ['about a customer of somebody else', {}],
  ])('%s is received, and changes nothing', async (_, change) => {
    const [writesBefore, requestedBefore] = [writes(), stripe.log.entries().length];
    expect(await deliver(payloadOf(event(change)))).toBe(200);
    expect([writes(), stripe.log.entries().length]).toEqual([writesBefore, requestedBefore]);
  });

  test.each([
    ['whose id has no end', { id: `evt_${'x'.repeat(10_000)}` }],
    ['whose id is no id', { id: 'evt_\u0000/../x' }],
    ['about a customer whose id has no end', { data: { object: { customer: 'c'.repeat(10_000) } } }],
    ['from the future', { created: nowSeconds() + 3600 }],
    ['of the year 9999', { created: 253_402_214_400 }],
    ['of no calendar', { created: Number.MAX_SAFE_INTEGER }],
  ])('%s is refused, and changes nothing', async (_, change) => {
    const [writesBefore, requestedBefore] = [writes(), stripe.log.entries().length];
    expect(await deliver(payloadOf(event(change)))).toBe(400);
    expect([writes(), stripe.log.entries().length]).toEqual([writesBefore, requestedBefore]);
  });

  test('is looked at once, however often it comes', async () => {
    await subscribe();
    const payload = payloadOf(eventsOf(owner.studioId)[0]!);
    await deliver(payload);
    const [writesBefore, requestedBefore] = [writes(), stripe.log.entries().length];
    expect(await deliver(payload)).toBe(200);
    expect([writes(), stripe.log.entries().length]).toEqual([writesBefore, requestedBefore]);
  });

  test.each([
    ['500', { kind: 'status', status: 500 }],
    ['503', { kind: 'status', status: 503 }],
    ['a broken connection', { kind: 'reset', carriedOut: false }],
  ] as const)('is to come again when Stripe answers %s, and then is taken', async (_, fault) => {
    await subscribe();
    const payload = payloadOf(eventsOf(owner.studioId)[0]!);
    stripe.faults.set({ shares: [{ match: {}, fault, share: 1 }] });
    const before = writes();
    const heard = jest.spyOn(base.logger, 'measure');
    expect(await deliver(payload)).toBe(503);
    expect(writes()).toBe(before);
    expect(heard.mock.calls.map(([, measured]) => measured)).toContainEqual({ PaymentFailures: 1 });
    heard.mockRestore();
    stripe.faults.set({});
    expect(await deliver(payload)).toBe(200);
    expect((await stored())?.paid?.status).toBe('trialing');
  });

  test('says nothing by itself: what Stripe says now is stored', async () => {
    const one = await subscribe();
    const payload = payloadOf(eventsOf(owner.studioId)[0]!);
    Object.assign(one, { status: 'canceled', endedAt: one.created + 60 });
    await deliver(payload);
    expect((await stored())?.paid?.status).toBe('cancelled');
  });
});

/**
 * The step that test/laws/event-orders.ts follows through every order: from whatever is stored, an event brings what
 * Stripe says now, and one that was taken brings nothing.
 */
describe('one step of the handler', () => {
  const moments = [
    [{ status: 'trialing' }, { status: 'trialing', cancelsAtEnd: false }],
    [{ status: 'active' }, { status: 'active', cancelsAtEnd: false }],
    [{ status: 'past_due' }, { status: 'past-due', cancelsAtEnd: false }],
    [
      { status: 'active', cancelAtPeriodEnd: true },
      { status: 'active', cancelsAtEnd: true },
    ],
    [
      { status: 'canceled', endedAt: 1_900_000_000 },
      { status: 'cancelled', cancelsAtEnd: false, endsAt: '2030-03-17T17:46:40.000Z' },
    ],
  ] as const;

  test('leads from every item to every other, and a copy leads nowhere', async () => {
    const one = await subscribe();
    let events = 0;
    const says = (at: number) =>
      Object.assign(one, { cancelAtPeriodEnd: false, endedAt: null }, moments[at]![0]);
    const anEvent = () => {
      events += 1;
      return payloadOf({ ...eventsOf(owner.studioId)[0]!, id: `evt_step_${studios}_${events}` });
    };
    for (const from of moments.keys())
      for (const to of moments.keys()) {
        const first = anEvent();
        says(from);
        expect(await deliver(first)).toBe(200);
        expect((await stored())?.paid).toMatchObject(moments[from]![1]);
        says(to);
        expect(await deliver(first)).toBe(200);
        expect((await stored())?.paid).toMatchObject(moments[from]![1]);
        expect(await deliver(anEvent())).toBe(200);
        expect((await stored())?.paid).toMatchObject(moments[to]![1]);
      }
  });
});

describe('six events, each twice, at once and in any order', () => {
  /** A fixed order that differs from run to run of the loop, and not from run to run of the test. */
  const shuffled = <T>(all: readonly T[], seed: number): T[] =>
    all
      .map((one, at) => ({ one, key: (Math.imul(at + 1, 2_654_435_761) ^ Math.imul(seed, 40_503)) >>> 0 }))
      .sort((a, b) => a.key - b.key)
      .map(({ one }) => one);

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('end in what Stripe says (order %i)', async (seed) => {
    const one = await subscribe();
    for (const change of [
      { status: 'active' },
      { status: 'past_due' },
      { status: 'active', cancelAtPeriodEnd: true },
      { cancelAtPeriodEnd: false },
    ])
      stripe.state.events[`evt_${seed}_${JSON.stringify(change).replaceAll(/\W/g, '')}`] = {
        id: `evt_${seed}_${JSON.stringify(change).replaceAll(/\W/g, '')}`,
        created: nowSeconds(),
        type: 'customer.subscription.updated',
        object: { id: one.id, object: 'subscription', customer: one.customerId },
        attempts: 0,
        nextAttemptMs: null,
        taken: false,
      };
    const events = eventsOf(owner.studioId).map(payloadOf);
    expect(events).toHaveLength(6);
    const order = shuffled([...events, ...events], seed);
    const first = order.slice(0, 6).map((payload) => deliver(payload));
    Object.assign(one, { status: 'active' });
    const second = order.slice(6).map((payload) => deliver(payload));
    Object.assign(one, { status: 'past_due' });
    const statuses = await Promise.all([...first, ...second]);
    // Stripe's last state has its own event, which is repeated until it is accepted.
    const last = eventsOf(owner.studioId)[0]!;
    statuses.push(await deliver(payloadOf({ ...last, id: `evt_last_${seed}` })));
    for (const [at, status] of statuses.slice(0, 12).entries())
      if (status !== 200) statuses[at] = await deliver(order[at]!);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await stored()).toMatchObject({
      studioId: owner.studioId,
      customerId: one.customerId,
      trialUsed: true,
      paid: { subscriptionId: one.id, status: 'past-due', cancelsAtEnd: false },
    });
  });
});
