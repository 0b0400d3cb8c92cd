import type { Call, Reply } from '../_shared/call.ts';
import { escapeHtml } from '../_shared/escape-html.ts';
import { cardFields, cardList } from './card-fields.ts';
import { enterCard } from './cards.ts';
import { type Form, readForm, textOf } from './form.ts';
import { subscriptionsOf } from './objects.ts';
import { alert, seeOther } from '../_shared/framed-page.ts';
import { dayText, page, priceText } from './page.ts';
import type { Customer, Subscription } from './state.ts';
import type { World } from './world.ts';
import { soldPlan } from './plan.ts';

const path = /^\/p\/session\/(bps_\w+)$/;

const endOf = (one: Subscription): string => {
  if (one.status === 'canceled') return `Ended on ${dayText(one.endedAt ?? one.periodEnd)}`;
  if (one.cancelAtPeriodEnd) return `Ends on ${dayText(one.periodEnd)}`;
  if (one.status === 'past_due') return 'A payment is due: bring another card, and it is charged at once';
  return `${one.status === 'trialing' ? 'Trial until' : 'Renews on'} ${dayText(one.periodEnd)}`;
};

const button = (action: string, label: string): string =>
  `<button type="submit" name="action" value="${action}">${label}</button>`;

function plan(one: Subscription | undefined, here: string): string {
  if (!one) return '<section class="card"><h2>Current plan</h2><p>No subscription yet.</p></section>';
  const change = one.cancelAtPeriodEnd
    ? button('resume', 'Don’t cancel plan')
    : button('cancel', 'Cancel plan');
  return `<section class="card"><h2>Current plan</h2>
<dl><dt>Plan</dt><dd>${soldPlan.name}</dd><dt>Price</dt><dd>${priceText} per month</dd>
<dt>Status</dt><dd>${one.status.replace('_', ' ')}</dd><dt>Next</dt><dd>${endOf(one)}</dd></dl>
${one.status === 'canceled' ? '' : `<form class="row" method="post" action="${here}">${change}</form>`}</section>`;
}

function portalPage(
  world: World,
  customer: Customer,
  here: string,
  returnUrl: string,
  problem?: string,
): Reply {
  const [one] = subscriptionsOf(world.state, customer.id);
  const card = customer.card ? `${customer.card.brand} •••• ${customer.card.last4}` : 'none';
  return page(
    'Billing portal',
    `${plan(one, here)}
<form class="card" method="post" action="${here}"><h2>Payment method</h2>
<p>Now: ${card}</p>${alert(problem)}${cardFields}
<button class="primary" type="submit" name="action" value="card">Update payment method</button></form>
<p><a href="${escapeHtml(returnUrl)}">Return to ${soldPlan.seller}</a></p>
${cardList}`,
    problem === undefined ? {} : { status: 402 },
  );
}

/** Carries out the visitor's request; returns an error message if that is impossible. */
function act(world: World, customer: Customer, form: Form): string | undefined {
  const [one] = subscriptionsOf(world.state, customer.id);
  const action = textOf(form, 'action');
  if (action === 'card') {
    const entered = enterCard(textOf(form, 'cardNumber') ?? '');
    if (entered.kind === 'refused') return entered.message;
    world.lifecycle.setCard(customer.id, entered.card, world.nowSeconds());
  } else if (one && one.status !== 'canceled')
    world.lifecycle.setCancelAtPeriodEnd(one, action === 'cancel', world.nowSeconds());
  return undefined;
}

/** The billing portal; undefined for every other path. */
export function answerPortal(world: World, call: Call): Reply | undefined {
  const [, id = ''] = path.exec(call.path) ?? [];
  if (id === '') return undefined;
  const visit = world.state.portalVisits[id];
  const customer = visit && world.state.customers[visit.customerId];
  if (!visit || !customer) return page('No such visit', '<p>Open the portal again.</p>', { status: 404 });
  if (call.method !== 'POST') return portalPage(world, customer, call.path, visit.returnUrl);
  const problem = act(world, customer, readForm(call.body));
  if (problem === undefined) return seeOther(call.path);
  return portalPage(world, customer, call.path, visit.returnUrl, problem);
}
