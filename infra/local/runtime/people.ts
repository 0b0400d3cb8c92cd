import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { UserPool } from '../assembly/identity.ts';
import { CognitoError } from '../emulators/user-pool/errors.ts';
import { signInBySrp } from '../emulators/user-pool/srp/sign-in.ts';
import { codeAt } from '../emulators/user-pool/totp.ts';
import type { UserPoolEmulator } from '../emulators/user-pool/create-user-pool.ts';

/** A signed-in user. The studio's id is the user's id. */
type SignedIn = { studioId: string; token: string };
type Account = { email: string; password: string };

export type People = {
  /** Creates the account if it does not exist, and signs in. */
  createOwner: (account: Account) => Promise<SignedIn>;
  /** Makes an account a superadmin and signs in. Without an argument it creates a new account with a second factor. */
  createSuperadmin: (account?: Account) => Promise<SignedIn>;
  /** Gives a signed-in user a second factor. */
  addSecondFactor: (person: SignedIn) => Promise<void>;
  /** Removes the user's second factor. */
  removeSecondFactor: (person: SignedIn) => Promise<void>;
  /** @throws CognitoError when the password is wrong */
  signIn: (account: Account) => Promise<SignedIn>;
};

const signedIn = z.object({ AuthenticationResult: z.object({ AccessToken: z.string() }) });

const offered = z.object({ SecretCode: z.string() });

type Factors = Pick<People, 'addSecondFactor' | 'removeSecondFactor'>;

/** Simulates users' authenticator apps. */
function createFactors(emulator: UserPoolEmulator, now: () => Date): Factors {
  const prefer = async (AccessToken: string, Enabled: boolean): Promise<void> => {
    const SoftwareTokenMfaSettings = { Enabled, PreferredMfa: Enabled };
    await emulator.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
  };
  const addSecondFactor = async ({ token: AccessToken }: SignedIn): Promise<void> => {
    const { SecretCode } = offered.parse(await emulator.call('AssociateSoftwareToken', { AccessToken }));
    const UserCode = codeAt(SecretCode, now().getTime());
    await emulator.call('VerifySoftwareToken', { AccessToken, UserCode });
    await prefer(AccessToken, true);
  };
  return { addSecondFactor, removeSecondFactor: ({ token }) => prefer(token, false) };
}

export function createPeople(
  emulator: UserPoolEmulator,
  { id: UserPoolId, clients }: UserPool,
  now: () => Date,
): People {
  const clientId = clients[0]?.id ?? '';
  const signIn = async ({ email, password }: Account): Promise<SignedIn> => {
    const credentials = { poolId: UserPoolId, clientId, name: email, password };
    const answer = await signInBySrp(emulator.call, credentials, now());
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
  const factors = createFactors(emulator, now);
  return {
    signIn,
    ...factors,
    createOwner: async (account) => {
      await create(account);
      return signIn(account);
    },
    createSuperadmin: async (given) => {
      const account = given ?? freshAccount();
      await create(account);
      await emulator.call('AdminAddUserToGroup', {
        UserPoolId,
        Username: account.email,
        GroupName: 'superadmin',
      });
      const person = await signIn(account);
      if (!given) await factors.addSecondFactor(person);
      return person;
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
