import {
  ApiGatewayManagementApiClient,
  ApiGatewayManagementApiServiceException,
  DeleteConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { Sockets } from '../ports/sockets.ts';
import { requestLimits } from '../common/request-limits.ts';

const requestTimeoutMs = 3_000;

const goneStatus = 410;

const isGone = (error: unknown): boolean =>
  error instanceof ApiGatewayManagementApiServiceException && error.$metadata.httpStatusCode === goneStatus;

/** The live API's connections. Its endpoint comes from AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI. */
export function sockets(): Sockets {
  const client = new ApiGatewayManagementApiClient({ requestHandler: requestLimits({ requestTimeoutMs }) });
  return {
    post: async (ConnectionId, message) => {
      try {
        await client.send(new PostToConnectionCommand({ ConnectionId, Data: JSON.stringify(message) }));
        return true;
      } catch (error) {
        if (isGone(error)) return false;
        throw error;
      }
    },
    close: async (ConnectionId) => {
      try {
        await client.send(new DeleteConnectionCommand({ ConnectionId }));
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
  };
}
