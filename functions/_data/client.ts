import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { environment } from '../_platform/environment.ts';
import { assertInsideScope } from './guard.ts';

const requestTimeoutMs = 5_000;
const connectionTimeoutMs = 1_000;
const attemptsMax = 4;

/** The guarded client: every request passes the tenant wall before it is sent. */
function createClient(): DynamoDBClient {
  const client = new DynamoDBClient({
    maxAttempts: attemptsMax,
    requestHandler: { requestTimeout: requestTimeoutMs, connectionTimeout: connectionTimeoutMs },
  });
  client.middlewareStack.add(
    (next, context) => (args) => {
      assertInsideScope(String(context.commandName), args.input as Record<string, unknown>);
      return next(args);
    },
    { step: 'initialize', priority: 'low', name: 'tenantWall' },
  );
  return client;
}

/** Takes attribute values as the table has them. */
export const plainClient = createClient();

export const client = DynamoDBDocumentClient.from(plainClient, {
  marshallOptions: { removeUndefinedValues: true },
});

export const table = environment('TABLE_NAME').TABLE_NAME;
