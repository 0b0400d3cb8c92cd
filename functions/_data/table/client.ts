import { DynamoDBClient, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { environment, optionalEnvironment } from '#functions/_platform/common/environment.ts';
import { atStart } from '#functions/_platform/common/start.ts';
import './give-commands.ts';
import { assertInside, KeyOutsideScope } from './guard.ts';
import { systemPrefix, type Scope } from './keys.ts';
import { metered } from './metered.ts';
import { requestLimits } from '#functions/_platform/common/request-limits.ts';

const requestTimeoutMs = 5_000;
const connectionTimeoutMs = 1_000;
const attemptsMax = 4;
/** The longest time that a cold start waits for its first read. */
const firstReadMaxMs = 1_000;

/** The SDK's own state of a request that is being sent. */
type Sending = object;

/** The scope of each request that is being sent. */
type Scopes = WeakMap<Sending, Scope>;

interface Stacked {
  readonly middlewareStack: {
    add(middleware: (next: unknown, sending: Sending) => unknown, options: object): void;
  };
}

/** Records the scope of a command. The client refuses commands without a scope. */
function said(scopes: Scopes, scope: Scope, command: object): never {
  (command as Stacked).middlewareStack.add(
    (next, sending) => {
      scopes.set(sending, scope);
      return next;
    },
    { step: 'initialize', priority: 'high', name: 'scope', override: true },
  );
  return command as never;
}

/**
 * The guarded client: every request passes the tenant check before it is sent. A write that conflicts with a
 * transaction on its item is retried like a throttled one.
 */
function createClient(scopes: Scopes): DynamoDBClient {
  const client = new DynamoDBClient({
    maxAttempts: attemptsMax,
    requestHandler: requestLimits({ requestTimeoutMs, connectionTimeoutMs }),
  });
  client.middlewareStack.add(
    (next, context) => (args) => {
      const input = args.input as Record<string, unknown>;
      const command = String(context.commandName);
      const scope = scopes.get(context);
      if (!scope) throw new KeyOutsideScope(`${command} without a scope`);
      assertInside(scope, command, input);
      return metered(command, () => next({ ...args, input: { ...input, ReturnConsumedCapacity: 'TOTAL' } }));
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
    // Runs for every attempt, because it is below the retries in the middleware stack.
    { step: 'finalizeRequest', priority: 'low', name: 'conflictsPass' },
  );
  // The logger would copy every request and response for a log that is not used.
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}

/** The connection shared by all tables of this process. Each request names its scope, which the guard enforces. */
export interface TableConnection {
  readonly name: string;
  /** Sends a command with plain JavaScript values and returns plain values. */
  readonly documents: (scope: Scope, command: object, options?: object) => Promise<unknown>;
  /** Sends a command with DynamoDB attribute values. */
  readonly plain: (scope: Scope, command: object, options?: object) => Promise<unknown>;
}

function connect(): TableConnection {
  const scopes: Scopes = new WeakMap();
  const plain = createClient(scopes);
  const documents = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  return {
    name: environment('TABLE_NAME').TABLE_NAME,
    documents: (scope, command, options) => documents.send(said(scopes, scope, command), options),
    plain: (scope, command, options) => plain.send(said(scopes, scope, command), options),
  };
}

/**
 * Makes the process's first request, for an item that never exists. The first request takes many times as long as later
 * ones, because it finds credentials, connects, and runs code that is not compiled yet. During its start a function has
 * a full CPU, whatever its memory size; afterwards it has only the share for that size. Errors are ignored: the first
 * event will show them.
 */
export async function readFirst({ name, documents }: TableConnection): Promise<void> {
  if (optionalEnvironment('FIRST_READ') === undefined) return;
  const key = `${systemPrefix}START`;
  // The request with which operations read their caller's access, so that its code is compiled as well.
  const request = new BatchGetCommand({ RequestItems: { [name]: { Keys: [{ pk: key, sk: key }] } } });
  const options = { abortSignal: AbortSignal.timeout(firstReadMaxMs) };
  await documents({ kind: 'system' }, request, options).catch(() => undefined);
}

/** The only connection of this process. The first request is made while the function starts. */
export const tableConnection = atStart(connect, readFirst);
