import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { openApiDocument } from '../docs/openapi.ts';
import { pathOf } from './request-parts.ts';
import { createStaticFiles } from './static-files.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>API</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="ui"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;
const start = "SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#ui', persistAuthorization: true });\n";

/** Swagger UI sets style attributes; all its files are served from here. */
const contentSecurityPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const assetsDir = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const assets = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js']);

/** The API documentation at /docs, and its OpenAPI document at /docs/openapi.json. */
export function createDocsPage() {
  const files = createStaticFiles({ dir: assetsDir, fileFor: (path) => path.slice('/docs'.length) });
  const texts: Record<string, [type: string, text: () => string]> = {
    '/docs': ['text/html; charset=utf-8', () => page],
    '/docs/': ['text/html; charset=utf-8', () => page],
    '/docs/start.js': ['text/javascript; charset=utf-8', () => start],
    '/docs/openapi.json': ['application/json', () => JSON.stringify(openApiDocument())],
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = pathOf(request);
    response.setHeader('content-security-policy', contentSecurityPolicy);
    if (assets.has(path.slice('/docs'.length))) return files(request, response);
    const [type, text] = texts[path] ?? [];
    if (type === undefined || text === undefined) return false;
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(text());
    return true;
  };
}
