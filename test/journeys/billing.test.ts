import { createLocal, type Local } from '#infra/local/index.ts';
import { checkSubscription } from '#shared/contracts/billing/check-subscription.ts';
import { createCheckout } from '#shared/contracts/billing/create-checkout.ts';
import { openPortal } from '#shared/contracts/billing/open-portal.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { aCard } from '../builders/start-stripe.ts';

const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;
const range = { from: '2026-11-23', to: '2026-11-24' };
const pays = '4242 4242 4242 4242';
const declined = '4000 0000 0000 0002';
const paysNotLater = '4000 0000 0000 0341';
const refusedWith = (code: string) => ({ problem: expect.objectContaining({ code }) });

let local: Local;
let owners = 0;
let account: { email: string; password: string };
let token: string;

beforeAll(async () => {
  local = await createLocal({ clock: new Date('2026-11-23T12:00:00Z') });
});
beforeEach(async () => {
  owners += 1;
  account = { email: `billing-${owners}@alameda.test`, password: 'six-six-six' };
  ({ token } = await local.createOwner(account));
});
afterAll(() => local.close());

const standing = () => local.call(checkSubscription, {}, token);
const begin = async () => (await local.call(createCheckout, {}, token)).url;

/** Submits a Stripe form as a browser does, and processes the resulting events. */
async function submit(page: string, fields: Record<string, string>) {
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  await local.settle();
  return { status: answer.status, location: answer.headers.get('location') };
}

/** Advances the time. A token lasts an hour, so the owner signs in again. */
async function after(ms: number): Promise<void> {
  await local.advance(ms);
  await local.settle();
  ({ token } = await local.signIn(account));
}

describe('a studio', () => {
  it('tries, pays, cancels, leaves, and returns without a trial', async () => {
    await expect(local.call(listClasses, range, token)).rejects.toMatchObject(
      refusedWith('subscription-required'),
    );
    expect(await standing()).toMatchObject({ status: 'none', trialAvailable: true });

    const done = await submit(await begin(), aCard(pays));
    expect(done).toEqual({ status: 303, location: `${local.url}/?checkout=success` });
    expect(await standing()).toMatchObject({
      subscribed: true,
      inTrial: true,
      status: 'trialing',
      subscriptionEnd: expect.stringMatching(/^2026-12-23T/),
      trialAvailable: false,
    });
    await local.call(listClasses, range, token);

    await after(30 * dayMs + 2 * hourMs);
    expect(await standing()).toMatchObject({
      subscribed: true,
      inTrial: false,
      status: 'active',
      subscriptionEnd: expect.stringMatching(/^2027-01-23T/),
    });

    const { url } = await local.call(openPortal, {}, token);
    await submit(url, { action: 'cancel' });
    expect(await standing()).toMatchObject({ subscribed: true, cancelsAtEnd: true });

    await after(31 * dayMs);
    expect(await standing()).toMatchObject({ subscribed: false, status: 'cancelled' });
    await expect(local.call(listClasses, range, token)).rejects.toMatchObject(
      refusedWith('subscription-required'),
    );

    const second = await begin();
    expect(await (await fetch(second)).text()).not.toContain('days free');
    await submit(second, aCard(pays));
    expect(await standing()).toMatchObject({ subscribed: true, inTrial: false, status: 'active' });
  });

  it('loses access when the trial ends unpaid, and regains it after paying in the portal', async () => {
    await submit(await begin(), aCard(paysNotLater));
    const dueOn = new RegExp(`^${(await standing()).subscriptionEnd!.slice(0, 10)}T`);
    await after(30 * dayMs + 2 * hourMs);
    expect(await standing()).toMatchObject({
      subscribed: false,
      inTrial: false,
      status: 'past-due',
      subscriptionEnd: expect.stringMatching(dueOn),
    });
    expect(local.mail.mails().map(({ subject }) => subject)).toEqual([
      'Your last payment did not go through',
    ]);
    await expect(local.call(listClasses, range, token)).rejects.toMatchObject(
      refusedWith('subscription-required'),
    );

    await submit(await begin(), { action: 'card', cardNumber: pays });
    expect(await standing()).toMatchObject({ subscribed: true, status: 'active' });
  });

  it('learns on the day before the trial ends whether it will be charged', async () => {
    const lastMail = async () => {
      await after(28 * dayMs);
      for (let hour = 0; hour < 36; hour += 1) {
        await local.advance(hourMs);
        await local.runSchedule('notifications.start-hour.schedule');
        await local.settle();
      }
      return local.mail.mails().findLast(({ to }) => to.includes(account.email))?.text;
    };
    await submit(await begin(), aCard(pays));
    expect(await lastMail()).toMatch(
      /free trial ends tomorrow\n\$300 is charged when it ends, unless you cancel before\./,
    );

    account = { ...account, email: 'cancelled@alameda.test' };
    ({ token } = await local.createOwner(account));
    await submit(await begin(), aCard(pays));
    await submit((await local.call(openPortal, {}, token)).url, { action: 'cancel' });
    expect(await lastMail()).toMatch(
      /free trial ends tomorrow\nNothing is lost when it ends, but Cupo stops working for you\./,
    );
  });

  it('stays unchanged when the card is declined or the checkout is cancelled', async () => {
    const page = await begin();
    expect((await submit(page, aCard(declined))).status).toBe(402);
    expect(await (await fetch(page)).text()).toContain(`href="${local.url}/subscribe?checkout=cancelled"`);
    expect(await standing()).toMatchObject({ subscribed: false, status: 'none', trialAvailable: true });
    expect(await begin()).toBe(page);
  });

  it('misses nothing when events cannot be delivered for a while', async () => {
    local.simulators.stripe.deliveries.pause(true);
    await submit(await begin(), aCard(pays));
    expect(await standing()).toMatchObject({ subscribed: false });
    local.simulators.stripe.deliveries.pause(false);
    await local.settle();
    expect(await standing()).toMatchObject({ subscribed: true, inTrial: true });
  });
});

it('unsigned events are refused', async () => {
  const answer = await fetch(`${local.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    body: '{"id":"evt_1"}',
  });
  expect(answer.status).toBe(400);
});

it('secrets appear in no log', () => {
  const { secretKey, webhookSecret } = local.simulators.stripe;
  const all = local.logs().map(({ text }) => text);
  expect(all.some((text) => text.includes('"message":"webhook received"'))).toBe(true);
  expect(all.filter((text) => text.includes(secretKey) || text.includes(webhookSecret))).toEqual([]);
});
