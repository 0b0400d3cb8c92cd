import { timingSafeEqual } from 'node:crypto';
import { generator, powerModulo, sha256, toBigInt, toSignedBytes } from './group.ts';

export type Verifier = { salt: string; verifier: string };
export type Identity = { poolName: string; userId: string };

/** The part of a pool's id after the underscore, which clients use in their hashes. */
export const poolNameOf = (poolId: string) => poolId.slice(poolId.indexOf('_') + 1);

/** The protocol's x: a hash of the password, the user's identity and a salt. */
export function passwordHash({ poolName, userId }: Identity, password: string, salt: string): bigint {
  const inner = sha256(`${poolName}${userId}:${password}`);
  return toBigInt(sha256(Buffer.concat([toSignedBytes(BigInt(`0x${salt}`)), inner])));
}

export const computeVerifier = (identity: Identity, password: string, salt: string): string =>
  powerModulo(generator, passwordHash(identity, password, salt)).toString(16);

export function matchesVerifier(identity: Identity, password: string, { salt, verifier }: Verifier): boolean {
  const given = sha256(computeVerifier(identity, password, salt));
  return timingSafeEqual(given, sha256(verifier));
}
