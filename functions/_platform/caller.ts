import * as z from 'zod';
import type { Access } from '../../shared/contracts/operation.ts';
import { Failure } from '../../shared/contracts/failure.ts';
import { isEntitled } from './entitlement.ts';

/** Who calls, from the verified token alone. */
export interface Caller {
  readonly studioId: string;
  readonly superadmin: boolean;
}

const claims = z.object({
  sub: z.uuid(),
  token_use: z.literal('access'),
  'cognito:groups': z.union([z.string(), z.array(z.string())]).optional(),
});

/** API Gateway gives a list claim as the text `[a b]`. */
const groupsOf = (claim: string | string[] | undefined): string[] =>
  claim === undefined ? [] : Array.isArray(claim) ? claim : claim.replace(/^\[|\]$/g, '').split(/[\s,]+/);

/** Reads the caller from the claims that the gateway verified. Only an access token will do. */
export function callerFrom(verified: unknown): Caller {
  const parsed = claims.safeParse(verified);
  if (!parsed.success) throw new Failure('unauthenticated', 'Please sign in again.');
  return {
    studioId: parsed.data.sub,
    superadmin: groupsOf(parsed.data['cognito:groups']).includes('superadmin'),
  };
}

/** Refuses a caller whose access is below the operation's level. */
export async function assertAccess(access: Access, caller: Caller, at: Date): Promise<void> {
  if (access === 'superadmin' && !caller.superadmin)
    throw new Failure('forbidden', 'Only the Cupo team may do this.');
  if (access === 'subscriber' && !(await isEntitled(caller.studioId, at)))
    throw new Failure('subscription-required', 'This studio has no active subscription or trial.');
}
