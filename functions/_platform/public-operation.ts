import middy from '@middy/core';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { AnyOperation, InputOf, OutputOf } from '#shared/contracts/operation.ts';
import { assemble } from './assemble.ts';
import { answered, problems, type Answer, type Reply } from './http-answer.ts';
import { throughOrigin } from './origin.ts';
import type { DepsOf, Factories } from './ports/base.ts';
import { inputOf, receivedOf, type Received } from './request.ts';
import { coldStart } from './work.ts';

/** A public operation's arguments: parsed input, the request as received, and its side effects. */
export interface PublicCall<Op extends AnyOperation, F extends Factories> {
  readonly input: InputOf<Op>;
  readonly received: Received;
  readonly deps: DepsOf<F>;
  readonly correlationId: string;
}

/**
 * The Lambda handler of an operation without a token. The request must come through CloudFront. There is no caller and
 * therefore no studio's table: the handler lists `table` among its side effects and opens the table of the right
 * studio.
 */
export function publicOperation<Op extends AnyOperation & { readonly access: 'public' }, F extends Factories>(
  contract: Op,
  factories: F,
  run: (call: PublicCall<Op, F>) => Promise<OutputOf<Op> | Reply<OutputOf<Op>>>,
) {
  const deps = assemble(factories);
  const isFirst = coldStart();
  const handle = (event: APIGatewayProxyEventV2, context: Context): Promise<Answer> =>
    answered({ contract, event, context, isCold: isFirst() }, deps, async (_, correlationId) =>
      run({ input: inputOf(contract, event), received: receivedOf(event), deps, correlationId }),
    );
  return middy<APIGatewayProxyEventV2, Answer>()
    .use(problems({ contract, isFirst }, deps))
    .use(throughOrigin())
    .handler(handle);
}
