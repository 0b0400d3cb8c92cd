import {
  AdminGetUserCommand,
  type AdminGetUserCommandOutput,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { environment, optionalEnvironment } from '../common/environment.ts';
import { keep } from '../common/cache.ts';
import { requestLimits } from '../common/request-limits.ts';
import type { SecondFactors } from '../ports/second-factors.ts';

const requestTimeoutMs = 3_000;
/** A removed second factor stops counting after this time. The absence of a factor is never cached. */
const cachedLimits = { forMs: 60_000, itemsMax: 100 };

const holdsFor = ({ UserMFASettingList, Enabled }: AdminGetUserCommandOutput): boolean =>
  Enabled === true && UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') === true;

const addressOf = ({ UserAttributes }: AdminGetUserCommandOutput): string | undefined =>
  UserAttributes?.find(({ Name }) => Name === 'email')?.Value;

/**
 * Whether a person has a second factor, according to the user pool. The local twin exempts the superadmin that it
 * creates. No template sets that exemption, and functions on AWS never have it.
 */
export function secondFactors(nowMs?: () => number): SecondFactors {
  const waivedFor = optionalEnvironment('SECOND_FACTOR_WAIVED_FOR');
  if (waivedFor === 'everyone') return { has: () => Promise.resolve(true) };
  const { USER_POOL_ID: UserPoolId } = environment('USER_POOL_ID');
  const client = new CognitoIdentityProviderClient({ requestHandler: requestLimits({ requestTimeoutMs }) });
  const cached = keep<boolean>(cachedLimits, nowMs);
  const ask = async (Username: string): Promise<boolean> => {
    try {
      const user = await client.send(new AdminGetUserCommand({ UserPoolId, Username }));
      return holdsFor(user) || (waivedFor !== undefined && addressOf(user) === waivedFor);
    } catch (error) {
      if (error instanceof UserNotFoundException) return false;
      throw error;
    }
  };
  return {
    has: async (userId) => {
      const found = await cached.get(userId, () => ask(userId));
      if (!found) cached.forget(userId);
      return found;
    },
  };
}
