import type { RefusingPartner } from './refusal.ts';
import { HttpFailure } from '#functions/_platform/ports/http.ts';
import type { HttpAnswer, HttpRequest } from '#functions/_platform/ports/http.ts';
import type { ConnectorSession } from './connector.ts';
import type { MarketplaceErrorKind } from './marketplace-error.ts';
import { refusal } from './refusal.ts';
import { retryAfterSeconds } from '../exchange/retry-after.ts';

/** The most bytes of an answer, unless the request says otherwise. */
const answerBytesMax = 1_000_000;

/** One request of a connector. A `change` may change places; a `look` only reads. */
export interface Ask {
  readonly marketplace: RefusingPartner;
  readonly label: string;
  readonly method: HttpRequest['method'];
  readonly path: string;
  /** Defaults to the session's value. */
  readonly baseUrl?: string;
  readonly effect: 'look' | 'change';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly redirect?: HttpRequest['redirect'];
  readonly before?: number;
  readonly after?: number;
  /** How long the answer may be. A longer one cannot be read. */
  readonly answerBytesMax?: number;
  /** Selects the part of the response that may be recorded. The default is the whole body. */
  readonly excerpt?: (answer: HttpAnswer) => string;
}

/** Sends a request, records it, and returns any response. A failure without a response becomes a MarketplaceError. */
export async function exchange(session: ConnectorSession, ask: Ask): Promise<HttpAnswer> {
  const at = session.now().toISOString();
  try {
    const answer = await session.http.send(toRequest(session, ask));
    record(session, ask, at, answer);
    return answer;
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    recordFailure(session, ask, at, error);
    throw refusal(ask.marketplace, kindOfFailure(ask, error), { cause: error });
  }
}

/** Returns responses with an expected status, and throws the matching MarketplaceError for all others. */
export function expectStatus(
  session: ConnectorSession,
  ask: Ask,
  answer: HttpAnswer,
  expected: readonly number[],
): HttpAnswer {
  if (expected.includes(answer.status)) return answer;
  const wait = retryAfterSeconds(answer.headers['retry-after'], session.now());
  throw refusal(ask.marketplace, kindOfStatus(ask, answer.status), {
    ...(wait !== undefined && { retryAfterSeconds: wait }),
  });
}

function toRequest(session: ConnectorSession, ask: Ask): HttpRequest {
  return {
    method: ask.method,
    url: addressOf(session, ask),
    headers: { ...ask.headers },
    timeoutMs: session.timeoutMs,
    bodyBytesMax: ask.answerBytesMax ?? answerBytesMax,
    ...(ask.body !== undefined && { body: ask.body }),
    ...(ask.redirect !== undefined && { redirect: ask.redirect }),
  };
}

/** Credentials are sent only to the marketplace's own host, whatever a path contains. */
function addressOf(session: ConnectorSession, { marketplace, ...ask }: Ask): string {
  const base = new URL(ask.baseUrl ?? session.baseUrl);
  const url = URL.canParse(ask.path, base) ? new URL(ask.path, base) : undefined;
  if (url?.origin === base.origin) return url.href;
  throw refusal(marketplace, 'unreadable');
}

function record(session: ConnectorSession, ask: Ask, at: string, answer: HttpAnswer): void {
  const excerpt = ask.excerpt?.(answer) ?? answer.body;
  session.recorder.add({
    ...requestSent(session, ask, at),
    status: answer.status,
    durationMs: answer.durationMs,
    ...(excerpt !== '' && { answerExcerpt: excerpt }),
  });
}

function recordFailure(session: ConnectorSession, ask: Ask, at: string, failure: HttpFailure): void {
  const note = failure.effectUnknown
    ? `No answer (${failure.kind}); it may have had an effect`
    : failure.kind;
  session.recorder.add({ ...requestSent(session, ask, at), durationMs: failure.durationMs, note });
}

function requestSent(session: ConnectorSession, ask: Ask, at: string) {
  return {
    at,
    label: ask.label,
    method: ask.method,
    url: addressOf(session, ask),
    ...(ask.body !== undefined && { requestBody: ask.body }),
    ...(ask.before !== undefined && { before: ask.before }),
    ...(ask.after !== undefined && { after: ask.after }),
  };
}

function kindOfFailure(ask: Ask, failure: HttpFailure): MarketplaceErrorKind {
  if (ask.effect === 'change' && failure.effectUnknown) return 'unclear';
  return failure.kind === 'timeout' || failure.kind === 'connection' ? 'unavailable' : 'unreadable';
}

// A 503 means that the request was not processed. After any other server error the change may have been made.
function kindOfStatus(ask: Ask, status: number): MarketplaceErrorKind {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404 || status === 410) return 'not-listed';
  if (status === 429) return 'rate-limited';
  if (status >= 500) return ask.effect === 'change' && status !== 503 ? 'unclear' : 'unavailable';
  if (status >= 400) return 'rejected';
  return ask.effect === 'change' ? 'unclear' : 'unreadable';
}
