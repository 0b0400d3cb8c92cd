import * as z from 'zod';
import { HttpFailure, type Http, type HttpAnswer } from '#functions/_platform/ports/http.ts';
import { MailboxFailure } from '#functions/_platform/ports/mailboxes.ts';

const timeoutMs = 8_000;
const answerBytesMax = 2 * 1024 * 1024;

export interface GoogleRequest {
  readonly url: string;
  readonly accessToken?: string;
  /** Sent as a form with POST. Without it, the request is a GET. */
  readonly form?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  readonly bodyBytesMax?: number;
  readonly longerBody?: 'cut';
}

const oauthError = z.object({ error: z.string() });
const apiError = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }),
});

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error code from the token endpoint, such as `invalid_grant`, or the API's reason for refusing. */
function reasonOf(data: unknown): string {
  const parsed = oauthError.safeParse(data);
  if (parsed.success) return parsed.data.error;
  const refused = apiError.safeParse(data);
  return refused.success ? (refused.data.error.errors[0]?.reason ?? '') : '';
}

const rateReasons = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded'];

/** Errors caused by this deployment's configuration, not by a mailbox. */
const ownReasons = ['invalid_client', 'unauthorized_client', 'accessNotConfigured'];

function waitOf({ headers }: HttpAnswer): number | undefined {
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return Number.isInteger(seconds) && seconds > 0 ? seconds : undefined;
}

/** The failure in our own words. The request is not logged, because it contains tokens. */
function failureOf(answer: HttpAnswer): MailboxFailure {
  const { status } = answer;
  const reason = reasonOf(parsedJson(answer.body));
  const retryAfter = waitOf(answer);
  if (ownReasons.includes(reason))
    return new MailboxFailure('unavailable', undefined, new Error(`Google responded ${status} ${reason}`));
  if (reason === 'invalid_grant' || status === 401) return new MailboxFailure('revoked');
  if (status === 429 || rateReasons.includes(reason)) return new MailboxFailure('busy', retryAfter);
  if (status === 403) return new MailboxFailure('scope-lost');
  if (status >= 500) return new MailboxFailure('unavailable', retryAfter);
  return new MailboxFailure('refused', undefined, new Error(`Google responded ${status} ${reason}`));
}

/** Sends one request, without retries: the next run is the retry. */
async function answerOf(http: Http, request: GoogleRequest): Promise<HttpAnswer> {
  const { url, accessToken, form } = request;
  try {
    return await http.send({
      method: form === undefined ? 'GET' : 'POST',
      url,
      headers: {
        accept: 'application/json',
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
      timeoutMs: request.timeoutMs ?? timeoutMs,
      bodyBytesMax: request.bodyBytesMax ?? answerBytesMax,
      ...(request.longerBody && { longerBody: request.longerBody }),
    });
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    throw new MailboxFailure('unavailable', undefined, new Error(`Google did not answer: ${error.kind}`));
  }
}

export const unexpectedResponse = (): MailboxFailure =>
  new MailboxFailure('unavailable', undefined, new Error('Google sent an unexpected response'));

/** Checks that a response has the expected form. */
function shaped<T>(shape: z.ZodType<T>, body: string): T {
  const parsed = shape.safeParse(parsedJson(body));
  if (parsed.success) return parsed.data;
  throw unexpectedResponse();
}

const isGood = ({ status }: HttpAnswer): boolean => status >= 200 && status < 300;

/**
 * Calls Google.
 *
 * @throws {MailboxFailure} for every response except a successful one in the expected form
 */
export async function askGoogle<T>(http: Http, request: GoogleRequest, shape: z.ZodType<T>): Promise<T> {
  const answer = await answerOf(http, request);
  if (!isGood(answer)) throw failureOf(answer);
  return shaped(shape, answer.body);
}

/**
 * Reads the body of a resource, in whatever form it is; undefined if Google says that the resource does not exist.
 *
 * @throws {MailboxFailure} for every other response except a successful one
 */
export async function findBodyAtGoogle(http: Http, request: GoogleRequest): Promise<string | undefined> {
  const answer = await answerOf(http, request);
  if (answer.status === 404) return undefined;
  if (!isGood(answer)) throw failureOf(answer);
  return answer.body;
}

/** Like `askGoogle`, but returns undefined if Google says that the resource does not exist. */
export async function findAtGoogle<T>(
  http: Http,
  request: GoogleRequest,
  shape: z.ZodType<T>,
): Promise<T | undefined> {
  const body = await findBodyAtGoogle(http, request);
  return body === undefined ? undefined : shaped(shape, body);
}
