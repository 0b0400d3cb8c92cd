import { createParameters } from '#infra/local/emulators/parameters/index.ts';
import { createStripe, type StripeSimulator } from '#infra/local/simulators/stripe/index.ts';
import { tellEnvironment } from './tell-environment.ts';

const secretKey = '/cupo/test/stripe-secret-key';
const webhookSecret = '/cupo/test/stripe-webhook-secret';

export const webOrigin = 'http://localhost:3000';

export interface TestStripe extends StripeSimulator {
  /** Submits a form of a Stripe page as a browser does; returns the next address and its content. */
  submit(
    page: string,
    fields: Record<string, string>,
  ): Promise<{ status: number; location: string; text: string }>;
  control(method: string, path: string, body?: unknown): Promise<unknown>;
}

/** Starts the Stripe emulator and sets the parameters through which functions of this process reach it. */
export async function startStripe(now: () => Date = () => new Date()): Promise<TestStripe> {
  const stripe = await createStripe({ now });
  const parameters = await createParameters({
    now,
    values: { [secretKey]: stripe.secretKey, [webhookSecret]: stripe.webhookSecret },
  });
  tellEnvironment({
    AWS_ENDPOINT_URL_SSM: parameters.url,
    STRIPE_BASE_URL: stripe.url,
    STRIPE_PRICE_ID: stripe.priceId,
    STRIPE_SECRET_KEY_PARAMETER: secretKey,
    STRIPE_WEBHOOK_SECRET_PARAMETER: webhookSecret,
    WEB_ORIGIN: webOrigin,
    OUTBOUND_LOOPBACK: 'allowed',
  });
  return {
    ...stripe,
    submit: async (page, fields) => {
      const body = new URLSearchParams(fields);
      const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
      const location = answer.headers.get('location') ?? '';
      return { status: answer.status, location, text: await answer.text() };
    },
    control: async (method, path, body) => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(`${stripe.url}/_control/${path}`, { method, ...sent });
      return answer.status === 204 ? undefined : answer.json();
    },
    close: async () => {
      await parameters.close();
      await stripe.close();
    },
  };
}

/** A card as entered in a form. */
export const aCard = (cardNumber: string) => ({
  email: 'ana@alameda.test',
  cardNumber,
  cardExpiry: '12 / 34',
  cardCvc: '123',
});
