import { counted } from './counted.ts';
import { html, type Call, type Reply } from './call.ts';
import type { ListedClass } from './class.ts';
import { refreshScript, style } from './page-assets.ts';
import { actPath, answerAct, bookingList, placesOf } from './page-acts.ts';
import { actButton } from './page-button.ts';
import { escapeHtml } from './escape-html.ts';
import { settingsFields } from './page-settings.ts';
import type { Desk, SimulatedMarketplace, SimulatorParts } from './parts.ts';

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Serves the page at / with what members would see, its forms and its two assets; undefined for other paths. */
export function answerPage(
  call: Call,
  marketplace: SimulatedMarketplace,
  { store, now }: Pick<SimulatorParts, 'store' | 'now'>,
): Reply | undefined {
  if (call.path === actPath && call.method === 'POST') return answerAct(call, marketplace.desk, store);
  if (call.method !== 'GET') return undefined;
  if (call.path === '/_assets/style.css') return asset('text/css', style);
  if (call.path === '/_assets/refresh.js') return asset('text/javascript', refreshScript);
  if (call.path !== '/') return undefined;
  const classes = upcoming(store.classes(), now());
  const headers = { 'content-security-policy': policy, 'cache-control': 'no-store' };
  const offer =
    main(classes, store.studios().length > 1, marketplace.desk) +
    bookingList(store, marketplace.desk) +
    settingsFields(store, marketplace.desk);
  return html(200, document(marketplace, offer, call.query.get('note') ?? ''), headers);
}

function asset(type: string, body: string): Reply {
  return {
    status: 200,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'max-age=60' },
    body,
  };
}

function upcoming(classes: readonly ListedClass[], now: Date): ListedClass[] {
  return classes
    .filter(({ status }) => (status ?? 'ACTIVE') === 'ACTIVE')
    .filter(({ localDate, timezone }) => localDate >= localDay(now, timezone))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.name.localeCompare(b.name));
}

function localDay(now: Date, timezone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(now);
}

function document({ title, note }: SimulatedMarketplace, content: string, happened: string): string {
  const name = escapeHtml(title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name} — local simulator</title>
<link rel="stylesheet" href="/_assets/style.css">
<script src="/_assets/refresh.js" defer></script>
</head>
<body data-marketplace="${name.toLowerCase()}">
<header>
<h1>${name} <span class="tag">local simulator</span></h1>
<p>${escapeHtml(note)}</p>
<form id="act" class="bar" method="post" action="${actPath}" novalidate>
<button name="do" value="nothing:" hidden></button>
<label for="member">Book as <input id="member" name="member" maxlength="100" placeholder="a new member"></label>
<button type="button" id="pause" aria-pressed="false">Pause refreshing</button></form>
<p role="status">${escapeHtml(happened)}</p>
</header>
<main id="offer">${content}</main>
</body>
</html>`;
}

function main(classes: readonly ListedClass[], manyStudios: boolean, desk: Desk): string {
  if (classes.length === 0) return '<p class="empty">No classes are listed yet.</p>';
  const days = Map.groupBy(classes, ({ localDate }) => localDate);
  return [...days].map(([day, ofDay]) => section(day, ofDay, manyStudios, desk)).join('');
}

function section(day: string, classes: readonly ListedClass[], manyStudios: boolean, desk: Desk): string {
  const title = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
  const offered = classes.reduce((sum, { slots }) => sum + slots, 0);
  const booked = classes.reduce((sum, one) => sum + one.booked, 0);
  return `<section aria-labelledby="d${day}">
<h2 id="d${day}">${title} <span class="sum">${booked} of ${counted(offered, 'place')} booked</span></h2>
<div class="scroll"><table>
<thead><tr><th scope="col">Time</th><th scope="col">Class</th><th scope="col">Room</th><th scope="col">Instructor</th>
<th scope="col" class="n${desk.setSlots ? ' field' : ''}">Places</th><th scope="col" class="n">Booked</th><th scope="col" class="n">Open</th><th scope="col">Last change</th><th scope="col">Member</th></tr></thead>
<tbody>${classes.map((one) => row(one, manyStudios, desk)).join('')}</tbody>
</table></div>
</section>`;
}

function row(one: ListedClass, manyStudios: boolean, desk: Desk): string {
  const open = Math.max(0, one.slots - one.booked);
  const name = escapeHtml(one.name) + (manyStudios ? ` <small>${escapeHtml(one.studio)}</small>` : '');
  const change = one.lastChange
    ? `${one.lastChange.from} → ${one.lastChange.to} <small>${one.lastChange.at.slice(11, 19)} UTC</small>`
    : '';
  return `<tr><td>${one.localTime}</td><th scope="row">${name}</th><td>${escapeHtml(one.room)}</td><td>${escapeHtml(one.instructor)}</td>
<td class="n">${placesOf(one, desk)}</td><td class="n">${one.booked}</td><td class="n ${open === 0 ? 'full' : 'open'}">${open === 0 ? 'full' : open}</td><td>${change}</td><td>${actButton(`book:${one.id}`, 'Book', `${one.name}, ${one.localTime}`)}</td></tr>`;
}
