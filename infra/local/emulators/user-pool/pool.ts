import type { PoolDeclaration } from './options.ts';
import type { Random } from './random.ts';
import { generateSigningKeyPem, openSigningKey, type SigningKey } from './signing-key.ts';
import { toPoolState, type PoolState, type StoredPool } from './state.ts';

export type Pool = { declaration: PoolDeclaration; state: PoolState; key: SigningKey; issuer: string };

async function createStoredPool(id: string, random: Random): Promise<StoredPool> {
  return {
    id,
    key: { id: random.uuid(), privatePem: await generateSigningKeyPem() },
    decoySecret: random.bytes(32).toString('hex'),
    users: [],
    groups: [],
    grants: [],
  };
}

/** Opens a pool. If it exists, its users and key stay, and missing groups are added. */
export async function openPool(
  declaration: PoolDeclaration,
  stored: StoredPool | undefined,
  deps: { random: Random; issuer: (poolId: string) => string },
): Promise<Pool> {
  const state = toPoolState(stored ?? (await createStoredPool(declaration.id, deps.random)));
  for (const name of declaration.groups) if (!state.groups.has(name)) state.groups.set(name, new Set());
  return { declaration, state, key: openSigningKey(state.key), issuer: deps.issuer(declaration.id) };
}
