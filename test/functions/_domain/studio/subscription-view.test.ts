import { startTable, type TestTable } from '#test/builders/start-table.ts';
import type * as Entitlement from '#functions/_platform/entitlement.ts';
import type { SubscriptionItem } from '#functions/_domain/studio/subscription-store.ts';
import type * as View from '#functions/_domain/studio/subscription-view.ts';
import { subscriptionViewOf } from '#functions/_domain/studio/subscription-view.ts';
import { isRunning as isRunningThere } from '#functions/_platform/entitlement.ts';

const studioId = '77777777-7777-4777-8777-000000000002';
const endsAt = '2026-06-30T12:00:00.000Z';
const paid = (status: 'trialing' | 'active' | 'past-due' | 'cancelled', cancelsAtEnd = false) => ({
  subscriptionId: 'sub_1',
  status,
  productId: 'prod_1',
  endsAt,
  cancelsAtEnd,
});
const before = new Date('2026-06-30T11:59:59.999Z');
const atEnd = new Date(endsAt);
const inGrace = new Date('2026-07-03T11:59:59.999Z');
const afterGrace = new Date('2026-07-03T12:00:00.000Z');

let table: TestTable;
const viewOf: typeof View.subscriptionViewOf = subscriptionViewOf;
const isRunning: typeof Entitlement.isRunning = isRunningThere;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

test('shows no trial and no payment at first', () => {
  expect(viewOf(null, before)).toEqual({
    subscribed: false,
    inTrial: false,
    productId: null,
    subscriptionEnd: null,
    status: 'none',
    cancelsAtEnd: false,
    trialAvailable: true,
    portalAvailable: false,
  });
});

test.each([
  ['trial', paid('trialing'), before, { subscribed: true, inTrial: true, status: 'trialing' }],
  ['trial, its renewal not yet told', paid('trialing'), inGrace, { subscribed: true, status: 'trialing' }],
  ['trial, never told how it ended', paid('trialing'), afterGrace, { subscribed: false, status: 'past-due' }],
  [
    'trial cancelled',
    paid('trialing', true),
    before,
    { subscribed: true, inTrial: true, cancelsAtEnd: true },
  ],
  [
    'trial cancelled and over',
    paid('trialing', true),
    atEnd,
    { subscribed: false, inTrial: false, status: 'cancelled' },
  ],
  [
    'paid',
    paid('active'),
    before,
    { subscribed: true, inTrial: false, status: 'active', productId: 'prod_1' },
  ],
  ['paid, its renewal not yet told', paid('active'), inGrace, { subscribed: true, status: 'active' }],
  ['paid and cancelled', paid('active', true), before, { subscribed: true, cancelsAtEnd: true }],
  [
    'paid, cancelled and over',
    paid('active', true),
    atEnd,
    { subscribed: false, status: 'cancelled', cancelsAtEnd: false },
  ],
  [
    'a payment is due',
    paid('past-due'),
    before,
    { subscribed: false, status: 'past-due', subscriptionEnd: endsAt },
  ],
  ['ended', paid('cancelled'), before, { subscribed: false, status: 'cancelled', subscriptionEnd: endsAt }],
])('%s', (_, given, at, expected) => {
  const item: SubscriptionItem = { studioId, trialUsed: true, paid: given };
  expect(viewOf(item, at)).toMatchObject({ ...expected, trialAvailable: false, portalAvailable: false });
  expect(isRunning(item, at)).toBe(expected.subscribed ?? true);
});

test('shows granted access separately when nothing is paid', () => {
  const grantedUntil = '2026-12-31T00:00:00.000Z';
  const granted = { subscribed: true, inTrial: false, status: 'granted', subscriptionEnd: grantedUntil };
  expect(viewOf({ studioId, grantedUntil }, before)).toMatchObject(granted);
  expect(viewOf({ studioId, grantedUntil, paid: paid('past-due') }, before)).toMatchObject(granted);
  expect(viewOf({ studioId, grantedUntil, paid: paid('active') }, before)).toMatchObject({
    status: 'active',
  });
  expect(viewOf({ studioId, grantedUntil }, new Date(grantedUntil))).toMatchObject({
    subscribed: false,
    status: 'none',
  });
});

test('shows until when there is access if free access outlasts a cancelled subscription', () => {
  const endOf = (grantedUntil: string, given: SubscriptionItem['paid']) =>
    viewOf({ studioId, grantedUntil, paid: given }, before).subscriptionEnd;
  const later = '2026-12-31T00:00:00.000Z';
  expect(endOf(later, paid('trialing', true))).toBe(later);
  expect(endOf(later, paid('active', true))).toBe(later);
  expect(endOf('2026-06-29T00:00:00.000Z', paid('trialing', true))).toBe(endsAt);
  // What is not cancelled is charged on that day.
  expect(endOf(later, paid('trialing'))).toBe(endsAt);
});

test('offers the portal once there is a customer', () => {
  expect(viewOf({ studioId, customerId: 'cus_1' }, before).portalAvailable).toBe(true);
});
