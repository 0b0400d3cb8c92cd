import * as messages from '#messages/api';
import type { ProblemDetails } from '#shared/contracts/errors.ts';
import { idempotencyHeader, inProgressRetrySeconds } from '#shared/contracts/idempotency.ts';
import type { AnyOperation, OutputOf } from '#shared/contracts/operation.ts';
import type * as z from 'zod';
import { forgetEarly, readHeaders, rememberRead, takeEarly, type EarlyAnswer } from './early.ts';
import { createIntents } from './intents.ts';
import { ApiProblem } from './problem.ts';
import { problemMessage, readInOwnLanguage } from './problem-messages.ts';
import { toWire, type WireRequest } from './request.ts';

const callTimeoutMs = 20_000;

export interface ClientSettings {
  /** The access token of the signed-in person; undefined when nobody is signed in. */
  accessToken: () => Promise<string | undefined>;
  /** Whether every response is validated against its contract. */
  checkAnswers: boolean;
  /** The origin of the server; by default, the page's own. */
  origin?: string;
}

interface CallOptions {
  /** The access token for this call, instead of that of the page. */
  token?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** An operation without a query, for example, has an empty query schema, whose own type would forbid every field. */
type Fields<S extends z.ZodObject> = keyof S['shape'] extends never ? unknown : z.input<S>;

/** The caller's input: the fields of path, query and body as one object. Fields with defaults may be left out. */
type Sent<Op extends AnyOperation> = Fields<Op['params']> & Fields<Op['query']> & Fields<Op['body']> & object;

export type Call = <Op extends AnyOperation>(
  operation: Op,
  input: Sent<Op>,
  options?: CallOptions,
) => Promise<OutputOf<Op>>;

function signalOf({ signal, timeoutMs = callTimeoutMs }: CallOptions): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

function noAnswer(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return error;
  if ((error as { name?: unknown }).name === 'TimeoutError')
    return new ApiProblem('timeout', messages.theServerTookTooLongTo);
  return new ApiProblem('network', messages.theServerCouldNotBeReached);
}

interface Answer {
  status: number;
  isProblem: boolean;
  text: string;
  retryAfterSeconds: number;
  /** When the response was requested, if the boot script requested it before this call. */
  readAtMs?: number;
}

/** A response that comes not from an operation but from API Gateway: its token check or its route limits. */
const unexplained = (status: number): ApiProblem =>
  status === 401
    ? new ApiProblem('unauthenticated', messages.theServerCouldNotAnswer, { status })
    : status === 429
      ? new ApiProblem('too-many-requests', messages.theServerIsBusyWaitA, { status })
      : new ApiProblem('unavailable', messages.theServerCouldNotAnswer, { status });

const foundIn = ({ text }: Answer): ProblemDetails => JSON.parse(text) as ProblemDetails;

async function problemOf(answer: Answer): Promise<ApiProblem> {
  const { status, isProblem } = answer;
  if (!isProblem) return unexplained(status);
  const found = foundIn(answer);
  return new ApiProblem(found.code, await problemMessage(found.code, found.detail), {
    status,
    requestId: found.requestId,
    ...(found.findings && { findings: found.findings }),
    ...(found.findingsTotal !== undefined && { findingsTotal: found.findingsTotal }),
  });
}

/** The response to an early request, if it succeeded. @throws the signal's reason, once that is aborted */
async function succeeded({ answer }: EarlyAnswer, signal: AbortSignal): Promise<Response | undefined> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const found = await Promise.race([answer, aborted]);
  if (found?.ok) return found;
  await found?.body?.cancel();
  return undefined;
}

async function exchange(
  { accessToken, origin = '' }: ClientSettings,
  operation: AnyOperation,
  { method, url, body }: WireRequest,
  { key, signal, token: given }: { key: string | undefined; signal: AbortSignal; token: string | undefined },
): Promise<Answer> {
  const token = operation.access === 'public' ? undefined : (given ?? (await accessToken()));
  const headers = new Headers(readHeaders(token));
  if (body !== null) headers.set('content-type', 'application/json');
  if (key !== undefined) headers.set(idempotencyHeader, `"${key}"`);
  if (operation.takesKey) forgetEarly();
  const early = method === 'GET' ? takeEarly(origin + url, token) : undefined;
  const handed = early && (await succeeded(early, signal));
  const answer = handed ?? (await fetch(origin + url, { method, headers, body, signal }));
  const type = answer.headers.get('content-type') ?? '';
  return {
    status: answer.status,
    isProblem: type.startsWith('application/problem+json'),
    text: await answer.text(),
    retryAfterSeconds: Number(answer.headers.get('retry-after') ?? inProgressRetrySeconds),
    ...(handed && early && { readAtMs: early.sentAtMs }),
  };
}

const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

const isInProgress = (answer: Answer): boolean =>
  answer.status === 409 && answer.isProblem && foundIn(answer).code === 'in-progress';

/** Whether the server has completed or refused the request. It has not if it failed or is still at work. */
const isSettled = (answer: Answer): boolean => answer.status < 500 && !isInProgress(answer);

const wait = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** Repeats a request until the server no longer says that the first try is still running. */
async function answerOf(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (!isInProgress(answer)) return answer;
    await wait(answer.retryAfterSeconds, signal);
  }
}

/**
 * Makes the function through which all requests to the server are made. It throws ApiProblem, or the caller's own
 * abort. A change carries an idempotency key, which stays the same until the outcome is known: sent twice, the change
 * is made once.
 */
export function createClient(settings: ClientSettings): Call {
  const intents = createIntents(() => crypto.randomUUID());
  return async (operation, input, options = {}) => {
    const request = toWire(operation, { ...(input as object) });
    const key = operation.takesKey ? intents.keyOf(request) : undefined;
    const signal = signalOf(options);
    // Any failure in here is a failed connection, to the server or for a fresh access token.
    const answer = await answerOf(
      () => exchange(settings, operation, request, { key, signal, token: options.token }),
      signal,
    ).catch((error: unknown) => {
      throw noAnswer(error, options.signal);
    });
    if (key !== undefined && isSettled(answer)) intents.settle(request, key);
    if (!isSuccess(answer)) throw await problemOf(answer);
    const output = await readInOwnLanguage(answer.text);
    const found = settings.checkAnswers ? operation.output.parse(output) : output;
    if (answer.readAtMs !== undefined) rememberRead(found, answer.readAtMs);
    return found as OutputOf<typeof operation>;
  };
}
