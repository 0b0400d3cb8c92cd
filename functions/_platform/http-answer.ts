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

/** A request, with the claims of a verified token if its route requires one. */
type Event = APIGatewayProxyEventV2 | APIGatewayProxyEventV2WithJWTAuthorizer;
export type Answer = APIGatewayProxyStructuredResultV2;

const correlationHeader = 'x-correlation-id';
const correlationPattern = /^[\w-]{8,64}$/;

/** The correlation id that the browser sent, otherwise the request's own id. */
function correlationOf(event: Event): string {
  const given = event.headers?.[correlationHeader];
  return given && correlationPattern.test(given) ? given : event.requestContext.requestId;
}

const cacheControlOf = ({ cacheSeconds }: AnyOperation): string =>
  cacheSeconds > 0 ? `public, max-age=${cacheSeconds}` : 'no-store';

export interface ReplyParts {
  readonly status?: number;
  /** Complete `set-cookie` values. */
  readonly cookies?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response with parts besides the contract's output, such as headers. A page is sent as text, not as JSON. */
export class Reply<T> {
  readonly body: T;
  readonly parts: ReplyParts;

  constructor(body: T, parts: ReplyParts) {
    this.body = body;
    this.parts = parts;
  }
}

const htmlType = 'text/html; charset=utf-8';

/** An HTML page with its own headers, for a browser that was redirected here. */
export const pageReply = (page: string, { headers = {}, ...parts }: ReplyParts): Reply<string> =>
  new Reply(page, { ...parts, headers: { ...headers, 'content-type': htmlType } });

/** The response of an operation, checked against its contract. */
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

/** Shorter responses are not compressed, because that would save little. */
const compressedBytesMin = 2_048;

/**
 * Compresses a response if the caller accepts it. No response contains a secret that an attacker could infer from its
 * size.
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
 * Runs an operation and creates its response. It is the only exit for errors: every error leaves as a problem from the
 * contract. One log line records how the operation ended.
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

/** Requests that are refused before they reach the operation are answered here too. */
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
