import { DynamoDBClient, GetItemCommand, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { environment, optionalEnvironment } from '#functions/_platform/common/environment.ts';
import { atStart } from '#functions/_platform/common/start.ts';
import './give-commands.ts';
import { assertInsideScope } from './guard.ts';
import { systemPrefix, withSystem } from './keys.ts';
import { metered } from './metered.ts';

const requestTimeoutMs = 5_000;
const connectionTimeoutMs = 1_000;
const attemptsMax = 4;
/** A start waits no longer for its first read. */
const firstReadMaxMs = 1_000;

/**
 * The guarded client: every request passes the tenant wall before it is sent. A write that met a transaction on its item
 * is tried again, as one that was throttled is.
 */
function createClient(): DynamoDBClient {
  const client = new DynamoDBClient({
    maxAttempts: attemptsMax,
    requestHandler: { requestTimeout: requestTimeoutMs, connectionTimeout: connectionTimeoutMs },
  });
  client.middlewareStack.add(
    (next, context) => (args) => {
      const input = args.input as Record<string, unknown>;
      assertInsideScope(String(context.commandName), input);
      return metered(String(context.commandName), () =>
        next({ ...args, input: { ...input, ReturnConsumedCapacity: 'TOTAL' } }),
      );
    },
    { step: 'initialize', priority: 'low', name: 'tenantWall' },
  );
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        throw error instanceof TransactionConflictException
          ? Object.assign(error, { $retryable: {} })
          : error;
      }
    },
    // Nearer to the table than what tries again.
    { step: 'finalizeRequest', priority: 'low', name: 'conflictsPass' },
  );
  // It would copy every request and answer for a log that nobody reads.
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}

/** The table, and what requests to it go through. */
export interface Table {
  readonly name: string;
  /** Takes and gives plain values. */
  readonly documents: Pick<DynamoDBDocumentClient, 'send'>;
  /** Takes attribute values as the table has them. */
  readonly plain: Pick<DynamoDBClient, 'send'>;
}

function openTable(): Table {
  const plain = createClient();
  const documents = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  return { name: environment('TABLE_NAME').TABLE_NAME, documents, plain };
}

/** The table of this process. */
export const table = atStart(openTable);

/**
 * A process's first request costs many times what a later one does: it finds credentials, connects, and meets code that
 * is not compiled yet. A function that starts has a whole processor, whatever its memory; from its first event on it has
 * the share that goes with it. So one request is made before that: for an item that there never is. Where it fails,
 * the first event finds out.
 */
async function readFirst(): Promise<void> {
  if (optionalEnvironment('FIRST_READ') === undefined) return;
  const { name: TableName, plain } = table();
  const key = { S: `${systemPrefix}START` };
  const request = new GetItemCommand({ TableName, Key: { pk: key, sk: key } });
  const options = { abortSignal: AbortSignal.timeout(firstReadMaxMs) };
  await withSystem(() => plain.send(request, options)).catch(() => undefined);
}

atStart(readFirst);
