import { requested, stripeAccess } from '#functions/_platform/adapters/stripe-client.ts';
import type { Leaving, Place } from './place.ts';

const pageMax = 100;
const ended = new Set(['canceled', 'incomplete_expired']);

/**
 * The subscription that Stripe would keep charging. The customer and its invoices stay at Stripe, because the law
 * requires it.
 */
export function subscription({ customerId }: Leaving): Place {
  const access = stripeAccess();
  const running = async (): Promise<string[]> => {
    if (customerId === undefined) return [];
    const { client } = await access();
    const { data } = await requested(
      client.subscriptions.list({ customer: customerId, status: 'all', limit: pageMax }),
    );
    return data.filter(({ status }) => !ended.has(status)).map(({ id }) => id);
  };
  return {
    name: 'subscriptions',
    count: async () => (await running()).length,
    empty: async () => {
      const { client } = await access();
      for (const id of await running()) await requested(client.subscriptions.cancel(id));
    },
  };
}
