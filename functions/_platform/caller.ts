import type { Access } from '#shared/contracts/operation.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { endOf } from './ended-access.ts';
import { isEntitled } from './entitlement.ts';
import type { StudioTable, SystemTable } from '#functions/_platform/ports/table.ts';

/** The caller, taken only from the verified token. */
export interface Caller {
  readonly studioId: string;
  readonly superadmin: boolean;
  /** The sign-in that issued the token. */
  readonly sessionId: string;
  /** When the person last entered their password, in Unix seconds. Refreshing a token does not change it. */
  readonly signedInAtSeconds: number;
  /** When the token expires, in Unix seconds. */
  readonly tokenEndsSeconds: number;
}

const subject = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** API Gateway passes a list claim as the text `[a b]`. */
const groupsOf = (claim: unknown): unknown[] =>
  typeof claim === 'string'
    ? claim.replace(/^\[|\]$/g, '').split(/[\s,]+/)
    : Array.isArray(claim)
      ? claim
      : [];

/** Reads the caller from the claims that the gateway verified. Only access tokens are accepted. */
export function callerFrom(verified: Readonly<Record<string, unknown>> | undefined): Caller {
  const studioId = verified?.['sub'];
  if (verified?.['token_use'] !== 'access' || typeof studioId !== 'string' || !subject.test(studioId))
    throw new Failure('unauthenticated', 'Please sign in again.');
  const session = verified['origin_jti'];
  return {
    studioId,
    superadmin: groupsOf(verified['cognito:groups']).includes('superadmin'),
    sessionId: typeof session === 'string' ? session : '',
    signedInAtSeconds: Number(verified['auth_time'] ?? 0),
    tokenEndsSeconds: Number(verified['exp'] ?? 0),
  };
}

/** Refuses a caller whose access is below the operation's level, who has signed out, or whose studio was removed. */
export async function assertAccess(
  table: StudioTable,
  acrossStudios: SystemTable,
  access: Access,
  caller: Caller,
  at: Date,
): Promise<void> {
  const isForTeam = access === 'superadmin';
  if (isForTeam && !caller.superadmin) throw new Failure('forbidden', 'Only the Cupo team may do this.');
  const [end, entitled] = await Promise.all([
    endOf(acrossStudios, caller),
    access !== 'subscriber' || isEntitled(table, caller.studioId, at),
  ]);
  if (end === 'signed-out') throw new Failure('unauthenticated', 'Please sign in again.');
  if (end === 'studio-closed' && !isForTeam)
    throw new Failure('studio-closed', 'This studio has been closed, and all of its data is deleted.');
  if (!entitled)
    throw new Failure('subscription-required', 'This studio has no active subscription or trial.');
}
