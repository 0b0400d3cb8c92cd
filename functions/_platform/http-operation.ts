import middy, { type MiddlewareObj, type Request } from '@middy/core';
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import type { AnyOperation, InputOf, OutputOf } from '../../shared/contracts/operation.ts';
import { assemble } from './assemble.ts';
import { assertAccess, callerFrom, type Caller } from './caller.ts';
import { withContext } from './context.ts';
import type { Base, DepsOf, Factories } from './ports/base.ts';
import { failureOf, problemAnswer } from './problem.ts';
import { inputOf } from './request.ts';

type Event = APIGatewayProxyEventV2WithJWTAuthorizer;
type Answer = APIGatewayProxyStructuredResultV2;

/** What a handler is given: parsed input, the verified caller, its side effects. */
export interface Call<Op extends AnyOperation, F extends Factories> {
  readonly input: InputOf<Op>;
  readonly caller: Caller;
  readonly deps: DepsOf<F>;
  readonly correlationId: string;
}

const correlationHeader = 'x-correlation-id';
const correlationPattern = /^[\w-]{8,64}$/;

/** The browser's id for what it is doing, where it gave one; else the request's own. */
function correlationOf(event: Event): string {
  const given = event.headers?.[correlationHeader];
  return given && correlationPattern.test(given) ? given : event.requestContext.requestId;
}

/** The one error exit: whatever was thrown leaves as a problem of the contract, and as a log line. */
const problems = (operation: string, { logger }: Base): MiddlewareObj<Event, Answer> => ({
  onError: (request: Request<Event, Answer>) => {
    const failure = failureOf(request.error);
    const requestId = request.context.awsRequestId;
    const line = { operation, requestId, correlationId: correlationOf(request.event), code: failure.code };
    if (failure.code === 'internal') logger.error('unexpected', { ...line, error: failure.cause });
    request.response = problemAnswer(failure, requestId);
    logger.info('request', { ...line, status: request.response.statusCode });
  },
});

const answer = (contract: AnyOperation, result: unknown, requestId: string): Answer => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-request-id': requestId },
  body: JSON.stringify(contract.output.parse(result)),
});

/**
 * An HTTP operation's Lambda handler: checks the token's claims and the access level, parses the input
 * strictly, opens the table for the caller's studio alone, and answers with what the contract promises.
 */
export function httpOperation<Op extends AnyOperation, F extends Factories>(
  contract: Op,
  factories: F,
  run: (call: Call<Op, F>) => Promise<OutputOf<Op>>,
) {
  const deps = assemble(factories);
  const handle = async (event: Event, context: Context): Promise<Answer> => {
    const caller = callerFrom(event.requestContext.authorizer?.jwt.claims);
    const correlationId = correlationOf(event);
    const { studioId } = caller;
    const requestId = context.awsRequestId;
    const work = {
      scope: { kind: 'studio', studioId },
      log: { requestId, correlationId, studioId },
    } as const;
    return withContext(work, async () => {
      const startedAt = deps.clock.now();
      if (contract.access !== 'signed-in') await assertAccess(contract.access, caller, startedAt);
      const input = inputOf(contract, event);
      const result = answer(contract, await run({ input, caller, deps, correlationId }), requestId);
      const durationMs = deps.clock.now().getTime() - startedAt.getTime();
      deps.logger.info('request', { operation: contract.id, status: result.statusCode, durationMs });
      return result;
    });
  };
  return middy<Event, Answer>().use(problems(contract.id, deps)).handler(handle);
}
