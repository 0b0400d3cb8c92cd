/** How long the response to an early request may be used; after that, it is requested again. */
const usableMs = 30_000;

interface Early {
  readonly token: string;
  readonly sentAtMs: number;
  /** The response for each address; undefined if the request failed. */
  readonly answers: Map<string, Promise<Response | undefined>>;
}

/** The boot script and the app are separate scripts, which share only globals of the page. */
declare global {
  var cupoEarly: Early | undefined;
}

/** The headers of a read request. Every log line about the request contains the correlation id. */
export const readHeaders = (token: string | undefined): Record<string, string> => ({
  accept: 'application/json',
  'x-correlation-id': crypto.randomUUID(),
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});

/** Requests what the page will need while its code is still loading. */
export function requestEarly(urls: readonly string[], token: string, nowMs = Date.now()): void {
  const answers = urls.map((url) => {
    const answer = fetch(url, { headers: readHeaders(token) }).catch(() => undefined);
    return [url, answer] as const;
  });
  globalThis.cupoEarly = { token, sentAtMs: nowMs, answers: new Map(answers) };
}

/** Discards the early responses, because any change may make them stale. */
export function forgetEarly(): void {
  globalThis.cupoEarly = undefined;
}

export interface EarlyAnswer {
  readonly answer: Promise<Response | undefined>;
  readonly sentAtMs: number;
}

/** The early response for the same person. Each is returned once; undefined if there is none or it is too old. */
export function takeEarly(url: string, token: string | undefined): EarlyAnswer | undefined {
  const early = globalThis.cupoEarly;
  if (early === undefined || early.token !== token || Date.now() - early.sentAtMs > usableMs)
    return undefined;
  const answer = early.answers.get(url);
  early.answers.delete(url);
  return answer && { answer, sentAtMs: early.sentAtMs };
}

const readAtMs = new WeakMap<object, number>();

/** Remembers that a response was requested before the call that returned it. */
export function rememberRead(output: unknown, atMs: number): void {
  if (typeof output === 'object' && output !== null) readAtMs.set(output, atMs);
}

/** When a query's data was requested from the server, if that was before the query ran. */
export function readEarlyAtMs(data: unknown): number | undefined {
  const [first] = (data as { pages?: unknown[] } | null)?.pages ?? [data];
  return typeof first === 'object' && first !== null ? readAtMs.get(first) : undefined;
}
