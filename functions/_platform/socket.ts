import middy from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { assemble } from './assemble.ts';
import type { DepsOf, Factories } from './ports/base.ts';

/** The event of a WebSocket route. Headers and query come with `$connect` alone. */
export type SocketEvent = APIGatewayProxyWebsocketEventV2 & {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>> | null;
};

/** A WebSocket route's Lambda handler: it answers with a status and nothing else. */
export function socket<F extends Factories>(
  name: string,
  factories: F,
  run: (event: SocketEvent, deps: DepsOf<F>) => Promise<number>,
) {
  const deps = assemble(factories);
  return middy<SocketEvent, APIGatewayProxyStructuredResultV2>().handler(async (event) => {
    const statusCode = await run(event, deps);
    deps.logger.info('socket', { route: name, status: statusCode });
    return { statusCode };
  });
}
