import { html } from './call.ts';
import type { Reply } from './call.ts';
import { escapeHtml } from './escape-html.ts';

// There is no form-action, because a form's response redirects to the product at another origin.
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The owner of a page: the name it shows and the word that the style sheet uses for it. */
export interface Frame {
  readonly brand: string;
  readonly mark: string;
  readonly title: string;
}

export interface PageOptions {
  readonly status?: number;
  readonly wide?: boolean;
}

/** A page of a simulator without scripts; `content` is HTML. */
export function framedPage(
  { brand, mark, title }: Frame,
  content: string,
  { status = 200, wide = false }: PageOptions = {},
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
<title>${name} — ${brand}, local simulator</title>
<link rel="stylesheet" href="/_assets/style.css">
</head>
<body data-marketplace="${mark}"${wide ? ' class="wide"' : ''}>
<header><h1>${name} <span class="tag">local simulator of ${brand}</span></h1></header>
<main>${content}</main>
</body>
</html>`,
    { 'content-security-policy': policy, 'cache-control': 'no-store' },
  );
}

export const alert = (problem: string | undefined): string =>
  problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`;

export const seeOther = (location: string): Reply => ({ status: 303, headers: { location } });

/** The style sheet of these pages and their forms. */
export const framedStyle = `
[data-marketplace=stripe], [data-marketplace=google] { max-width: 34rem; }
[data-marketplace=stripe].wide, [data-marketplace=google].wide { max-width: 68rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem 1.5rem; margin: 1rem 0; }
.card h2 { margin: 0 0 .5rem; }
form textarea { font: inherit; color: inherit; padding: .5rem .875rem; border-radius: .375rem; }
form input:not([type=hidden], [type=radio]), form textarea { width: 100%; max-width: none; min-height: 2.75rem; background: var(--ground); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.primary { width: 100%; min-height: 2.75rem; margin-top: 1.25rem; background: var(--accent); color: var(--on-accent);
  border-color: var(--accent); font-weight: 600; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
.row button { min-height: 2.75rem; }
[role=alert] { color: var(--full); font-weight: 600; }
.wide table { table-layout: auto; min-width: 36rem; }
.wide thead th:nth-child(n) { width: auto; }
`;
