import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { securityHeaders } from '#infra/security-headers.ts';
import { documentOf, notFoundDocument } from '#web/documents.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const compressed = new Set(['.html', '.css', '.js', '.json', '.svg']);

export interface WebServer {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a built web app as CloudFront does: compressed, with the security headers, the document for unknown paths
 * with status 404. `catalogue` answers /api/catalogue.
 */
export async function serveWeb(
  dir: string,
  catalogue: () => { status: number; body: unknown },
): Promise<WebServer> {
  const answerTo = (pathname: string): { status: number; type: string; body: Buffer } => {
    if (pathname === '/api/catalogue') {
      const { status, body } = catalogue();
      return { status, type: 'application/json', body: Buffer.from(JSON.stringify(body)) };
    }
    const file = pathname.includes('.') ? pathname : documentOf(pathname);
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    try {
      return {
        status: file === notFoundDocument ? 404 : 200,
        type,
        body: readFileSync(path.join(dir, file)),
      };
    } catch {
      return { status: 404, type: 'text/plain', body: Buffer.from('Not Found') };
    }
  };
  const done = new Map<string, Buffer>();
  const brotli = (body: Buffer): Buffer => {
    const key = body.toString('latin1');
    const made = done.get(key) ?? brotliCompressSync(body);
    done.set(key, made);
    return made;
  };
  const headers = securityHeaders({ connectOrigins: [] });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { status, type, body } = answerTo(pathname);
    const small = compressed.has(path.extname(pathname)) || type.startsWith('text/html');
    response.writeHead(status, {
      ...headers,
      'content-type': type,
      'cache-control': 'no-cache',
      ...(small ? { 'content-encoding': 'br' } : {}),
    });
    response.end(small ? brotli(body) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
