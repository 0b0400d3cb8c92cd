import {
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '../common/environment.ts';
import { requestLimits } from '../common/request-limits.ts';
import type { People } from '../ports/people.ts';

const requestTimeoutMs = 3_000;

async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}

const createClient = (): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient({ requestHandler: requestLimits({ requestTimeoutMs }) });

/** Looks people up in the user pool, and signs them out there. */
export function people(): People {
  const { USER_POOL_ID: poolId } = environment('USER_POOL_ID');
  return peopleIn(createClient(), poolId);
}

/**
 * The people of the user pool that calls a trigger. The trigger learns the pool's id with each call, because a pool that
 * names its triggers cannot be named by them.
 */
export function peopleOfCaller(): (poolId: string) => People {
  const client = createClient();
  return (poolId) => peopleIn(client, poolId);
}

function peopleIn(client: CognitoIdentityProviderClient, UserPoolId: string): People {
  const read = (Username: string) =>
    unlessGone(client.send(new AdminGetUserCommand({ UserPoolId, Username })));
  return {
    emailOf: async (userId) =>
      (await read(userId))?.UserAttributes?.find(({ Name }) => Name === 'email')?.Value,
    standingOf: async (Username) => {
      const [user, listed] = await Promise.all([
        read(Username),
        unlessGone(client.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }))),
      ]);
      const groups = listed?.Groups?.map(({ GroupName }) => GroupName) ?? [];
      return { enabled: user?.Enabled === true, superadmin: groups.includes('superadmin') };
    },
    signOut: async (Username) => {
      await unlessGone(client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username })));
    },
  };
}
