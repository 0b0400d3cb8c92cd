import { createHash } from 'node:crypto';
import type { Language } from '#shared/contracts/language.ts';
import type { GmailMessage } from '#shared/contracts/reservations/gmail-message.ts';
import { product } from '#shared/product.ts';
import { pageReply, type Reply } from '#functions/_platform/http-answer.ts';
import { callbackMessages, type Ending } from './callback-messages.ts';

/**
 * Sends the result to the page that opened this one, only at our own origin, and closes this page. If no page opened
 * it, it stays open.
 */
const script = `const told = JSON.parse(document.getElementById('told').textContent);
if (window.opener) {
  window.opener.postMessage(told.message, told.origin);
  window.close();
}`;

const scriptHash = createHash('sha256').update(script).digest('base64');

const headers = {
  'content-security-policy': `default-src 'none'; script-src 'sha256-${scriptHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  // Google's page sets no such policy. With any other value here, the browser would cut this window off from its
  // opener.
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** JSON that cannot end the HTML element that contains it. */
const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export interface CallbackPage {
  readonly ending: Ending;
  readonly language: Language;
  readonly origin: string;
  readonly cookie: string;
  readonly status?: number;
}

/** The page on which the popup ends. */
export function callbackPage({
  ending,
  language,
  origin,
  cookie,
  status = 200,
}: CallbackPage): Reply<string> {
  const { close, endings } = callbackMessages[language];
  const message = endings[ending];
  const outcome: GmailMessage = { type: 'gmail-connection', ok: ending === 'connected', message };
  const page = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Gmail — ${product.name}</title>
</head>
<body>
<main>
<h1>Gmail</h1>
<p role="status">${escaped(message)}</p>
<p>${close}</p>
</main>
<script type="application/json" id="told">${jsonOf({ message: outcome, origin })}</script>
<script>${script}</script>
</body>
</html>`;
  return pageReply(page, { status, cookies: [cookie], headers });
}
