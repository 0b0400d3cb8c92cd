import { subscriptionChangeOf } from '#functions/billing/latest-subscription.ts';
import type { SubscriptionItem } from '#functions/_domain/studio/subscription-store.ts';
import type { StripeSubscription } from '#functions/_platform/ports/payments.ts';
import { countOrders, reachableEnds } from '../../laws/event-orders.ts';

const studioId = '77777777-7777-4777-8777-000000000001';
const day = 86_400;
const began = 1_800_000_000;
const trialing: StripeSubscription = {
  id: 'sub_1',
  status: 'trialing',
  productId: 'prod_1',
  createdSeconds: began,
  periodStartSeconds: began,
  periodEndSeconds: began + 30 * day,
  cancelsAtSeconds: null,
  endedAtSeconds: null,
  trialStartSeconds: began,
};
const active = {
  ...trialing,
  status: 'active',
  periodStartSeconds: began + 30 * day,
  periodEndSeconds: began + 60 * day,
};
const pastDue = { ...active, status: 'past_due' };
const cancelling = { ...active, cancelsAtSeconds: began + 60 * day };
const ended = { ...cancelling, status: 'canceled', endedAtSeconds: began + 60 * day };

/** Stripe's subscriptions after each of six events, in the order of the events. */
const histories: Readonly<Record<string, readonly (readonly StripeSubscription[])[]>> = {
  'trial, paid, cancelled, over': [[trialing], [active], [pastDue], [active], [cancelling], [ended]],
  'trial ends unpaid': [
    [trialing],
    [trialing],
    [active],
    [pastDue],
    [pastDue],
    [{ ...ended, cancelsAtSeconds: null }],
  ],
  'cancelled and resumed': [
    [trialing],
    [{ ...trialing, cancelsAtSeconds: began + 30 * day }],
    [trialing],
    [active],
    [cancelling],
    [active],
  ],
  'comes back': [
    [trialing],
    [active],
    [ended],
    [{ ...active, id: 'sub_2', createdSeconds: began + 90 * day, trialStartSeconds: null }, ended],
    [{ ...pastDue, id: 'sub_2', createdSeconds: began + 90 * day, trialStartSeconds: null }, ended],
    [{ ...active, id: 'sub_2', createdSeconds: began + 90 * day, trialStartSeconds: null }, ended],
  ],
};

function apply(item: SubscriptionItem, found: readonly StripeSubscription[]): SubscriptionItem {
  const change = subscriptionChangeOf(item, found);
  return change ? { ...item, ...change } : item;
}

const applying =
  (history: readonly (readonly StripeSubscription[])[]) => (item: SubscriptionItem, moment: number) =>
    apply(item, history[moment]!);

/**
 * Delivers events in the given order. Each event has a time, and Stripe is never read at a time before the latest event
 * seen.
 */
function deliver(
  history: readonly (readonly StripeSubscription[])[],
  order: readonly number[],
): SubscriptionItem {
  let seen = 0;
  return order.reduce<SubscriptionItem>(
    (item, moment) => {
      seen = Math.max(seen, moment);
      return apply(item, history[seen]!);
    },
    { studioId },
  );
}

/** Every distinct arrangement of `counts[i]` copies of each i. */
function* arrangements(counts: number[], given: number[] = []): Generator<number[]> {
  if (counts.every((count) => count === 0)) yield [...given];
  for (const [at, count] of counts.entries()) {
    if (count === 0) continue;
    counts[at] = count - 1;
    given.push(at);
    yield* arrangements(counts, given);
    given.pop();
    counts[at] = count;
  }
}

