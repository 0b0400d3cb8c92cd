/** For how long an answer that was requested early may be used; later it is asked for again. */
const usableMs = 30_000;

interface Early {
  readonly token: string;
  readonly sentAtMs: number;
  /** What came, by its address; undefined where nothing did. */
  readonly answers: Map<string, Promise<Response | undefined>>;
}

/** The boot script and the app are two scripts, which share only what the page holds. */
declare global {
  var cupoEarly: Early | undefined;
}

/** The headers of a request that only reads. Every line that any function writes about it names the id. */
export const readHeaders = (token: string | undefined): Record<string, string> => ({
  accept: 'application/json',
  'x-correlation-id': crypto.randomUUID(),
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});

/** Requests what the page will need, while its code is still loading. */
export function requestEarly(urls: readonly string[], token: string, nowMs = Date.now()): void {
  const answers = urls.map((url) => {
    const answer = fetch(url, { headers: readHeaders(token) }).catch(() => undefined);
    return [url, answer] as const;
  });
  globalThis.cupoEarly = { token, sentAtMs: nowMs, answers: new Map(answers) };
}

/** What was requested early may be old as soon as anything was changed. */
export function forgetEarly(): void {
  globalThis.cupoEarly = undefined;
}

export interface EarlyAnswer {
  readonly answer: Promise<Response | undefined>;
  readonly sentAtMs: number;
}

/** What was requested early for the same person, once; undefined where it was not, or too long ago. */
export function takeEarly(url: string, token: string | undefined): EarlyAnswer | undefined {
  const early = globalThis.cupoEarly;
  if (early === undefined || early.token !== token || Date.now() - early.sentAtMs > usableMs)
    return undefined;
  const answer = early.answers.get(url);
  early.answers.delete(url);
  return answer && { answer, sentAtMs: early.sentAtMs };
}

const readAtMs = new WeakMap<object, number>();

/** Remembers that an answer was read before it was asked for. */
export function rememberRead(output: unknown, atMs: number): void {
  if (typeof output === 'object' && output !== null) readAtMs.set(output, atMs);
}

/** When the server was asked for what a query holds, where that was before the query asked. */
export function readEarlyAtMs(data: unknown): number | undefined {
  const [first] = (data as { pages?: unknown[] } | null)?.pages ?? [data];
  return typeof first === 'object' && first !== null ? readAtMs.get(first) : undefined;
}
