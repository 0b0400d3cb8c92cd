import type { Call, Reply } from '../_shared/call.ts';
import { escapeHtml } from '../_shared/escape-html.ts';
import { framedStyle } from '../_shared/framed-page.ts';
import { style as sharedStyle } from '../_shared/page-assets.ts';
import { newestFirst } from './objects.ts';
import { dayText, page, style } from './page.ts';
import type { State, StripeEvent } from './state.ts';
import type { World } from './world.ts';

const eventsMax = 50;

const rows = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`).join('');

const table = (names: readonly string[], cells: readonly (readonly string[])[]): string =>
  `<div class="scroll"><table><thead><tr>${names.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${rows(cells)}</tbody></table></div>`;

const deliveryOf = ({ taken, nextAttemptMs, attempts }: StripeEvent): string => {
  if (taken) return 'delivered';
  return nextAttemptMs === null ? `given up after ${attempts}` : `waiting, ${attempts} tried`;
};

const subscriptions = (state: State) =>
  newestFirst(state.subscriptions).map((one) => [
    state.customers[one.customerId]?.email ?? one.customerId,
    one.status.replace('_', ' '),
    dayText(one.endedAt ?? one.periodEnd),
    one.status === 'canceled' || one.cancelAtPeriodEnd ? 'ends' : 'renews',
  ]);

const events = (state: State) =>
  newestFirst(state.events)
    .slice(0, eventsMax)
    .map((one) => [new Date(one.created * 1000).toISOString(), one.type, deliveryOf(one)]);

function overview({ state }: World): Reply {
  return page(
    'Subscriptions',
    `<p>Checkouts and the billing portal open from the product. This is what stands here now.</p>
${table(['Customer', 'Status', 'Until', 'Then'], subscriptions(state))}
<h2>Events</h2>${table(['At', 'Type', 'Webhook'], events(state))}`,
    { wide: true },
  );
}

/** The page at / and the style sheet; undefined for every other path. */
export function answerOverview(world: World, call: Call): Reply | undefined {
  if (call.method !== 'GET') return undefined;
  if (call.path === '/') return overview(world);
  if (call.path !== '/_assets/style.css') return undefined;
  const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=60' };
  return { status: 200, headers, body: sharedStyle + framedStyle + style };
}
