import { gzipSync } from 'node:zlib';
import type { MiddlewareObj } from '@middy/core';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import type { AnyOperation } from '#shared/contracts/operation.ts';
import type { Base } from './ports/base.ts';
import { failureOf, problemAnswer } from './problem.ts';
import { errorNameOf, fingerprintOf, logOutcome, withLog } from './work.ts';

/** A request, with the claims of a verified token if its route demands one. */
type Event = APIGatewayProxyEventV2 | APIGatewayProxyEventV2WithJWTAuthorizer;
export type Answer = APIGatewayProxyStructuredResultV2;

const correlationHeader = 'x-correlation-id';
const correlationPattern = /^[\w-]{8,64}$/;

/** The browser's id for the action, if it sent one; otherwise the request's own. */
function correlationOf(event: Event): string {
  const given = event.headers?.[correlationHeader];
  return given && correlationPattern.test(given) ? given : event.requestContext.requestId;
}

const cacheControlOf = ({ cacheSeconds }: AnyOperation): string =>
  cacheSeconds > 0 ? `public, max-age=${cacheSeconds}` : 'no-store';

export interface ReplyParts {
  readonly status?: number;
  /** Whole `set-cookie` values. */
  readonly cookies?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer with more than its contract promises. A page is answered as text, not as JSON. */
export class Reply<T> {
  readonly body: T;
  readonly parts: ReplyParts;

  constructor(body: T, parts: ReplyParts) {
    this.body = body;
    this.parts = parts;
  }
}

const htmlType = 'text/html; charset=utf-8';

/** A page with its own headers, for a browser that was redirected here. */
export const pageReply = (page: string, { headers = {}, ...parts }: ReplyParts): Reply<string> =>
  new Reply(page, { ...parts, headers: { ...headers, 'content-type': htmlType } });

/** The answer of an operation, checked against its contract. */
function answer(contract: AnyOperation, result: unknown, requestId: string): Answer {
  const { body, parts } = result instanceof Reply ? (result as Reply<unknown>) : new Reply(result, {});
  const checked = contract.output.parse(body);
  const headers = {
    'content-type': 'application/json',
    'cache-control': cacheControlOf(contract),
    'x-request-id': requestId,
    ...parts.headers,
  };
  return {
    statusCode: parts.status ?? contract.status,
    headers,
    ...(parts.cookies && { cookies: [...parts.cookies] }),
    body:
      headers['content-type'] === htmlType && typeof checked === 'string' ? checked : JSON.stringify(checked),
  };
}

/** Shorter answers are not compressed, because that would save little. */
const compressedBytesMin = 2_048;

/**
 * Compresses an answer if the caller accepts that. No answer holds a secret that a stranger could guess by its size.
 */
function compressed(given: Answer, event: Event): Answer {
  const takes = /\bgzip\b/.test(event.headers?.['accept-encoding'] ?? '');
  if (!takes || given.body === undefined || Buffer.byteLength(given.body) < compressedBytesMin) return given;
  return {
    ...given,
    headers: { ...given.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: gzipSync(given.body).toString('base64'),
    isBase64Encoded: true,
  };
}

interface Requested {
  readonly contract: AnyOperation;
  readonly event: Event;
  readonly context: Pick<Context, 'awsRequestId'>;
  readonly isCold: boolean;
}

const outcomeOf = (status: number) => (status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'ok');

/**
 * Runs an operation and answers. It is the only exit for errors: anything thrown leaves as a problem of the contract.
 * One log line says how it ended.
 */
export function answered(
  { contract, event, context, isCold }: Requested,
  deps: Base,
  run: (startedAt: Date, correlationId: string) => Promise<unknown>,
): Promise<Answer> {
  const requestId = context.awsRequestId;
  const correlationId = correlationOf(event);
  return withLog({ operation: contract.id, requestId, correlationId }, async () => {
    const startedAt = deps.clock.now();
    const values = { route: `${contract.method} ${contract.path}` };
    const end = (result: Answer, errorCode?: string): Answer => {
      const status = result.statusCode ?? 200;
      const outcome = outcomeOf(status);
      logOutcome(
        'request',
        deps,
        { startedAt, isCold },
        { outcome, errorCode, values: { ...values, status } },
      );
      return result;
    };
    try {
      return end(compressed(answer(contract, await run(startedAt, correlationId), requestId), event));
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'internal')
        deps.logger.error('unexpected', {
          errorCode: errorNameOf(failure.cause),
          fingerprint: fingerprintOf(failure.cause),
          error: failure.cause,
        });
      return end(problemAnswer(failure, requestId), failure.code);
    }
  });
}

interface Answering {
  readonly contract: AnyOperation;
  readonly isFirst: () => boolean;
}

/** Refusals before the operation is reached are answered here too. */
export const problems = <E extends Event>(
  { contract, isFirst }: Answering,
  deps: Base,
): MiddlewareObj<E, Answer> => ({
  onError: async (request) => {
    const { event, context, error } = request;
    request.response = await answered({ contract, event, context, isCold: isFirst() }, deps, () =>
      Promise.reject(error),
    );
  },
});
