import { createHmac } from 'node:crypto';
import type { Local } from '#infra/local/index.ts';
import { signatureOf as stripeSignature } from '#infra/local/simulators/stripe/index.ts';
import { signatureOf as wellhubSignature } from '#infra/local/simulators/wellhub/index.ts';
import { receiveEvent } from '#shared/contracts/billing/receive-event.ts';
import { registry } from '#shared/contracts/registry.ts';
import { knownAs, type Scene } from './scene.ts';

/** Marketplaces for which the studio has no secret, so every request is from a stranger. */
const ofStrangers: readonly string[] = ['reservations.receiveTotalpass', 'reservations.receiveKenko'];

/** A webhook's address, and how requests to it are signed. */
export interface Hook {
  readonly id: string;
  readonly path: string;
  readonly sample: object;
  readonly sign: (body: string, now: Date) => Record<string, string>;
}

/** Every webhook of a studio, including Wellhub's. */
export async function hooksOf(local: Local, alameda: Scene): Promise<Hook[]> {
  const found: Hook[] = [];
  const studio = knownAs(alameda, 'wellhub');
  const answer = await fetch(`${local.simulators.wellhub.url}/_control/webhooks?studio=${studio}`);
  const [subscription] = (await answer.json()) as { readonly url: string; readonly secret: string }[];
  if (!subscription) throw new Error('Wellhub has no webhook of the studio');
  found.push({
    id: 'reservations.receiveWellhub',
    path: new URL(subscription.url).pathname,
    sample: {
      event_type: 'booking-requested',
      event_data: {
        user: { name: 'Luz', email: 'luz@example.com' },
        slot: { id: 1, class_id: 2, booking_number: 'BK_1' },
        timestamp: local.now().getTime(),
        event_id: 'e-1',
      },
    },
    sign: (body) => ({ 'x-gympass-signature': wellhubSignature(body, subscription.secret) }),
  });
  const secret = local.simulators.stripe.webhookSecret;
  found.push({
    id: receiveEvent.id,
    path: receiveEvent.path,
    sample: {
      id: 'evt_1',
      object: 'event',
      type: 'customer.subscription.updated',
      created: Math.floor(local.now().getTime() / 1000),
      livemode: false,
      account: null,
      data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_1' } },
    },
    sign: (body, now) => ({
      'stripe-signature': stripeSignature(body, secret, Math.floor(now.getTime() / 1000)),
    }),
  });
  // Without a secret, an invented one is used.
  for (const { id, path } of registry)
    if (ofStrangers.includes(id))
      found.push({
        id,
        path: path.replace('{hookId}', 'x'),
        sample: { event: { id: '1' }, slot: { id: '1', status: 'confirmed' } },
        sign: (body) => ({
          'x-partner-signature': `sha256=${createHmac('sha256', 'x').update(body).digest('hex')}`,
        }),
      });
  return found;
}
