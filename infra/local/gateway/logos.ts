import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Edge } from '../assembly/distribution.ts';
import type { FoundObject } from '../emulators/objects/options.ts';
import { sendMessage } from './http-result.ts';
import { pathOf } from './request-parts.ts';

const servedHeaders = ['content-type', 'cache-control'];

/** Serves logos as CloudFront does, with headers that prevent scripts in them from running. */
export function createLogos(
  logoAt: (key: string) => FoundObject | undefined,
  answerHeadersOf: Edge['answerHeadersOf'],
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const found = logoAt(pathOf(request).slice(1));
    if (!found || (request.method !== 'GET' && request.method !== 'HEAD'))
      return sendMessage(response, 404, 'Not Found');
    const retained = Object.entries(found.headers).filter(([name]) =>
      servedHeaders.includes(name.toLowerCase()),
    );
    response.writeHead(200, {
      ...answerHeadersOf(pathOf(request)),
      ...Object.fromEntries(retained),
      'content-length': found.sizeBytes,
    });
    if (request.method === 'HEAD') response.end();
    else await pipeline(createReadStream(found.path), response).catch(() => response.destroy());
  };
}
