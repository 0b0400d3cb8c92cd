import type { Attempts } from './attempts.ts';
import type { Challenges } from './challenges.ts';
import { resourceNotFound } from './errors.ts';
import type { ClientDeclaration, InvokeTrigger, UserPoolMessage } from './options.ts';
import type { Pool } from './pool.ts';
import type { Random } from './random.ts';

export type Context = {
  pools: ReadonlyMap<string, Pool>;
  now: () => Date;
  random: Random;
  attempts: Attempts;
  challenges: Challenges;
  region: string;
  onMessage: (message: UserPoolMessage) => void;
  /** Undefined until functions can be invoked. */
  invokeTrigger?: InvokeTrigger;
};

export function poolById({ pools }: Context, poolId: string): Pool {
  const pool = pools.get(poolId);
  if (!pool) throw resourceNotFound(`User pool ${poolId} does not exist.`);
  return pool;
}

export function poolOfClient({ pools }: Context, clientId: string): Pool {
  const pool = [...pools.values()].find((one) => hasClient(one, clientId));
  if (!pool) throw resourceNotFound(`User pool client ${clientId} does not exist.`);
  return pool;
}

export const hasClient = ({ declaration }: Pool, clientId: string): boolean =>
  declaration.clients.some(({ id }) => id === clientId);

export function clientOf({ declaration }: Pool, clientId: string): ClientDeclaration {
  const client = declaration.clients.find(({ id }) => id === clientId);
  if (!client) throw resourceNotFound(`User pool client ${clientId} does not exist.`);
  return client;
}
