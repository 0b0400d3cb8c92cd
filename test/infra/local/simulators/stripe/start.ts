import Stripe from 'stripe';
import { createStripe, type StripeSimulator } from '#infra/local/simulators/stripe/stripe.ts';
import { listen } from '#infra/local/emulators/_shared/listen.ts';
import { readBody } from '#infra/local/emulators/_shared/read-body.ts';

export const dayMs = 24 * 3_600_000;

export interface Scene {
  readonly simulator: StripeSimulator;
  /** Stripe's own client, as the product has it. */
  readonly client: Stripe;
  /** The verified events at the endpoint, by type, in order. */
  readonly heard: string[];
  /** The statuses that the endpoint answers with in order. After these it answers with 200. */
  readonly answers: number[];
  readonly advance: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function start(file?: string): Promise<Scene> {
  let nowMs = Date.parse('2026-03-02T10:00:00Z');
  const now = () => new Date(nowMs);
  const simulator = await createStripe({ now, ...(file === undefined ? {} : { file }) });
  const client = clientOf(simulator);
  const heard: string[] = [];
  const answers: number[] = [];
  const endpoint = await listen(async (request, response) => {
    const body = (await readBody(request, 1_000_000)) ?? '';
    const header = String(request.headers['stripe-signature']);
    const secret = simulator.webhookSecret;
    const event = client.webhooks.constructEvent(body, header, secret, 300, undefined, nowMs);
    const status = answers.shift() ?? 200;
    heard.push(status === 200 ? event.type : `${event.type} ${status}`);
    response.writeHead(status).end();
  });
  simulator.deliveries.sendTo(endpoint.url);
  return {
    simulator,
    client,
    heard,
    answers,
    advance: async (ms) => {
      await simulator.deliveries.drain();
      nowMs += ms;
      simulator.tick();
      await simulator.deliveries.drain();
    },
    close: async () => {
      await simulator.close();
      await endpoint.close();
    },
  };
}

export function clientOf({ url, secretKey }: StripeSimulator): Stripe {
  const { hostname: host, port } = new URL(url);
  return new Stripe(secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

export async function aCheckout({ client, simulator }: Scene, trialDays?: number) {
  const customer = await client.customers.create({ metadata: { studioId: 's-1' } });
  const session = await client.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: simulator.priceId, quantity: 1 }],
    success_url: 'http://localhost:3000/?checkout=success&id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/subscribe',
    client_reference_id: 's-1',
    ...(trialDays !== undefined && { subscription_data: { trial_period_days: trialDays } }),
  });
  return { customer, session, page: session.url! };
}

/** Sends a form as a browser does. */
export async function submit(page: string, fields: Record<string, string>) {
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
}

export const card = (cardNumber: string) => ({ email: 'ana@alameda.test', cardNumber });
