import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCheckout, card, clientOf, dayMs, start, submit, type Scene } from './start.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await start();
});
afterEach(() => scene.close());

const hourMs = 3_600_000;
const only = async () => (await scene.client.subscriptions.list({ status: 'all' })).data[0]!;

async function subscribed(number: string, trialDays?: number) {
  const made = await aCheckout(scene, trialDays);
  await submit(made.page, card(number));
  await scene.simulator.deliveries.drain();
  return made;
}

describe('the checkout page', () => {
  test('shows the price, and leads back', async () => {
    const { page } = await aCheckout(scene, 30);
    const text = await (await fetch(page)).text();
    expect(text).toContain('30 days free');
    expect(text).toContain('$300 per month from April 1, 2026');
    expect(text).toContain('href="http://localhost:3000/subscribe"');
  });

  test('completes the checkout with a valid card', async () => {
    const { session, page } = await aCheckout(scene, 30);
    expect(await submit(page, card('4242 4242 4242 4242'))).toMatchObject({
      status: 303,
      location: `http://localhost:3000/?checkout=success&id=${session.id}`,
    });
    expect(await only()).toMatchObject({ status: 'trialing', cancel_at_period_end: false });
    expect((await fetch(page)).status).toBe(410);
    await scene.simulator.deliveries.drain();
    expect(scene.heard).toEqual(['customer.subscription.created', 'checkout.session.completed']);
  });

  test.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['1234', 'Your card number is invalid.'],
  ])('keeps asking after %s', async (number, sentence) => {
    const { session, page } = await aCheckout(scene, 30);
    const answer = await submit(page, card(number));
    expect([answer.status, answer.text.includes(sentence)]).toEqual([402, true]);
    expect((await scene.client.checkout.sessions.retrieve(session.id)).status).toBe('open');
  });

  test('requires the owner of a 3-D Secure card to confirm', async () => {
    const { page } = await aCheckout(scene, 30);
    const number = '4000 0025 0000 3155';
    expect((await submit(page, card(number))).text).toContain('3-D Secure');
    const confirm = page.replace('/c/pay/', '/c/confirm/');
    expect((await submit(confirm, { ...card(number), answer: 'fail' })).text).toContain(
      'unable to authenticate',
    );
    expect((await submit(confirm, { ...card(number), answer: 'complete' })).status).toBe(303);
    expect((await only()).status).toBe('trialing');
  });

  test('charges at once if there is no trial', async () => {
    await subscribed('4242 4242 4242 4242');
    expect(await only()).toMatchObject({ status: 'active', trial_end: null });
    expect(scene.heard).toEqual([
      'customer.subscription.created',
      'invoice.created',
      'invoice.paid',
      'checkout.session.completed',
    ]);
  });

  test('escapes text from others', async () => {
    const { customer, page } = await aCheckout(scene);
    scene.simulator.state.customers[customer.id]!.email = '"><script>alert(1)</script>';
    expect(await (await fetch(page)).text()).not.toContain('<script>alert');
  });
});

