import type { MiddlewareObj, Request } from '@middy/core';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
} from 'aws-lambda';
import type { AnyOperation } from '../../shared/contracts/operation.ts';
import type { Base } from './ports/base.ts';
import { failureOf, problemAnswer } from './problem.ts';

/** A request, with the claims of a verified token where its route asks for one. */
export type Event = APIGatewayProxyEventV2 | APIGatewayProxyEventV2WithJWTAuthorizer;
export type Answer = APIGatewayProxyStructuredResultV2;

const correlationHeader = 'x-correlation-id';
const correlationPattern = /^[\w-]{8,64}$/;

/** The browser's id for what it is doing, where it gave one; else the request's own. */
export function correlationOf(event: Event): string {
  const given = event.headers?.[correlationHeader];
  return given && correlationPattern.test(given) ? given : event.requestContext.requestId;
}

/** The one error exit: whatever was thrown leaves as a problem of the contract, and as a log line. */
export const problems = <E extends Event>(operation: string, { logger }: Base): MiddlewareObj<E, Answer> => ({
  onError: (request: Request<E, Answer>) => {
    const failure = failureOf(request.error);
    const requestId = request.context.awsRequestId;
    const line = { operation, requestId, correlationId: correlationOf(request.event), code: failure.code };
    if (failure.code === 'internal') logger.error('unexpected', { ...line, error: failure.cause });
    request.response = problemAnswer(failure, requestId);
    logger.info('request', { ...line, status: request.response.statusCode });
  },
});

const cacheControlOf = ({ cacheSeconds }: AnyOperation): string =>
  cacheSeconds > 0 ? `public, max-age=${cacheSeconds}` : 'no-store';

/** What an operation answers with, held to what its contract promises. */
const answer = (contract: AnyOperation, result: unknown, requestId: string): Answer => ({
  statusCode: 200,
  headers: {
    'content-type': 'application/json',
    'cache-control': cacheControlOf(contract),
    'x-request-id': requestId,
  },
  body: JSON.stringify(contract.output.parse(result)),
});

/** Runs an operation and answers, with a log line that says how long it took. */
export async function answered(
  contract: AnyOperation,
  requestId: string,
  { clock, logger }: Base,
  run: (startedAt: Date) => Promise<unknown>,
): Promise<Answer> {
  const startedAt = clock.now();
  const result = answer(contract, await run(startedAt), requestId);
  const durationMs = clock.now().getTime() - startedAt.getTime();
  logger.info('request', { operation: contract.id, status: result.statusCode, durationMs });
  return result;
}
