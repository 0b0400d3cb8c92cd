import type { Call, Reply } from '../_shared/call.ts';
import { escapeHtml } from '../_shared/escape-html.ts';
import { cardFields, cardList } from './card-fields.ts';
import { type Card, enterCard } from './cards.ts';
import { readForm, textOf } from './form.ts';
import { alert, seeOther } from '../_shared/framed-page.ts';
import { dayText, page, priceText } from './page.ts';
import type { Session } from './state.ts';
import type { World } from './world.ts';
import { soldPlan } from './plan.ts';

const daySeconds = 24 * 3600;
const path = /^\/c\/(pay|confirm)\/(cs_test_\w+)$/;

const offer = ({ trialDays }: Session, now: number): string =>
  trialDays === null
    ? `<p class="price">${priceText} <small>per month</small></p><p>Charged today, and every month until cancelled.</p>`
    : `<p class="price">${trialDays} days free</p>
<p>Then ${priceText} per month from ${dayText(now + trialDays * daySeconds)}. Nothing is charged today.</p>`;

function payPage(world: World, session: Session, problem?: string): Reply {
  const email = world.state.customers[session.customerId]?.email ?? '';
  const label = session.trialDays === null ? 'Subscribe' : 'Start trial';
  return page(
    `${soldPlan.seller} ${soldPlan.name}`,
    `${offer(session, world.nowSeconds())}
<form class="card" method="post" action="/c/pay/${session.id}">
${alert(problem)}
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="email" value="${escapeHtml(email)}" required>
${cardFields}
<button class="primary" type="submit">${label}</button>
</form>
<p><a href="${escapeHtml(session.cancelUrl)}">Back to ${soldPlan.seller} without subscribing</a></p>
${cardList}`,
    problem === undefined ? {} : { status: 402 },
  );
}

const confirmPage = (session: Session, cardNumber: string, email: string): Reply =>
  page(
    'Confirm it is you',
    `<p>The bank of this card asks its owner to confirm (3-D Secure).</p>
<form class="card" method="post" action="/c/confirm/${session.id}">
<input type="hidden" name="cardNumber" value="${escapeHtml(cardNumber)}">
<input type="hidden" name="email" value="${escapeHtml(email)}">
<div class="row"><button type="submit" name="answer" value="complete">Complete</button>
<button type="submit" name="answer" value="fail">Fail</button></div>
</form>`,
  );

const overPage = (session: Session): Reply =>
  page(
    session.status === 'complete' ? 'Already done' : 'This checkout has expired',
    `<p><a href="${escapeHtml(session.cancelUrl)}">Back to ${soldPlan.seller}</a></p>`,
    { status: 410 },
  );

function pay(world: World, session: Session, call: Call, step: string): Reply {
  const form = readForm(call.body);
  const [number, email] = [textOf(form, 'cardNumber') ?? '', textOf(form, 'email') ?? ''];
  const entered = enterCard(number);
  if (entered.kind === 'refused') return payPage(world, session, entered.message);
  if (entered.kind === 'confirm' && step === 'pay') return confirmPage(session, number, email);
  if (step === 'confirm' && textOf(form, 'answer') !== 'complete')
    return payPage(
      world,
      session,
      'We are unable to authenticate your payment method. Please choose another.',
    );
  return finish(world, session, entered.card, email);
}

function finish(world: World, session: Session, card: Card, email: string): Reply {
  if (!card.pays && session.trialDays === null) return payPage(world, session, 'Your card was declined.');
  world.lifecycle.complete(session, card, email === '' ? undefined : email, world.nowSeconds());
  return seeOther(session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id));
}

/** The hosted page of a checkout; undefined for every other path. */
export function answerCheckout(world: World, call: Call): Reply | undefined {
  const [, step, id = ''] = path.exec(call.path) ?? [];
  if (step === undefined) return undefined;
  const session = world.state.sessions[id];
  if (!session)
    return page('No such checkout', '<p>The link is not complete, or no longer good.</p>', { status: 404 });
  if (session.status !== 'open') return overPage(session);
  if (call.method === 'POST') return pay(world, session, call, step);
  return payPage(world, session);
}
