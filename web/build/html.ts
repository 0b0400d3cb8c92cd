import { product } from '#shared/product.ts';
import type { Language } from '../languages.ts';
import type { FirstRequests, RouteFiles } from '../routes.ts';

export interface DocumentParts {
  language: Language;
  title: string;
  description: string;
  /** The product's icon as SVG. It is part of the document, so that the first paint waits for no further request. */
  icon: string;
  /** The text shown until the app has started, or if scripts are blocked. */
  loading: string;
  withoutScripts: string;
  boot: string;
  /** The few rules that the first paint needs. */
  first: string;
  entry: string;
  styles: readonly string[];
  preload: readonly string[];
  routes: RouteFiles;
  /** What the document's pages request from the server at once; undefined if the document has no such page. */
  requests?: FirstRequests;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The boot script turns these into style sheets. Ordinary style sheets would delay the first paint. */
const styleLink = (href: string): string => `<link rel="preload" href="${href}" as="style" data-style>`;

const preloadLink = (href: string): string => `<link rel="modulepreload" href="${href}">`;

/** Data for scripts in the document; the script policy does not apply to data. */
const dataScript = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The metadata of every document, before it loads anything. */
const aboutHtml = ({ title, description }: { title: string; description: string }): string =>
  `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
<meta name="application-name" content="${escape(product.name)}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f7f8fc" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#10131f" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">`;

/** A document of the app. It has no inline scripts or styles. */
export function documentHtml(parts: DocumentParts): string {
  return `<!doctype html>
<html lang="${parts.language}">
<head>
${aboutHtml(parts)}
${dataScript('route-files', parts.routes)}
${parts.requests ? dataScript('first-requests', parts.requests) : ''}
<link rel="stylesheet" href="${parts.first}">
${parts.styles.map(styleLink).join('\n')}
<script src="${parts.boot}"></script>
<link rel="preload" href="/config.json" as="fetch" crossorigin="anonymous">
${parts.preload.map(preloadLink).join('\n')}
<script type="module" src="${parts.entry}"></script>
</head>
<body>
<div id="root"><div class="splash" role="status">${parts.icon.replace('<svg ', '<svg width="56" height="56" aria-hidden="true" ')}<span class="visually-hidden">${escape(parts.loading)}</span></div></div>
<noscript>${escape(parts.withoutScripts)}</noscript>
</body>
</html>
`;
}

export interface PublicDocumentParts {
  language: Language;
  title: string;
  description: string;
  /** The script that sets light or dark mode before the first paint. */
  look: string;
  style: string;
  scripts: readonly string[];
  markup: string;
}

/** A document that works without scripts. */
export function publicDocumentHtml(parts: PublicDocumentParts): string {
  return `<!doctype html>
<html lang="${parts.language}">
<head>
${aboutHtml(parts)}
<link rel="stylesheet" href="${parts.style}">
<script src="${parts.look}"></script>
${parts.scripts.map((src) => `<script src="${src}" defer></script>`).join('\n')}
</head>
<body>
${parts.markup}
</body>
</html>
`;
}
