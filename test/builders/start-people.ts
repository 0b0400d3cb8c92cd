import { randomBytes } from 'node:crypto';
import { signInBySrp, codeAt, createUserPool } from '#infra/local/emulators/user-pool/index.ts';
import { tellEnvironment } from './tell-environment.ts';

const poolId = 'us-east-1_people';
const webClient = {
  id: 'web',
  authFlows: ['ALLOW_USER_SRP_AUTH'],
  accessTokenMinutes: 60,
  idTokenMinutes: 60,
  refreshTokenMinutes: 1440,
  preventUserExistenceErrors: true,
} as const;

/** A user pool of this process, with the AWS SDK pointed at it. */
export async function startPeople() {
  const pool = await createUserPool({
    pools: [
      {
        id: poolId,
        clients: [webClient],
        groups: ['superadmin'],
        passwordPolicy: {
          lengthMin: 6,
          lowercase: false,
          uppercase: false,
          numbers: false,
          symbols: false,
          temporaryDays: 7,
        },
        autoConfirm: true,
        caseSensitive: false,
        selfSignUp: true,
        verifiesEmail: true,
        keepsEmailUntilVerified: true,
        emailMutable: true,
        recoversByEmail: true,
        softwareToken: true,
        mail: { subject: 'Code', text: '{####}' },
      },
    ],
    now: () => new Date(),
    region: 'us-east-1',
    issuer: () => 'https://pool.example.com',
    randomBytes,
    onMessage: () => undefined,
  });
  tellEnvironment({
    USER_POOL_ID: poolId,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.url,
  });
  const administer = (operation: string, input: object) =>
    pool.call(operation, { UserPoolId: poolId, ...input });
  /** Sets a password for an account and signs in. @returns the access token */
  const signIn = async (email: string): Promise<string> => {
    const password = randomBytes(12).toString('hex');
    await administer('AdminSetUserPassword', { Username: email, Password: password, Permanent: true });
    const credentials = { poolId, clientId: webClient.id, name: email, password };
    const signedIn = (await signInBySrp(pool.call, credentials, new Date())) as {
      AuthenticationResult: { AccessToken: string };
    };
    return signedIn.AuthenticationResult.AccessToken;
  };
  return {
    id: poolId,
    administer,
    signIn,
    /** What the user pool answers when a page asks who is signed in. */
    whoIs: (AccessToken: string) => pool.call('GetUser', { AccessToken }),
    /** Creates an account. @returns its id */
    async join(email: string): Promise<string> {
      const { User } = (await administer('AdminCreateUser', {
        Username: email,
        MessageAction: 'SUPPRESS',
        UserAttributes: [{ Name: 'email', Value: email }],
      })) as { User: { Attributes: { Name: string; Value: string }[] } };
      return User.Attributes.find(({ Name }) => Name === 'sub')!.Value;
    },
    /** Sets a password and a second factor for an account, as its owner would. */
    async enrol(email: string): Promise<void> {
      const AccessToken = await signIn(email);
      const { SecretCode } = (await pool.call('AssociateSoftwareToken', { AccessToken })) as {
        SecretCode: string;
      };
      await pool.call('VerifySoftwareToken', { AccessToken, UserCode: codeAt(SecretCode, Date.now()) });
      const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
      await pool.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
    },
    close: () => pool.close(),
  };
}
