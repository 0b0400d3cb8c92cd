import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathOf } from './request-parts.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

export type StaticFilesOptions = {
  dir: string;
  /** The file within `dir` that answers a path; undefined means the file that the path itself names. */
  fileFor?: (path: string, request: IncomingMessage) => string | undefined;
  /** The status to send with a file; 200 by default. */
  statusOf?: (name: string) => number;
  /** Files under this path have a hash in their name and never change. */
  immutablePath?: string;
};

const yearSeconds = 365 * 24 * 60 * 60;

/** Serves a folder. Resolves to false, without sending anything, when the file does not exist. */
export function createStaticFiles({ dir, fileFor, statusOf, immutablePath }: StaticFilesOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = safePath(request);
    if (path === undefined) return false;
    const name = fileFor?.(path, request) ?? path;
    const file = join(dir, name);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile() || !file.startsWith(`${normalize(dir)}${sep}`)) return false;
    const forever = immutablePath !== undefined && path.startsWith(immutablePath);
    response.writeHead(statusOf?.(name) ?? 200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': found.size,
      'cache-control': forever ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
    });
    if (request.method === 'HEAD') response.end();
    else await pipeline(createReadStream(file), response).catch(() => response.destroy());
    return true;
  };
}

function safePath(request: IncomingMessage): string | undefined {
  try {
    const path = decodeURIComponent(pathOf(request));
    return path.includes('\0') || path.split(/[/\\]/).includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}
