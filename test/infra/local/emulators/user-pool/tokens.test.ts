import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import {
  addConfirmedUser,
  clientId,
  declaration,
  issuer,
  kioskClient,
  poolId,
  signIn,
  startsAt,
  startUserPool,
  type Pool,
  webClient,
} from './start-user-pool.ts';

const email = 'anna@studio.example';
const password = 'right-password';
const otherPoolId = 'eu-central-1_studio002';
const other = { ...declaration, id: otherPoolId, clients: [{ ...webClient, id: 'other0client' }] };
let users: Pool;
let access: string;
let id: string;

beforeAll(async () => {
  const clients = [{ ...webClient, accessTokenMinutes: 15, idTokenMinutes: 10 }, kioskClient];
  const pools = [{ ...declaration, clients }, other];
  users = await startUserPool({ pools });
  await addConfirmedUser(users, email, password);
  await users.admin('AdminAddUserToGroup', { Username: email, GroupName: 'superadmin' });
});
beforeEach(async () => {
  users.clock.ms = startsAt;
  const { body } = await signIn(users, email, password);
  access = body.AuthenticationResult.AccessToken;
  id = body.AuthenticationResult.IdToken;
});
afterAll(() => users.pool.close());

const verify = (token: string) => users.pool.verifyAccessToken(token, poolId);
const invalid = { type: 'NotAuthorizedException', message: 'Invalid Access Token' };

test('the claims are the same as Cognito’s', async () => {
  const seconds = startsAt / 1000;
  const { sub } = decodeJwt(access);
  const shared = {
    sub,
    iss: issuer(poolId),
    'cognito:groups': ['superadmin'],
    origin_jti: expect.any(String),
    event_id: expect.any(String),
    jti: expect.any(String),
    auth_time: seconds,
    iat: seconds,
  };
  expect(decodeJwt(access)).toEqual({
    ...shared,
    client_id: clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    username: sub,
    exp: seconds + 900,
  });
  expect(decodeJwt(id)).toEqual({
    ...shared,
    aud: clientId,
    token_use: 'id',
    email,
    email_verified: true,
    'cognito:username': sub,
    exp: seconds + 600,
  });
});

test('a valid access token returns its claims until it expires', async () => {
  expect(await verify(access)).toMatchObject({ client_id: clientId, 'cognito:groups': ['superadmin'] });
  expect(await users.pool.verifyAccessToken(access)).toMatchObject({ client_id: clientId });
  users.clock.ms += 900_000 - 1;
  await expect(verify(access)).resolves.toMatchObject({ client_id: clientId });
  users.clock.ms += 1;
  await expect(verify(access)).rejects.toMatchObject({ message: 'Access Token has expired' });
});

test('refuses tokens that are no access tokens of this pool and its clients', async () => {
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const claims = decodeJwt(access);
  const header = decodeProtectedHeader(access) as { alg: string; kid: string };
  const publicKey = createPublicKey({ key: users.pool.jwks(poolId).keys[0]!, format: 'jwk' });
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' });
  const [head, body, signature] = access.split('.') as [string, string, string];
  const raised = Buffer.from(JSON.stringify({ ...claims, 'cognito:groups': ['owner'] })).toString(
    'base64url',
  );
  const vectors = {
    'alg none': new UnsecuredJWT(claims).encode(),
    'HS256 keyed with the public key': await new SignJWT(claims)
      .setProtectedHeader({ ...header, alg: 'HS256' })
      .sign(Buffer.from(publicPem)),
    'signed by another key': await new SignJWT(claims).setProtectedHeader(header).sign(foreign),
    'changed claims': `${head}.${raised}.${signature}`,
    'no signature': `${head}.${body}.`,
    'an id token': id,
    'not a token': 'abc',
    empty: '',
  };
  for (const [name, token] of Object.entries(vectors)) {
    const refusal = verify(token).then(
      () => `${name} accepted`,
      (error: unknown) => error,
    );
    expect(await refusal).toMatchObject(invalid);
  }
});

test('refuses a token of another pool, even if both pools are declared here', async () => {
  const inOther = (operation: string, input: object) =>
    users.pool.call(operation, { UserPoolId: otherPoolId, Username: email, ...input });
  await inOther('AdminCreateUser', { MessageAction: 'SUPPRESS' });
  await inOther('AdminSetUserPassword', { Password: password, Permanent: true });
  const { body } = await users.send('InitiateAuth', {
    ClientId: 'other0client',
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
  const token = body.AuthenticationResult.AccessToken;
  expect(await users.pool.verifyAccessToken(token, otherPoolId)).toMatchObject({ client_id: 'other0client' });
  await expect(verify(token)).rejects.toMatchObject(invalid);
  expect(users.pool.jwks(otherPoolId).keys[0]?.n).not.toBe(users.pool.jwks(poolId).keys[0]?.n);
});

test('the published key set contains no private part', async () => {
  const response = await fetch(`${users.pool.url}/${poolId}/.well-known/jwks.json`);
  const { keys } = (await response.json()) as { keys: object[] };
  expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
  expect((await fetch(`${users.pool.url}/eu-central-1_none/.well-known/jwks.json`)).status).toBe(404);
});

test('a refresh token is valid for its own client, for thirty days, until it is revoked', async () => {
  const { body } = await signIn(users, email, password);
  const { RefreshToken } = body.AuthenticationResult;
  const refresh = async (input: object = {}) => {
    const answer = await users.send('GetTokensFromRefreshToken', { RefreshToken, ...input });
    return answer.body.message ?? Object.keys(answer.body.AuthenticationResult).sort();
  };
  const issued = ['AccessToken', 'ExpiresIn', 'IdToken', 'TokenType'];
  expect(await refresh()).toEqual(issued);
  for (const ClientId of ['kiosk0client', 'other0client'])
    expect(await refresh({ ClientId })).toBe('Invalid Refresh Token');
  expect(await refresh({ RefreshToken: 'made-up' })).toBe('Invalid Refresh Token');
  users.clock.ms += 30 * 86_400_000 - 1;
  expect(await refresh()).toEqual(issued);
  users.clock.ms += 1;
  expect(await refresh()).toBe('Refresh Token has expired');
  users.clock.ms = startsAt;
  expect((await users.send('RevokeToken', { Token: RefreshToken })).status).toBe(200);
  expect(await refresh()).toBe('Refresh Token has been revoked');
});

test('deleting your own user ends the session and frees the address', async () => {
  const spare = 'spare@studio.example';
  await addConfirmedUser(users, spare, password);
  const { body } = await signIn(users, spare, password);
  const { AccessToken } = body.AuthenticationResult;
  expect((await users.send('DeleteUser', { AccessToken })).status).toBe(200);
  expect((await users.send('GetUser', { AccessToken })).errorType).toBe('NotAuthorizedException');
  expect((await users.send('SignUp', { Username: spare, Password: password })).status).toBe(200);
});
