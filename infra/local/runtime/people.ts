import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { UserPool } from '../assembly/identity.ts';
import { CognitoError } from '../emulators/user-pool/errors.ts';
import type { UserPoolEmulator } from '../emulators/user-pool/create-user-pool.ts';

/** Somebody who is signed in; their studio's id is their own. */
type SignedIn = { studioId: string; token: string };
type Account = { email: string; password: string };

export type People = {
  /** Makes the account if there is none, and signs it in. */
  createOwner: (account: Account) => Promise<SignedIn>;
  /** Makes the account a superadmin's, a fresh one where none is given, and signs it in. */
  createSuperadmin: (account?: Account) => Promise<SignedIn>;
  /** @throws CognitoError when the password is wrong */
  signIn: (account: Account) => Promise<SignedIn>;
};

const signedIn = z.object({ AuthenticationResult: z.object({ AccessToken: z.string() }) });

export function createPeople(emulator: UserPoolEmulator, { id: UserPoolId, clients }: UserPool): People {
  const ClientId = clients[0]?.id ?? '';
  const signIn = async ({ email, password }: Account): Promise<SignedIn> => {
    const answer = await emulator.call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
    const token = signedIn.parse(answer).AuthenticationResult.AccessToken;
    return { studioId: (await emulator.verifyAccessToken(token, UserPoolId)).sub, token };
  };
  const create = async ({ email: Username, password }: Account) => {
    const UserAttributes = [
      { Name: 'email', Value: Username },
      { Name: 'email_verified', Value: 'true' },
    ];
    const create = { UserPoolId, Username, MessageAction: 'SUPPRESS', UserAttributes };
    await emulator.call('AdminCreateUser', create).catch(ignoreExisting);
    await emulator.call('AdminSetUserPassword', {
      UserPoolId,
      Username,
      Password: password,
      Permanent: true,
    });
  };
  return {
    signIn,
    createOwner: async (account) => {
      await create(account);
      return signIn(account);
    },
    createSuperadmin: async (account = freshAccount()) => {
      await create(account);
      await emulator.call('AdminAddUserToGroup', {
        UserPoolId,
        Username: account.email,
        GroupName: 'superadmin',
      });
      return signIn(account);
    },
  };
}

const freshAccount = (): Account => ({
  email: `superadmin-${randomBytes(4).toString('hex')}@cupo.local`,
  password: randomBytes(16).toString('base64url'),
});

function ignoreExisting(error: unknown): void {
  if (!(error instanceof CognitoError) || error.type !== 'UsernameExistsException') throw error;
}
