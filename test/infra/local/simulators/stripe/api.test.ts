import Stripe from 'stripe';
import { aCheckout, clientOf, start, type Scene } from './start.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await start();
});
afterEach(() => scene.close());

test('refuses another key', async () => {
  const stranger = clientOf({ ...scene.simulator, secretKey: 'sk_test_other' });
  await expect(stranger.customers.list()).rejects.toThrow('Invalid API Key');
});

test('the plan’s price is in whole cents and belongs to the product', async () => {
  const price = await scene.client.prices.retrieve(scene.simulator.priceId);
  expect(price).toMatchObject({ unit_amount: 30_000, currency: 'usd', recurring: { interval: 'month' } });
  const product = await scene.client.products.retrieve(price.product as string);
  expect(product.name).toBe('Cupo Professional Plan');
});

test('a customer can be created, found by its metadata, and retrieved', async () => {
  const { client } = scene;
  const made = await client.customers.create({ email: 'a@b.test', metadata: { studioId: 's-1' } });
  await client.customers.create({ metadata: { studioId: 's-2' } });
  const { data } = await client.customers.search({ query: "metadata['studioId']:'s-1'" });
  expect(data.map(({ id }) => id)).toEqual([made.id]);
  expect(await client.customers.retrieve(made.id)).toMatchObject({ email: 'a@b.test', livemode: false });
});

test('the same key makes one thing; with other words it is refused', async () => {
  const { client, simulator } = scene;
  const key = { idempotencyKey: 'one' };
  const first = await client.customers.create({ email: 'a@b.test' }, key);
  expect((await client.customers.create({ email: 'a@b.test' }, key)).id).toBe(first.id);
  await expect(client.customers.create({ email: 'c@d.test' }, key)).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  );
  expect(Object.keys(simulator.state.customers)).toEqual([first.id]);
});

test('reports missing objects with Stripe’s messages', async () => {
  await expect(scene.client.customers.retrieve('cus_none')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    statusCode: 404,
  });
  await expect(scene.client.coupons.list()).rejects.toThrow('Unrecognized request URL');
});

test.each([
  ['another price', { line_items: [{ price: 'price_other', quantity: 1 }] }],
  ['no customer', { customer: 'cus_none' }],
  ['an address that is none', { success_url: 'nowhere' }],
  ['half a day of trial', { subscription_data: { trial_period_days: 0.5 } }],
])('a checkout with %s is refused', async (_, change) => {
  const { customer } = await aCheckout(scene);
  const good = {
    mode: 'subscription' as const,
    customer: customer.id,
    line_items: [{ price: scene.simulator.priceId, quantity: 1 }],
    success_url: 'http://localhost/ok',
    cancel_url: 'http://localhost/no',
  };
  await expect(scene.client.checkout.sessions.create({ ...good, ...change })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
  });
});

test('an open checkout can be expired once', async () => {
  const { client, heard, simulator } = scene;
  const { session } = await aCheckout(scene);
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', client_reference_id: 's-1' });
  expect(await client.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null });
  await expect(client.checkout.sessions.expire(session.id)).rejects.toThrow('open');
  await simulator.deliveries.drain();
  expect(heard).toEqual(['checkout.session.expired']);
});

test('a checkout is open for a day', async () => {
  const { session } = await aCheckout(scene);
  await scene.advance(24 * 3_600_000);
  expect((await scene.client.checkout.sessions.retrieve(session.id)).status).toBe('expired');
});
