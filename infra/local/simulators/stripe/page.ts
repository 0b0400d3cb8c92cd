import { product } from '../../../../shared/product.ts';
import { html } from '../_shared/call.ts';
import type { Reply } from '../_shared/call.ts';
import { escapeHtml } from '../_shared/page.ts';

// No form-action: a form's answer leads back to the product, which lies elsewhere.
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export const style = `
[data-marketplace=stripe] { --accent: light-dark(#4b3fd1, #b3acff); --on-accent: light-dark(#fff, #14112e); max-width: 34rem; }
[data-marketplace=stripe].wide { max-width: 68rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem 1.5rem; margin: 1rem 0; }
.card h2 { margin: 0 0 .5rem; }
.price { font-size: 2rem; font-weight: 600; margin: .25rem 0; font-variant-numeric: tabular-nums; }
form input:not([type=hidden]) { width: 100%; min-height: 2.75rem; background: var(--ground); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.primary { width: 100%; min-height: 2.75rem; margin-top: 1.25rem; background: var(--accent); color: var(--on-accent);
  border-color: var(--accent); font-weight: 600; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
.row button { min-height: 2.75rem; }
[role=alert] { color: var(--full); font-weight: 600; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .375rem 1rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; }
[data-marketplace=stripe] table { table-layout: auto; min-width: 36rem; }
[data-marketplace=stripe] thead th:nth-child(n) { width: auto; }
ul.cards { padding-left: 1rem; margin: .5rem 0 0; } code { font-size: .9375rem; white-space: nowrap; }
`;

/** The price as people read it. */
export const priceText = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: product.priceCurrency,
  maximumFractionDigits: 0,
}).format(product.priceMonthlyMinor / 100);

export const dayText = (seconds: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1000));

export const alert = (problem: string | undefined): string =>
  problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`;

/** A page of the simulator; `content` is HTML. */
export function page(
  title: string,
  content: string,
  { status = 200, wide = false }: { status?: number; wide?: boolean } = {},
): Reply {
  const name = escapeHtml(title);
  return html(
    status,
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name} — Stripe, local simulator</title>
<link rel="stylesheet" href="/_assets/style.css">
</head>
<body data-marketplace="stripe"${wide ? ' class="wide"' : ''}>
<header><h1>${name} <span class="tag">local simulator of Stripe</span></h1></header>
<main>${content}</main>
</body>
</html>`,
    { 'content-security-policy': policy, 'cache-control': 'no-store' },
  );
}

export const seeOther = (location: string): Reply => ({ status: 303, headers: { location } });
