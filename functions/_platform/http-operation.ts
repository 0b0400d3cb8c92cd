import middy from '@middy/core';
import type { APIGatewayProxyEventV2WithJWTAuthorizer, Context } from 'aws-lambda';
import type { AnyOperation, InputOf, OutputOf } from '../../shared/contracts/operation.ts';
import { assemble } from './assemble.ts';
import { assertAccess, callerFrom, type Caller } from './caller.ts';
import { withContext } from './context.ts';
import { answered, correlationOf, problems, type Answer } from './http-answer.ts';
import type { DepsOf, Factories } from './ports/base.ts';
import { inputOf } from './request.ts';

type Event = APIGatewayProxyEventV2WithJWTAuthorizer;

/** What a handler is given: parsed input, the verified caller, its side effects. */
export interface Call<Op extends AnyOperation, F extends Factories> {
  readonly input: InputOf<Op>;
  readonly caller: Caller;
  readonly deps: DepsOf<F>;
  readonly correlationId: string;
}

/**
 * An HTTP operation's Lambda handler: checks the token's claims and the access level, parses the input
 * strictly, opens the table for the caller's studio alone, and answers with what the contract promises.
 * What needs no token is a `publicOperation`.
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
    return withContext(work, () =>
      answered(contract, requestId, deps, async (startedAt) => {
        if (contract.access !== 'signed-in') await assertAccess(contract.access, caller, startedAt);
        return run({ input: inputOf(contract, event), caller, deps, correlationId });
      }),
    );
  };
  return middy<Event, Answer>().use(problems(contract.id, deps)).handler(handle);
}
