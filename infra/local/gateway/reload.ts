import type { IncomingMessage, ServerResponse } from 'node:http';

export type Reload = {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Tells every open page that the app was rebuilt. */
  tell: () => void;
  close: () => void;
};

/** Server-sent events that reload open pages in development. */
export function createReload(): Reload {
  const pages = new Set<ServerResponse>();
  return {
    handle: async (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(': open\n\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
    },
    tell: () => pages.forEach((page) => page.write('data: rebuilt\n\n')),
    close: () => pages.forEach((page) => page.end()),
  };
}
