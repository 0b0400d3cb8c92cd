import { checkSubscription } from '#shared/contracts/billing/check-subscription.ts';
import { createCheckout } from '#shared/contracts/billing/create-checkout.ts';
import { openPortal } from '#shared/contracts/billing/open-portal.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { startPeople } from '../../builders/start-people.ts';
import { aCard, startStripe, type TestStripe } from '../../builders/start-stripe.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { handler as checkout } from '#functions/billing/create-checkout.ts';
import { handler as portal } from '#functions/billing/open-portal.ts';
import { handler as check } from '#functions/billing/check-subscription.ts';

let table: TestTable, stripe: TestStripe, people: Awaited<ReturnType<typeof startPeople>>;
let studios = 0;
let owner: { studioId: string };

beforeAll(async () => {
  table = await startTable();
  stripe = await startStripe();
  people = await startPeople();
});
beforeEach(() => {
  studios += 1;
  owner = { studioId: `77777777-7777-4777-8777-${String(studios).padStart(12, '0')}` };
  stripe.faults.set({});
});
afterAll(async () => {
  await people.close();
  await stripe.close();
  await table.close();
});

const begin = () => callOperation(checkout, createCheckout, {}, owner);
const customers = () =>
  Object.values(stripe.state.customers).filter(({ metadata }) => metadata['studioId'] === owner.studioId);
const sessions = () =>
  Object.values(stripe.state.sessions).filter(
    ({ clientReferenceId }) => clientReferenceId === owner.studioId,
  );

describe('a checkout', () => {
  test('is for the plan, with a 30-day trial, and links back to the product', async () => {
    const { status, body } = await begin();
    expect(status).toBe(200);
    expect(body.url).toBe(`${stripe.url}/c/pay/${sessions()[0]!.id}`);
    expect(sessions()).toEqual([
      expect.objectContaining({
        trialDays: 30,
        successUrl: 'http://localhost:3000/?checkout=success',
        cancelUrl: 'http://localhost:3000/subscribe?checkout=cancelled',
        subscriptionMetadata: { studioId: owner.studioId },
      }),
    ]);
  });

  test('is for a customer with the owner’s sign-in address', async () => {
    owner = { studioId: await people.join('owner@alameda.test') };
    await begin();
    expect(customers()).toEqual([expect.objectContaining({ email: 'owner@alameda.test' })]);
  });

  test('started twice is the same one, for the same customer', async () => {
    const [first, second] = [await begin(), await begin()];
    expect(second.body.url).toBe(first.body.url);
    expect(customers()).toHaveLength(1);
  });

  test('started eight times at once is one, for one customer', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, begin));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    expect([customers(), sessions()].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('finds the customer that was created but not stored', async () => {
    const made = { created: 1, email: null, card: null, metadata: { studioId: owner.studioId } };
    stripe.state.customers['cus_found'] = { id: 'cus_found', ...made };
    await begin();
    expect(sessions()[0]?.customerId).toBe('cus_found');
    expect(customers()).toHaveLength(1);
  });

  test('is replaced by a new one after it expires', async () => {
    const first = await begin();
    sessions()[0]!.status = 'expired';
    const second = await begin();
    expect(second.body.url).not.toBe(first.body.url);
  });

  test('is refused for subscribers, even before an event arrives', async () => {
    const { body } = await begin();
    const paid = await stripe.submit(body.url, aCard('4242 4242 4242 4242'));
    expect(paid).toMatchObject({ status: 303, location: 'http://localhost:3000/?checkout=success' });
    expect(await begin()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await callOperation(check, checkSubscription, {}, owner)).body).toMatchObject({
      subscribed: true,
      inTrial: true,
      trialAvailable: false,
    });
  });

  test('has no trial the second time, and a payment that is due is settled in the portal', async () => {
    await stripe.submit((await begin()).body.url, aCard('4242 4242 4242 4242'));
    const [one] = Object.values(stripe.state.subscriptions).slice(-1);
    one!.status = 'past_due';
    expect((await begin()).body.url).toMatch(/\/p\/session\/bps_/);
    one!.status = 'canceled';
    one!.endedAt = one!.created + 10;
    await begin();
    expect(sessions().map(({ trialDays }) => trialDays)).toEqual([30, null]);
  });

  test.each([500, 503, 429])('fails while Stripe answers %i, and is requested twice', async (status) => {
    stripe.faults.set({ shares: [{ match: {}, fault: { kind: 'status', status }, share: 1 }] });
    const before = stripe.log.entries().length;
    expect(await begin()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(stripe.log.entries().length - before).toBe(status === 429 ? 1 : 2);
  });

  test('survives one bad response', async () => {
    stripe.faults.set({ next: [{ match: {}, fault: { kind: 'reset', carriedOut: true } }] });
    expect((await begin()).status).toBe(200);
    expect(customers()).toHaveLength(1);
  });
});

describe('the portal', () => {
  test('is for customers', async () => {
    expect(await callOperation(portal, openPortal, {}, owner)).toMatchObject({ status: 404 });
    await begin();
    const { body } = await callOperation(portal, openPortal, {}, owner);
    const page = await (await fetch(body.url)).text();
    expect(page).toContain('Return to Cupo');
    expect(page).toContain('http://localhost:3000/settings');
  });
});
