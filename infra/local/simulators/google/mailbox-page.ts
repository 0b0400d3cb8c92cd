import type { Call, Reply } from '../_shared/call.ts';
import { escapeHtml } from '../_shared/escape-html.ts';
import { framedPage, framedStyle, seeOther } from '../_shared/framed-page.ts';
import { style as sharedStyle } from '../_shared/page-assets.ts';
import { headerOf } from './gmail-api.ts';
import { receivedMailOf, senderCheckNames, senderChecks } from './receive-mail.ts';
import { deliver, type Account } from './state.ts';
import { decodedWords } from './write-mail.ts';
import type { World } from './world.ts';

const mailsShown = 50;
const dayMs = 24 * 3_600_000;

const style = `[data-marketplace=google] { --accent: light-dark(#1a5fc4, #a3c5fb); --on-accent: light-dark(#fff, #0c1c33); }
[data-marketplace=google] label { display: block; }
`;

function exampleOf(now: Date): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  return [
    'A new booking was confirmed.',
    '',
    'Client: Ana López',
    'Class: Yoga',
    `Date: ${day.format(now.getTime() + dayMs)}`,
    'Time: 07:00',
    'Booking number: BK-1001',
  ].join('\n');
}

const mailRows = ({ messages }: Account): string =>
  messages
    .slice(-mailsShown)
    .toReversed()
    .map(
      (
        one,
      ) => `<tr><td>${new Date(one.receivedMs).toISOString()}</td><td>${escapeHtml(decodedWords(headerOf(one, 'from')))}</td>
<th scope="row">${escapeHtml(decodedWords(headerOf(one, 'subject')))}</th><td>${escapeHtml(one.labelIds.join(', '))}</td></tr>`,
    )
    .join('');

const mailbox = (account: Account): string => `<h2>${escapeHtml(account.email)}</h2>
${
  account.messages.length === 0
    ? '<p class="empty">No mail yet.</p>'
    : `<div class="scroll"><table><thead><tr><th scope="col">Received</th><th scope="col">From</th>
<th scope="col">Subject</th><th scope="col">Labels</th></tr></thead><tbody>${mailRows(account)}</tbody></table></div>`
}`;

const senderOptions = senderCheckNames
  .map((name) => `<option value="${name}">${escapeHtml(senderChecks[name].text)}</option>`)
  .join('');

const form = (
  accounts: readonly Account[],
  now: Date,
): string => `<form class="card" method="post" action="/mails">
<h2>Put a mail into a mailbox</h2>
<label for="to">Mailbox</label><input id="to" name="to" type="email" required list="accounts" value="${escapeHtml(accounts[0]?.email ?? '')}">
<datalist id="accounts">${accounts.map(({ email }) => `<option value="${escapeHtml(email)}">`).join('')}</datalist>
<label for="from">From</label><input id="from" name="from" required value="Fitpass &lt;reservas@fitpass.com&gt;">
<label for="sender">What Gmail finds about its sender</label><select id="sender" name="sender">${senderOptions}</select>
<label for="subject">Subject</label><input id="subject" name="subject" required value="Booking confirmed">
<label for="text">Text</label><textarea id="text" name="text" rows="9" required>${escapeHtml(exampleOf(now))}</textarea>
<button class="primary" type="submit">Send</button></form>`;

function overview({ state, now }: World, note: string): Reply {
  const accounts = state.accounts;
  return framedPage(
    { brand: 'Google', mark: 'google', title: 'Mailboxes' },
    `<p role="status">${escapeHtml(note)}</p>${form(accounts, now())}
${accounts.map(mailbox).join('') || '<p class="empty">Nobody has connected a mailbox yet.</p>'}`,
    { wide: true },
  );
}

function send(world: World, call: Call): Reply {
  const given = new URLSearchParams(call.body);
  const text = (name: string): string => (given.get(name) ?? '').trim();
  const to = text('to').toLowerCase();
  const receivedAt = world.now();
  const written = {
    from: text('from'),
    to,
    subject: text('subject'),
    text: text('text'),
    at: receivedAt,
  };
  const raw = receivedMailOf(
    written,
    senderCheckNames.find((name) => name === text('sender')),
  );
  deliver(world.state, to, { raw, receivedAt });
  world.save();
  return seeOther(`/?${new URLSearchParams({ note: `The mail lies in ${to}.` })}`);
}

/** The page at /, its form's target, and the style sheet; undefined for every other path. */
export function answerMailboxes(world: World, call: Call): Reply | undefined {
  if (call.method === 'POST' && call.path === '/mails') {
    // A page of another site in the same browser must not call this.
    const isOwn = call.headers['origin'] === `http://${call.headers['host']}`;
    return isOwn ? send(world, call) : { status: 403 };
  }
  if (call.method !== 'GET') return undefined;
  if (call.path === '/') return overview(world, call.query.get('note') ?? '');
  if (call.path !== '/_assets/style.css') return undefined;
  const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=60' };
  return { status: 200, headers, body: sharedStyle + framedStyle + style };
}
