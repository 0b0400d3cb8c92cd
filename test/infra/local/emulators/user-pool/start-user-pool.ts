import { createUserPool, type UserPoolEmulator } from '#infra/local/emulators/user-pool/create-user-pool.ts';
import type {
  ClientDeclaration,
  PoolDeclaration,
  UserPoolMessage,
  UserPoolOptions,
} from '#infra/local/emulators/user-pool/options.ts';

const region = 'eu-central-1';
export const poolId = 'eu-central-1_studio001';
export const clientId = 'web0client';
export const issuer = (id: string) => `https://cognito-idp.${region}.amazonaws.com/${id}`;
export const startsAt = Date.parse('2026-03-02T09:00:00.000Z');

export const webClient: ClientDeclaration = {
  id: clientId,
  authFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
  accessTokenMinutes: 60,
  idTokenMinutes: 60,
  refreshTokenMinutes: 30 * 1440,
  preventUserExistenceErrors: true,
};
export const kioskClient: ClientDeclaration = { ...webClient, id: 'kiosk0client' };

export const declaration: PoolDeclaration = {
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
  autoConfirm: false,
  caseSensitive: false,
  selfSignUp: true,
  verifiesEmail: true,
  keepsEmailUntilVerified: false,
  emailMutable: true,
  recoversByEmail: true,
  softwareToken: true,
  mail: { subject: 'Your code', text: 'The code is {####}' },
};

type Tokens = { AccessToken: string; IdToken: string; RefreshToken: string };

/** The possible fields of an answer. A test reads only the ones that it expects. */
type Body = {
  message?: string;
  AuthenticationResult: Tokens;
  ChallengeName?: string;
  Session: string;
  SecretCode: string;
  ChallengeParameters: Record<string, string>;
  UserAttributes: { Name: string; Value: string }[];
};
export type Answer = { status: number; errorType: string | undefined; body: Body };
export type Pool = Awaited<ReturnType<typeof startUserPool>>;

export async function post(
  url: string,
  operation: string,
  input: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      ...headers,
    },
    body: JSON.stringify(input),
  });
  const errorType = response.headers.get('x-amzn-errortype') ?? undefined;
  return { status: response.status, errorType, body: (await response.json()) as Body };
}

/** A pool with an outbox, on a clock that only moves on request. */
export async function startUserPool(overrides: Partial<UserPoolOptions> = {}) {
  const outbox: UserPoolMessage[] = [];
  const clock = { ms: startsAt };
  const pool: UserPoolEmulator = await createUserPool({
    now: () => new Date(clock.ms),
    region,
    issuer,
    pools: [declaration],
    onMessage: (message) => outbox.push(message),
    ...overrides,
  });
  const send = (operation: string, input: object) =>
    post(pool.url, operation, { ClientId: clientId, ...input });
  const admin = (operation: string, input: object = {}) =>
    pool.call(operation, { UserPoolId: poolId, ...input });
  return { pool, outbox, clock, send, admin, lastCode: () => outbox.at(-1)!.code };
}

export async function addConfirmedUser({ admin }: Pick<Pool, 'admin'>, email: string, password: string) {
  await admin('AdminCreateUser', {
    Username: email,
    MessageAction: 'SUPPRESS',
    UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
  });
  await admin('AdminSetUserPassword', { Username: email, Password: password, Permanent: true });
}

export const signIn = ({ send }: Pick<Pool, 'send'>, email: string, password: string) =>
  send('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
