import type { ServerResponse } from 'node:http';

/** A request to a simulator, with its complete body. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string;
  /** The places that a request set, for the log. */
  readonly applied?: { readonly reference: string; readonly slots: number };
}

export function json(status: number, value: unknown, more: Omit<Reply, 'status' | 'body'> = {}): Reply {
  const headers = { 'content-type': 'application/json; charset=utf-8', ...more.headers };
  return { ...more, status, headers, body: JSON.stringify(value) };
}

export function html(status: number, page: string, headers: Reply['headers'] = {}): Reply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body: page };
}

export function readJson(call: Call): unknown {
  try {
    return JSON.parse(call.body);
  } catch {
    return undefined;
  }
}

export function write(outgoing: ServerResponse, reply: Reply): void {
  if (outgoing.destroyed) return;
  outgoing.writeHead(reply.status, { ...reply.headers });
  outgoing.end(reply.body);
}
