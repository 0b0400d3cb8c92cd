import Stripe from 'stripe';
import * as z from 'zod';
import { Failure } from '#shared/contracts/failure.ts';
import { environment } from '../common/environment.ts';
import { httpAgent, httpsAgent, outboundTerms } from './outbound.ts';
import { secretFrom } from './secrets.ts';

const timeoutMs = 8_000;
const retriesMax = 1;

const secretKey = z.string().regex(/^(sk|rk)_(test|live)_\w{8,}$/);

export interface StripeAccess {
  readonly client: Stripe;
  /** Whether the key is a live-mode key. If so, only live-mode events are ours. */
  readonly live: boolean;
}

/** Stripe's own client, with the deployment's address and secret key. */
export function stripeAccess(): () => Promise<StripeAccess> {
  const { STRIPE_SECRET_KEY_PARAMETER, STRIPE_BASE_URL } = environment(
    'STRIPE_SECRET_KEY_PARAMETER',
    'STRIPE_BASE_URL',
  );
  const { hostname, port, protocol } = new URL(STRIPE_BASE_URL);
  const readKey = secretFrom(STRIPE_SECRET_KEY_PARAMETER, secretKey);
  let access: StripeAccess | undefined;
  return async () => {
    const key = await readKey();
    const terms = { ...outboundTerms(), keepAlive: true };
    access ??= {
      live: key.includes('_live_'),
      client: new Stripe(key, {
        host: hostname,
        ...(port && { port }),
        protocol: protocol === 'http:' ? 'http' : 'https',
        timeout: timeoutMs,
        maxNetworkRetries: retriesMax,
        telemetry: false,
        httpAgent: protocol === 'http:' ? httpAgent(terms) : httpsAgent(terms),
      }),
    };
    return access;
  };
}

const isPassing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  (error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500);

const unavailable = (cause?: unknown): Failure =>
  new Failure('unavailable', 'Payments are not available right now. Please try again.', [], cause);

/** Sends a request to Stripe. Stripe's failures become `unavailable`; a refusal is an error on our side. */
export async function requested<T>(work: Promise<Stripe.Response<T>>): Promise<T> {
  const answer = await work.catch((error: unknown) => {
    throw isPassing(error) ? unavailable(error) : error;
  });
  // Stripe's client does not recognise errors that are not in Stripe's format, such as a proxy's.
  if (answer.lastResponse.statusCode >= 400) throw unavailable();
  return answer;
}
