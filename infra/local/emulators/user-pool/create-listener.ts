import type { IncomingMessage, ServerResponse } from 'node:http';
import { accessKeyIdOf } from '../_shared/access-key.ts';
import type { Context } from './context.ts';
import { CognitoError } from './errors.ts';
import { readJson, sendJson } from './http.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import type { UserPoolOptions } from './options.ts';

export type Door = {
  context: Context;
  arnOf: (poolId: string) => string;
  save: () => Promise<void>;
  /** Undefined for an endpoint that administrators may not call. */
  authorize: UserPoolOptions['authorize'] | undefined;
};

function operationOf({ headers }: IncomingMessage): { name: string; operation: Operation } {
  const target = String(headers['x-amz-target'] ?? '');
  const name = target.slice(target.indexOf('.') + 1);
  const operation = operations.get(name);
  if (!operation) throw new CognitoError('UnknownOperationException', `There is no operation '${name}'.`);
  return { name, operation };
}

function assertAuthorized(door: Door, request: IncomingMessage, name: string, input: unknown): void {
  if (!door.authorize)
    throw new CognitoError('AccessDeniedException', `${name} is not available on this endpoint.`);
  const accessKeyId = accessKeyIdOf(request);
  if (accessKeyId === undefined)
    throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const poolId = String((input as { UserPoolId?: unknown } | null)?.UserPoolId);
  const action = `cognito-idp:${name}`;
  const verdict = door.authorize({ accessKeyId, action, resourceArn: door.arnOf(poolId) });
  if (verdict !== true) throw new CognitoError('AccessDeniedException', verdict);
}

/**
 * Saves before it responds, so that every confirmed change survives the end of the process. A refusal is saved too,
 * because a change stays when the trigger after it fails.
 */
async function answer(door: Door, request: IncomingMessage): Promise<object> {
  const { name, operation } = operationOf(request);
  const input = await readJson(request);
  if (operation.access === 'administrator') assertAuthorized(door, request, name, input);
  try {
    return await operation.run(door.context, input);
  } finally {
    await door.save();
  }
}

function toCognitoError(error: unknown): CognitoError {
  if (error instanceof CognitoError) return error;
  return new CognitoError('InternalErrorException', 'The user pool failed.', 500);
}

async function serve(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = { 'x-amzn-requestid': door.context.random.uuid() };
  try {
    sendJson(response, 200, await answer(door, request), headers);
  } catch (cause) {
    const { status, type, message } = toCognitoError(cause);
    sendJson(response, status, { __type: type, message }, { ...headers, 'x-amzn-errortype': type });
    if (status === 500) console.error('user pool', cause);
  }
}

const jwksPath = /\/([\w-]+)\/\.well-known\/jwks\.json$/;

export function createListener(door: Door) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = ''] = (request.url ?? '').split('?');
    const pool = door.context.pools.get(jwksPath.exec(path)?.[1] ?? '');
    if (request.method === 'POST') return serve(door, request, response);
    if (request.method !== 'GET' || !pool) return sendJson(response, 404, { message: 'Not found' });
    return sendJson(response, 200, { keys: [pool.key.jwk] }, { 'content-type': 'application/json' });
  };
}
