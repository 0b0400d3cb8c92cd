import { randomBytes } from 'node:crypto';
import { createUserPool, signInBySrp } from '#infra/local/emulators/user-pool/index.ts';
import { closeConnections } from '#shared/contracts/live/close-connections.ts';
import type { Local } from '#infra/local/index.ts';

const account = { email: 'owner@alameda.test', password: 'six-six-six' };

interface Tokens {
  readonly AccessToken: string;
  readonly IdToken: string;
}
type CallPool = (operation: string, input: object) => Promise<object>;

const minuteMs = 60_000;

const poolOf = ({ assembly }: Local) => {
  const [pool] = assembly.userPools;
  return { pool: pool!, client: pool!.clients[0]! };
};

async function tokensOf(local: Local, call: CallPool): Promise<Tokens> {
  const { pool, client } = poolOf(local);
  const credentials = {
    poolId: pool.id,
    clientId: client.id,
    name: account.email,
    password: account.password,
  };
  const answer = await signInBySrp(call, credentials, local.now());
  return (answer as { AuthenticationResult: Tokens }).AuthenticationResult;
}

/** The ID token of somebody who is signed in as `account`. */
export async function idTokenOf(local: Local): Promise<string> {
  return (await tokensOf(local, local.userPool.call)).IdToken;
}

/** An expired access token of a person with access. */
export async function expiredToken(local: Local): Promise<string> {
  const { token } = await local.createOwner(account);
  await local.advance((poolOf(local).client.accessTokenMinutes + 1) * minuteMs);
  return token;
}

/** A valid, unexpired access token of a person with access who has signed out. */
export async function endedToken(local: Local): Promise<string> {
  const { token } = await local.signIn(account);
  await local.call(closeConnections, {}, token);
  return token;
}

/** An access token from another pool that claims the given issuer. */
async function tokenOfPool(local: Local, issuer: string): Promise<string> {
  const { pool: declared, client } = poolOf(local);
  const pool = await createUserPool({
    pools: [{ ...declared, autoConfirm: true }],
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
    await pool.call('AdminAddUserToGroup', { UserPoolId: declared.id, Username, GroupName: 'superadmin' });
    return (await tokensOf(local, pool.call)).AccessToken;
  } finally {
    await pool.close();
  }
}

/** An access token of another pool, for a superadmin there. */
export const otherPoolsToken = (local: Local): Promise<string> =>
  tokenOfPool(local, 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Another');

/** The same token, but claiming to be from our pool. */
export const forgedToken = (local: Local): Promise<string> => tokenOfPool(local, poolOf(local).pool.issuer);
