import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { people } from '#functions/_platform/adapters/people.ts';
import { recordClosed } from '#functions/_platform/ended-access.ts';
import { environment } from '#functions/_platform/common/environment.ts';
import type { Place } from './place.ts';
import { tables } from '#functions/_data/table/tables.ts';
import { operatorLimits } from '../operator-limits.ts';

const unlessGone = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
};

/** Whether the account belongs to a team member. */
export const isOfTeam = async (studioId: string): Promise<boolean> =>
  (await people().standingOf(studioId)).superadmin;

/** The account of the studio's owner, with its group memberships. Its id is the studio's id. */
export function signIn(studioId: string, isTeam: boolean) {
  const client = new CognitoIdentityProviderClient({ requestHandler: operatorLimits });
  const user = { UserPoolId: environment('USER_POOL_ID').USER_POOL_ID, Username: studioId };
  const place: Place = {
    name: 'account',
    count: async () => (isTeam || (await people().emailOf(studioId)) === undefined ? 0 : 1),
    empty: async () => {
      if (!isTeam) await unlessGone(client.send(new AdminDeleteUserCommand(user)));
    },
  };
  return {
    place,
    /** Closes the account: nobody can sign in to it, its sessions cannot be renewed, and open sessions are refused. */
    close: async (now: Date) => {
      if (isTeam) return;
      await unlessGone(client.send(new AdminDisableUserCommand(user)));
      await unlessGone(client.send(new AdminUserGlobalSignOutCommand(user)));
      await recordClosed(tables.acrossStudios, studioId, now);
    },
  };
}
