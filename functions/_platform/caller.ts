import type { Access } from '#shared/contracts/operation.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { readTogether, wanted, type Found, type Wants } from '#functions/_data/read-together.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import type { StudioTable, Tables } from '#functions/_platform/ports/table.ts';
import { endedAccessOf, endedAccessPartition, endIn } from './ended-access.ts';
import { isRunning, withoutAccess } from './entitlement.ts';

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

/** The table of the caller's studio. It may also read whether the caller's access has ended. */
export const callersTable = (tables: Tables, { studioId }: Caller): StudioTable =>
  tables.forStudio(studioId, endedAccessPartition(studioId));

/**
 * Refuses a caller whose access is below the operation's level, who has signed out, or whose studio was removed.
 *
 * @param table the caller's table
 * @param wants items that the operation needs in any case. They are read in the same request as the caller's access,
 *   with strong consistency
 * @param unsureOf names the items that may not be a moment old, from what was found. Everything is then read with eventual
 *   consistency, for half the price, and only these items are read again
 * @returns those items
 */
export async function assertAccess<W extends Wants>(
  table: StudioTable,
  access: Access,
  caller: Caller,
  at: Date,
  wants: W,
  unsureOf?: (found: Found<W>) => readonly (keyof W & string)[],
): Promise<Found<W>> {
  const { studioId } = caller;
  const isForTeam = access === 'superadmin';
  if (isForTeam && !caller.superadmin) throw new Failure('forbidden', 'Only the Cupo team may do this.');
  const own = {
    ended: endedAccessOf(studioId),
    subscription: access === 'subscriber' ? wanted(SubscriptionEntity, { studioId }) : undefined,
  };
  const consistent = !unsureOf && Object.keys(wants).length > 0;
  const read = await readTogether(table, { ...wants, ...own }, { consistent });
  const { ended, subscription, ...rest } = read as Found<W> & Found<typeof own>;
  const end = endIn(ended, caller);
  if (end === 'signed-out') throw new Failure('unauthenticated', 'Please sign in again.');
  if (end === 'studio-closed' && !isForTeam)
    throw new Failure('studio-closed', 'This studio has been closed, and all of its data is deleted.');
  if (access === 'subscriber' && !(subscription && isRunning(subscription, at))) throw withoutAccess();
  const found = rest as unknown as Found<W>;
  const unsure = unsureOf?.(found) ?? [];
  const again = Object.fromEntries(unsure.map((name) => [name, wants[name]]));
  return { ...found, ...(await readTogether(table, again, { consistent: true })) };
}
