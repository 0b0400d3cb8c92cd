import { timingSafeEqual } from 'node:crypto';
import { generator, powerModulo, sha256, toBigInt, toSignedBytes } from './group.ts';

export type Verifier = { salt: string; verifier: string };
export type Identity = { poolName: string; userId: string };

/** The part of a pool's id after the underscore is what its clients hash. */
export const poolNameOf = (poolId: string) => poolId.slice(poolId.indexOf('_') + 1);

export function computeVerifier(identity: Identity, password: string, salt: string): string {
  const inner = sha256(`${identity.poolName}${identity.userId}:${password}`);
  const x = toBigInt(sha256(Buffer.concat([toSignedBytes(BigInt(`0x${salt}`)), inner])));
  return powerModulo(generator, x).toString(16);
}

export function matchesVerifier(identity: Identity, password: string, { salt, verifier }: Verifier): boolean {
  const given = sha256(computeVerifier(identity, password, salt));
  return timingSafeEqual(given, sha256(verifier));
}
