import middy, { type MiddlewareObj, type Request } from '@middy/core';
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import type { AnyOperation, InputOf, OutputOf } from '../../shared/contracts/operation.ts';
import { withStudio } from '../_data/keys.ts';
import { powertools } from './adapters/base.ts';
import { assemble } from './assemble.ts';
import { assertAccess, callerFrom, type Caller } from './caller.ts';
import type { DepsOf, Factories } from './ports/base.ts';
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

/** One log line a request: what was asked, how it ended, how long it took. */
function logged(operation: string, now: () => Date): MiddlewareObj<Event, Answer> {
  const startedAtMs = new WeakMap<object, number>();
  const end = ({ event, response }: Request<Event, Answer>) => {
    powertools.info('request', {
      operation,
      status: response?.statusCode,
      durationMs: now().getTime() - (startedAtMs.get(event) ?? now().getTime()),
    });
    powertools.resetKeys();
  };
  return {
    before: ({ event, context }) => {
      startedAtMs.set(event, now().getTime());
      powertools.appendKeys({ requestId: context.awsRequestId, correlationId: correlationOf(event) });
    },
    after: end,
    onError: end,
  };
}

/** The one error exit: whatever was thrown leaves as a problem of the contract. */
const problems: MiddlewareObj<Event, Answer> = {
  onError: (request) => {
    const failure = failureOf(request.error);
    if (failure.code === 'internal') powertools.error('unexpected', { error: failure.cause as Error });
    request.response = problemAnswer(failure, request.context.awsRequestId);
  },
};

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
    powertools.appendKeys({ studioId: caller.studioId });
    return withStudio(caller.studioId, async () => {
      await assertAccess(contract.access, caller, deps.clock.now());
      const input = inputOf(contract, event);
      const result = await run({ input, caller, deps, correlationId: correlationOf(event) });
      return answer(contract, result, context.awsRequestId);
    });
  };
  return middy<Event, Answer>()
    .use(logged(contract.id, () => deps.clock.now()))
    .use(problems)
    .handler(handle);
}
