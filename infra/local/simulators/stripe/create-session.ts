import { missing, wrong } from './api-error.ts';
import { type Form, formOf, textOf, textsOf } from './form.ts';
import { priceId, sessionObject, type Shown } from './objects.ts';
import { newId, type Session } from './state.ts';
import type { World } from './world.ts';

const sessionSeconds = 24 * 3600;
const trialDaysMax = 730;

function trialDaysOf(form: Form): number | null {
  const text = textOf(formOf(form, 'subscription_data'), 'trial_period_days');
  if (text === undefined) return null;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= trialDaysMax) return days;
  throw wrong('subscription_data[trial_period_days]', `Invalid integer: ${text}`);
}

function assertOnePlan(form: Form): void {
  if (textOf(form, 'mode') !== 'subscription') throw wrong('mode', 'Only subscriptions are sold here.');
  const lines = Object.values(formOf(form, 'line_items') ?? {});
  const [line] = lines;
  const price = typeof line === 'object' ? textOf(line, 'price') : undefined;
  if (lines.length !== 1) throw wrong('line_items', 'One line item is expected.');
  if (price !== priceId) throw missing('price', price ?? '', 'line_items[0][price]');
}

function addressOf(form: Form, name: string): string {
  const address = textOf(form, name) ?? '';
  if (!URL.canParse(address)) throw wrong(name, 'Not a valid URL');
  return address;
}

/** A checkout for the one plan, open for a day. */
export function createSession(world: World, form: Form): Shown {
  assertOnePlan(form);
  const customerId = textOf(form, 'customer') ?? '';
  if (!Object.hasOwn(world.state.customers, customerId)) throw missing('customer', customerId, 'customer');
  const created = world.nowSeconds();
  const one: Session = {
    id: newId('cs_test'),
    created,
    expiresAt: created + sessionSeconds,
    status: 'open',
    customerId,
    clientReferenceId: textOf(form, 'client_reference_id') ?? null,
    trialDays: trialDaysOf(form),
    successUrl: addressOf(form, 'success_url'),
    cancelUrl: addressOf(form, 'cancel_url'),
    metadata: textsOf(formOf(form, 'metadata')),
    subscriptionMetadata: textsOf(formOf(formOf(form, 'subscription_data'), 'metadata')),
    subscriptionId: null,
  };
  world.state.sessions[one.id] = one;
  return sessionObject(one, world.url());
}
