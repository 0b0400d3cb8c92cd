import { randomBytes } from 'node:crypto';
import type { JSONWebKeySet } from 'jose';
import { listen, type Handler } from '../_shared/listen.ts';
import { inJson, type SetOutage, withOutages } from '../_shared/outage.ts';
import { createAttempts } from './attempts.ts';
import { createChallenges } from './challenges.ts';
import { poolById, type Context } from './context.ts';
import { createListener } from './create-listener.ts';
import { CognitoError } from './errors.ts';
import { corsHeaders } from './http.ts';
import { operations } from './operations.ts';
import type { InvokeTrigger, UserPoolOptions } from './options.ts';
import { openPool } from './pool.ts';
import { createRandom } from './random.ts';
import { toStoredPool, type StoredPool } from './state.ts';
import { createStateWriter, readStateFile } from './state-file.ts';
import { verifyAccessToken, type AccessTokenClaims } from './verify-access-token.ts';

export type UserPoolEmulator = {
  url: string;
  /** The public operations and the key sets; another server can mount them under any path. */
  handle: Handler;
  /** Starts an outage for functions. Users who sign in use `handle` and are not affected. */
  setOutage: SetOutage;
  /** Performs any operation in process with an administrator's rights. Throws CognitoError. */
  call: (operation: string, input: object) => Promise<object>;
  /** Sets the function that invokes the pool's triggers. */
  invokeTriggersBy: (invoke: InvokeTrigger) => void;
  jwks: (poolId: string) => JSONWebKeySet;
  /** Returns the claims of a valid access token of the given pool, or of any declared pool. Throws CognitoError. */
  verifyAccessToken: (token: string, poolId?: string) => Promise<AccessTokenClaims>;
  close: () => Promise<void>;
};

async function openContext(options: UserPoolOptions, stored: readonly StoredPool[]): Promise<Context> {
  const random = createRandom(options.randomBytes ?? randomBytes);
  const pools = await Promise.all(
    options.pools.map((declaration) =>
      openPool(
        declaration,
        stored.find(({ id }) => id === declaration.id),
        { random, issuer: options.issuer },
      ),
    ),
  );
  return {
    pools: new Map(pools.map((pool) => [pool.declaration.id, pool])),
    now: options.now,
    region: options.region,
    random,
    attempts: createAttempts(options.now),
    challenges: createChallenges(options.now),
    onMessage: options.onMessage,
  };
}

/** Needed on a separate port, because the pages have another origin. */
function withCors(handle: Handler): Handler {
  return async (request, response) => {
    for (const [name, value] of Object.entries(corsHeaders)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else await handle(request, response);
  };
}

export async function createUserPool(options: UserPoolOptions): Promise<UserPoolEmulator> {
  const stored = options.file === undefined ? [] : await readStateFile(options.file);
  const context = await openContext(options, stored);
  const undeclared = stored.filter(({ id }) => !context.pools.has(id));
  const toStored = () => [
    ...[...context.pools.values()].map(({ state }) => toStoredPool(state, options.now().getTime())),
    ...undeclared,
  ];
  const save =
    options.file === undefined ? () => Promise.resolve() : createStateWriter(options.file, toStored);
  await save();
  const arnOf = (poolId: string) =>
    `arn:aws:cognito-idp:${options.region}:${options.account ?? '000000000000'}:userpool/${poolId}`;
  const door = { context, arnOf, save };
  const authorize = options.authorize ?? (() => true);
  const { handle, setOutage } = withOutages(createListener({ ...door, authorize }), inJson);
  const listening = await listen(withCors(handle), options.port);
  return {
    url: listening.url,
    setOutage,
    handle: createListener({ ...door, authorize: undefined }),
    async call(name, input) {
      const operation = operations.get(name);
      if (!operation) throw new CognitoError('UnknownOperationException', `There is no operation '${name}'.`);
      const output = await operation.run(context, input);
      await save();
      return output;
    },
    invokeTriggersBy: (invoke) => {
      context.invokeTrigger = invoke;
    },
    jwks: (poolId) => ({ keys: [poolById(context, poolId).key.jwk] }),
    verifyAccessToken: (token, poolId) => verifyAccessToken(context, token, poolId),
    async close() {
      await listening.close();
      await save();
    },
  };
}
