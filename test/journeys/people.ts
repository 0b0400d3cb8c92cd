import { randomBytes } from 'node:crypto';
import { createUserPool } from '../../infra/local/emulators/user-pool/create-user-pool.ts';
import { closeConnections } from '../../shared/contracts/live/close-connections.ts';
import type { Local } from '../../infra/local/create-local.ts';

const account = { email: 'owner@alameda.test', password: 'six-six-six' };

interface Tokens {
  readonly AccessToken: string;
  readonly IdToken: string;
}
type CallPool = (operation: string, input: object) => Promise<object>;

const minuteMs = 60_000;

async function tokensOf(call: CallPool, ClientId: string): Promise<Tokens> {
  const answer = await call('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId,
    AuthParameters: { USERNAME: account.email, PASSWORD: account.password },
  });
  return (answer as { AuthenticationResult: Tokens }).AuthenticationResult;
}

const poolOf = ({ assembly }: Local) => {
  const [pool] = assembly.userPools;
  return { id: pool!.id, issuer: pool!.issuer, client: pool!.clients[0]! };
};

/** The ID token of somebody who is signed in as `account`. */
export async function idTokenOf(local: Local): Promise<string> {
  const { client } = poolOf(local);
  return (await tokensOf((name, input) => local.userPool.call(name, input), client.id)).IdToken;
}

/** An access token whose life is over, of somebody who may come in. */
export async function expiredToken(local: Local): Promise<string> {
  const { token } = await local.createOwner(account);
  await local.advance((poolOf(local).client.accessTokenMinutes + 1) * minuteMs);
  return token;
}

/** An access token of somebody who may come in, whose time is not up, and who has signed out. */
export async function endedToken(local: Local): Promise<string> {
  const { token } = await local.signIn(account);
  await local.call(closeConnections, {}, token);
  return token;
}

/** An access token that another pool gave, which calls itself by the issuer given. */
async function tokenOfPool(local: Local, issuer: string): Promise<string> {
  const { id, client } = poolOf(local);
  const pool = await createUserPool({
    pools: [
      {
        id,
        clientIds: [client.id],
        groups: ['superadmin'],
        passwordLengthMin: 6,
        autoConfirm: true,
        preventUserExistenceErrors: true,
      },
    ],
    now: local.now,
    region: 'us-east-1',
    issuer: () => issuer,
    randomBytes,
    onMessage: () => undefined,
  });
  try {
    const Username = account.email;
    await pool.call('SignUp', {
      ClientId: client.id,
      Username,
      Password: account.password,
      UserAttributes: [],
    });
    await pool.call('AdminAddUserToGroup', { UserPoolId: id, Username, GroupName: 'superadmin' });
    return (await tokensOf(pool.call, client.id)).AccessToken;
  } finally {
    await pool.close();
  }
}

/** An access token of another pool, for a superadmin there. */
export const otherPoolsToken = (local: Local): Promise<string> =>
  tokenOfPool(local, 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Another');

/** The same, which says that our pool gave it. */
export const forgedToken = (local: Local): Promise<string> => tokenOfPool(local, poolOf(local).issuer);