describe.each(Object.entries(histories))('a subscription whose story is: %s', (_, history) => {
  test.each([1, 2, 3, 4])(
    'any arrangement of %i events, each delivered twice, ends in the same item',
    (events) => {
      const reported = history.slice(0, events);
      const expected = JSON.stringify(apply({ studioId }, reported.at(-1)!));
      const results = new Set<string>();
      for (const order of arrangements(Array.from({ length: events }, () => 2)))
        results.add(JSON.stringify(deliver(reported, order)));
      expect([...results]).toEqual([expected]);
    },
  );

  const six = { beginning: { studioId } as SubscriptionItem, events: 6, take: applying(history) };
  const expected = apply({ studioId }, history.at(-1)!);

  test('all 7,484,400 orders of six events, each delivered twice, end in the same item', () => {
    expect([...countOrders(six, 2)]).toEqual([[expected, 7_484_400]]);
  });

  test('six events end in the same item, whatever Stripe’s state at each arrival and whichever idempotency records are lost', () => {
    expect(reachableEnds(six, 2)).toEqual([expected]);
  });
});

describe('counting orders', () => {
  test.each([2, 3, 4])('of %i events agrees with replaying them one by one', (events) => {
    // A faulty receiver that trusts the order of events: different orders have different results.
    const receiver = { beginning: '', events, take: (item: string, moment: number) => `${item}${moment}` };
    const counted = countOrders(receiver, 2);
    const walked = new Map<string, number>();
    for (const order of arrangements(Array.from({ length: events }, () => 2))) {
      let [moment, item] = [0, ''];
      for (const event of new Set(order)) item += String((moment = Math.max(moment, event)));
      walked.set(item, (walked.get(item) ?? 0) + 1);
    }
    expect(counted).toEqual(walked);
  });

  test('detects a receiver whose result depends on the order', () => {
    const gullible = { beginning: -1, events: 3, take: (_: number, moment: number) => moment };
    expect(reachableEnds(gullible, 2)).toEqual([2]);
    const careless = { ...gullible, take: (item: number, moment: number) => (item === 1 ? item : moment) };
    expect(new Set(reachableEnds(careless, 2))).toEqual(new Set([1, 2]));
  });
});

describe('what is stored', () => {
  test('of a trial', () => {
    expect(subscriptionChangeOf({ studioId }, [trialing])).toEqual({
      trialUsed: true,
      paid: {
        subscriptionId: 'sub_1',
        status: 'trialing',
        productId: 'prod_1',
        endsAt: '2027-02-14T08:00:00.000Z',
        cancelsAtEnd: false,
      },
    });
  });

  test('changes nothing if it is already stored', () => {
    expect(subscriptionChangeOf(apply({ studioId }, [trialing]), [trialing])).toBeUndefined();
    expect(subscriptionChangeOf({ studioId }, [])).toBeUndefined();
  });

  test('stays where Stripe forgets; a trial once used stays used', () => {
    const item = apply({ studioId }, [trialing]);
    expect(subscriptionChangeOf(item, [])).toBeUndefined();
  });

  test.each(['incomplete', 'incomplete_expired', 'a_word_of_tomorrow'])(
    'is nothing of one that is %s',
    (status) => {
      expect(
        subscriptionChangeOf({ studioId }, [{ ...active, status, trialStartSeconds: null }]),
      ).toBeUndefined();
    },
  );

  test.each([
    ['unpaid', 'past-due'],
    ['paused', 'past-due'],
    ['past_due', 'past-due'],
    ['canceled', 'cancelled'],
  ])('of one that is %s is %s', (status, ours) => {
    expect(subscriptionChangeOf({ studioId }, [{ ...active, status }])?.paid?.status).toBe(ours);
  });

  test('is the active one, whichever is newer', () => {
    const newer = { ...ended, id: 'sub_2', createdSeconds: began + day };
    expect(subscriptionChangeOf({ studioId }, [newer, active])?.paid?.subscriptionId).toBe('sub_1');
    expect(subscriptionChangeOf({ studioId }, [ended, newer])?.paid?.subscriptionId).toBe('sub_2');
  });
});

test('an overdue payment is dated to the day on which it was due, not to the end of the period that it is for', () => {
  const { paid } = apply({ studioId }, [pastDue]);
  expect(paid).toMatchObject({
    status: 'past-due',
    endsAt: new Date((began + 30 * day) * 1000).toISOString(),
  });
});
