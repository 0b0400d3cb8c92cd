import { product } from '../../shared/product.ts';
import type { RouteFiles } from '../routes.ts';

export interface DocumentParts {
  title: string;
  description: string;
  boot: string;
  entry: string;
  style: string;
  preload: readonly string[];
  routes: RouteFiles;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const preloadLink = (href: string): string => `<link rel="modulepreload" href="${href}">`;

/** A document: nothing inline runs or styles. The table of files is data, which no script policy concerns. */
export function documentHtml(parts: DocumentParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(parts.title)}</title>
<meta name="description" content="${escape(parts.description)}">
<meta name="application-name" content="${escape(product.name)}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f7f8fc" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#10131f" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
<script type="application/json" id="route-files">${JSON.stringify(parts.routes).replaceAll('<', '\\u003c')}</script>
<script src="${parts.boot}"></script>
<link rel="stylesheet" href="${parts.style}">
<link rel="preload" href="/config.json" as="fetch" crossorigin="anonymous">
${parts.preload.map(preloadLink).join('\n')}
<script type="module" src="${parts.entry}"></script>
</head>
<body>
<div id="root"><div class="splash" role="status"><img src="/icon.svg" alt="" width="56" height="56"><span class="visually-hidden">Loading...</span></div></div>
<noscript>${escape(product.name)} needs JavaScript.</noscript>
</body>
</html>
`;
}
