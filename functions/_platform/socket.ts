import middy from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { assemble } from './assemble.ts';
import type { DepsOf, Factories } from './ports/base.ts';
import { coldStart, errorNameOf, fingerprintOf, logOutcome, withLog } from './work.ts';

/** The event of a WebSocket route. Only `$connect` has headers and a query string. */
export type SocketEvent = APIGatewayProxyWebsocketEventV2 & {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>> | null;
};

/** The Lambda handler of a WebSocket route. It returns only a status and logs how it ended. */
export function socket<F extends Factories>(
  name: string,
  factories: F,
  run: (event: SocketEvent, deps: DepsOf<F>) => Promise<number>,
) {
  const deps = assemble(factories);
  const isFirst = coldStart();
  return middy<SocketEvent, APIGatewayProxyStructuredResultV2>().handler((event, context) => {
    const { awsRequestId: requestId } = context;
    return withLog({ requestId, correlationId: requestId }, async () => {
      const start = { startedAt: deps.clock.now(), isCold: isFirst() };
      const end = (statusCode: number, errorCode?: string) => {
        const outcome = statusCode >= 500 ? 'failed' : statusCode >= 400 ? 'refused' : 'ok';
        const values = { route: name, status: statusCode };
        logOutcome('socket', deps, start, { outcome, errorCode, values });
        return { statusCode };
      };
      try {
        return end(await run(event, deps));
      } catch (error) {
        const errorCode = errorNameOf(error);
        deps.logger.error('unexpected', { errorCode, fingerprint: fingerprintOf(error), error });
        return end(500, errorCode);
      }
    });
  });
}
