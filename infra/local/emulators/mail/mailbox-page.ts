import { html, type Call, type Reply } from '../../simulators/_shared/call.ts';
import { escapeHtml } from '../../simulators/_shared/escape-html.ts';
import type { SentMail } from './sent-mail.ts';

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 64rem; padding: 0 1rem; color-scheme: light dark; }
table { width: 100%; border-collapse: collapse; } th, td { text-align: start; padding: .5rem; border-bottom: 1px solid #8886; }
iframe { width: 100%; height: 44rem; border: 1px solid #8886; border-radius: .5rem; }
pre { white-space: pre-wrap; border: 1px solid #8886; border-radius: .5rem; padding: 1rem; }
`;

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";
/** The content security policy of a mail client: no scripts, no external content, links open in a new tab. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'";

const page = (title: string, content: string): Reply =>
  html(
    200,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>${content}</body></html>`,
    { 'content-security-policy': pagePolicy, 'cache-control': 'no-store' },
  );

const row = ({ messageId, at, to, subject }: SentMail): string =>
  `<tr><td>${escapeHtml(at.slice(0, 16).replace('T', ' '))}</td><td>${escapeHtml(to.join(', '))}</td><td><a href="/mails/${messageId}">${escapeHtml(subject)}</a></td></tr>`;

const list = (mails: readonly SentMail[]): Reply =>
  page(
    'Mailbox',
    `<h1>Mailbox</h1><p>Everything that was sent, to whomever: nothing leaves this machine.</p>${
      mails.length === 0
        ? '<p>Nothing was sent yet.</p>'
        : `<table><thead><tr><th scope="col">UTC</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${mails.toReversed().map(row).join('')}</tbody></table>`
    }`,
  );

const headerLines = (headers: SentMail['headers']): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** E-mails from the user pool have only HTML, without plain text or known headers. */
const section = (title: string, content: string): string =>
  content === '' ? '' : `<h2>${title}</h2><pre>${escapeHtml(content)}</pre>`;

const one = ({ messageId, from, to, subject, text, headers }: SentMail): Reply =>
  page(
    subject,
    `<p><a href="/">Mailbox</a></p><h1>${escapeHtml(subject)}</h1><p>${escapeHtml(from)} to ${escapeHtml(to.join(', '))}</p>
<iframe title="As it looks" src="/mails/${messageId}/html"></iframe>
${section('As plain text', text)}${section('Headers', headerLines(headers))}`,
  );

const inFrame = (mail: SentMail): Reply =>
  html(200, mail.html.replace('<head>', '<head><base target="_blank">'), {
    'content-security-policy': mailPolicy,
    'cache-control': 'no-store',
  });

/** The page that shows the sent e-mails as rendered; undefined for other paths. */
export function answerMailbox(call: Call, mails: readonly SentMail[]): Reply | undefined {
  if (call.method !== 'GET') return undefined;
  if (call.path === '/') return list(mails);
  const [, messageId, part] = /^\/mails\/([\w-]+)(\/html)?$/.exec(call.path) ?? [];
  const mail = mails.find((sent) => sent.messageId === messageId);
  if (!mail) return undefined;
  return part === undefined ? one(mail) : inFrame(mail);
}
