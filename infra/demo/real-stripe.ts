import * as z from 'zod';

const shape = z.object({
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_test_\w+$/, 'must be a test mode key'),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_'),
  STRIPE_PRICE_ID: z.string().startsWith('price_'),
});
const names = Object.keys(shape.shape);

/** The real Stripe instead of the simulator: its URL, and the secrets of an account there. */
export type RealStripe = {
  baseUrls: { STRIPE_BASE_URL: string; STRIPE_PRICE_ID: string };
  secrets: { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string };
};

/**
 * Reads a Stripe test-mode account from the environment; undefined when none is configured.
 *
 * @throws when only some of the variables are set, or the key is a live-mode key
 */
export function realStripeFrom(environment: Record<string, string | undefined>): RealStripe | undefined {
  if (names.every((name) => environment[name] === undefined)) return undefined;
  const parsed = shape.safeParse(environment);
  if (!parsed.success) throw new Error(`Stripe's test mode: ${z.prettifyError(parsed.error)}`);
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } = parsed.data;
  return {
    baseUrls: { STRIPE_BASE_URL: 'https://api.stripe.com', STRIPE_PRICE_ID },
    secrets: { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET },
  };
}