describe('a subscription over time', () => {
  test('announces the end of its trial, is charged an hour after it, and renews each month', async () => {
    await subscribed('4242 4242 4242 4242', 30);
    scene.heard.length = 0;
    await scene.advance(27 * dayMs);
    expect(scene.heard).toEqual(['customer.subscription.trial_will_end']);
    await scene.advance(3 * dayMs);
    expect((await only()).status).toBe('active');
    expect(scene.heard.slice(1)).toEqual(['invoice.created', 'customer.subscription.updated']);
    await scene.advance(hourMs);
    expect(scene.heard.slice(3)).toEqual(['invoice.paid']);
    expect((await only()).items.data[0]!.current_period_end).toBe(Date.parse('2026-05-01T10:00:00Z') / 1000);
    await scene.advance(31 * dayMs);
    expect((await only()).items.data[0]!.current_period_end).toBe(Date.parse('2026-06-01T10:00:00Z') / 1000);
  });

  test('becomes past due when the card fails, is retried three times, and ends', async () => {
    await subscribed('4000 0000 0000 0341', 30);
    await scene.advance(30 * dayMs + hourMs);
    expect((await only()).status).toBe('past_due');
    await scene.advance(14 * dayMs);
    expect((await only()).status).toBe('past_due');
    await scene.advance(1 * dayMs);
    expect(await only()).toMatchObject({
      status: 'canceled',
      ended_at: Date.parse('2026-04-16T11:00:00Z') / 1000,
    });
    expect(scene.heard.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
    expect(scene.heard.at(-1)).toBe('customer.subscription.deleted');
  });

  test('is paid with another card that was added in the portal', async () => {
    const { customer } = await subscribed('4000 0000 0000 0341', 30);
    await scene.advance(30 * dayMs + hourMs);
    const visit = await scene.client.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'http://localhost:3000/settings',
    });
    const refused = await submit(visit.url, { action: 'card', cardNumber: '4000 0000 0000 0002' });
    expect([refused.status, (await only()).status]).toEqual([402, 'past_due']);
    await submit(visit.url, { action: 'card', cardNumber: '4242 4242 4242 4242' });
    expect((await only()).status).toBe('active');
  });

  test('can be cancelled in the portal, resumed and cancelled again, and ends with its period', async () => {
    const { customer } = await subscribed('4242 4242 4242 4242', 30);
    const { url } = await scene.client.billingPortal.sessions.create({
      customer: customer.id,
      return_url: '',
    });
    await submit(url, { action: 'cancel' });
    expect(await only()).toMatchObject({ status: 'trialing', cancel_at_period_end: true });
    expect(await (await fetch(url)).text()).toContain('Ends on April 1, 2026');
    await submit(url, { action: 'resume' });
    expect(await only()).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    await submit(url, { action: 'cancel' });
    await scene.advance(30 * dayMs);
    expect(await only()).toMatchObject({
      status: 'canceled',
      ended_at: Date.parse('2026-04-01T10:00:00Z') / 1000,
    });
    expect(await (await fetch(url)).text()).toContain('Ended on April 1, 2026');
  });
});

describe('an event', () => {
  test('is retried until it is accepted', async () => {
    scene.answers.push(500, 503);
    await subscribed('4242 4242 4242 4242', 30);
    expect(scene.heard).toEqual(['customer.subscription.created 500', 'checkout.session.completed 503']);
    await scene.advance(6_000);
    expect(scene.heard.slice(2)).toEqual(['customer.subscription.created', 'checkout.session.completed']);
    await scene.advance(dayMs);
    expect(scene.heard).toHaveLength(4);
  });

  test('fails after nine attempts, and can be sent again manually', async () => {
    scene.answers.push(...Array.from({ length: 30 }, () => 500));
    await subscribed('4242 4242 4242 4242', 30);
    for (let hour = 0; hour < 60; hour += 1) await scene.advance(hourMs);
    expect(scene.heard).toHaveLength(18);
    scene.answers.length = 0;
    const [event] = Object.values(scene.simulator.state.events);
    const body = JSON.stringify({ eventId: event!.id });
    const resent = await fetch(`${scene.simulator.url}/_control/resend`, { method: 'POST', body });
    await scene.simulator.deliveries.drain();
    expect([resent.status, scene.heard.at(-1)]).toEqual([204, 'customer.subscription.created']);
  });

  test('waits while delivery is paused', async () => {
    const paused = (value: boolean) =>
      fetch(`${scene.simulator.url}/_control/webhooks`, {
        method: 'PUT',
        body: JSON.stringify({ paused: value }),
      });
    await paused(true);
    await subscribed('4242 4242 4242 4242', 30);
    expect(scene.heard).toEqual([]);
    await paused(false);
    await scene.simulator.deliveries.drain();
    expect(scene.heard).toHaveLength(2);
  });
});

test('pages of other sites cannot use the controls', async () => {
  const headers = { origin: 'https://elsewhere.test' };
  expect((await fetch(`${scene.simulator.url}/_control/state`, { headers })).status).toBe(403);
});

test('the overview shows subscriptions and events', async () => {
  await subscribed('4242 4242 4242 4242', 30);
  const text = await (await fetch(scene.simulator.url)).text();
  expect(text).toContain('ana@alameda.test');
  expect(text).toContain('customer.subscription.created');
});

test('keeps its state after a restart', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'stripe-'));
  const file = join(dir, 'stripe.json');
  const first = await start(file);
  const { customer } = await aCheckout(first);
  await first.close();
  const second = await start(file);
  expect((await clientOf(second.simulator).customers.retrieve(customer.id)).id).toBe(customer.id);
  await second.close();
  rmSync(dir, { recursive: true });
});
