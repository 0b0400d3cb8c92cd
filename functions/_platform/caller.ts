import type { Access } from '../../shared/contracts/operation.ts';
import { Failure } from '../../shared/contracts/failure.ts';
import { isEntitled } from './entitlement.ts';

/** Who calls, from the verified token alone. */
export interface Caller {
  readonly studioId: string;
  readonly superadmin: boolean;
}

const subject = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** API Gateway gives a list claim as the text `[a b]`. */
const groupsOf = (claim: unknown): unknown[] =>
  typeof claim === 'string'
    ? claim.replace(/^\[|\]$/g, '').split(/[\s,]+/)
    : Array.isArray(claim)
      ? claim
      : [];

/** Reads the caller from the claims that the gateway verified. Only an access token will do. */
export function callerFrom(verified: Readonly<Record<string, unknown>> | undefined): Caller {
  const studioId = verified?.['sub'];
  if (verified?.['token_use'] !== 'access' || typeof studioId !== 'string' || !subject.test(studioId))
    throw new Failure('unauthenticated', 'Please sign in again.');
  return { studioId, superadmin: groupsOf(verified['cognito:groups']).includes('superadmin') };
}

/** Refuses a caller whose access is below the operation's level. */
export async function assertAccess(access: Access, caller: Caller, at: Date): Promise<void> {
  if (access === 'superadmin' && !caller.superadmin)
    throw new Failure('forbidden', 'Only the Cupo team may do this.');
  if (access === 'subscriber' && !(await isEntitled(caller.studioId, at)))
    throw new Failure('subscription-required', 'This studio has no active subscription or trial.');
}
