import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addConfirmedUser, clientId, poolId, post, startUserPool, type Pool } from './start-user-pool.ts';

const email = 'anna@studio.example';
const signature = (accessKeyId: string) => ({
  'x-amz-date': '20260302T090000Z',
  authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20260302/eu-central-1/cognito-idp/aws4_request, SignedHeaders=host, Signature=00`,
});
const requests: object[] = [];
let users: Pool;

beforeAll(async () => {
  users = await startUserPool({
    authorize: (call) => {
      requests.push(call);
      return call.accessKeyId === 'seeder' || `${call.accessKeyId} may not ${call.action}.`;
    },
  });
  await addConfirmedUser(users, email, 'right-password');
});
afterAll(() => users.pool.close());

const input = { UserPoolId: poolId, Username: email };
const getUser = (headers: Record<string, string>) => post(users.pool.url, 'AdminGetUser', input, headers);

test('an administrator needs a signature and permission', async () => {
  expect((await getUser({})).errorType).toBe('MissingAuthenticationTokenException');
  expect((await getUser(signature('stranger'))).body).toEqual({
    __type: 'AccessDeniedException',
    message: 'stranger may not cognito-idp:AdminGetUser.',
  });
  expect((await getUser(signature('seeder'))).body).toMatchObject({ UserStatus: 'CONFIRMED' });
  expect(requests.at(-1)).toEqual({
    accessKeyId: 'seeder',
    action: 'cognito-idp:AdminGetUser',
    resourceArn: `arn:aws:cognito-idp:eu-central-1:000000000000:userpool/${poolId}`,
  });
});

test('mounted elsewhere, it serves public operations on any path and no administrator operations', async () => {
  const host = createServer((request, response) => void users.pool.handle(request, response));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/cognito/`;
  const signedIn = await post(url, 'InitiateAuth', {
    ClientId: clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: 'right-password' },
  });
  expect(signedIn.status).toBe(200);
  expect((await post(url, 'AdminGetUser', input, signature('seeder'))).errorType).toBe(
    'AccessDeniedException',
  );
  expect((await fetch(`${url}${poolId}/.well-known/jwks.json`)).status).toBe(200);
  host.close();
});

test('browsers of other origins may call the public operations, without an authorization header', async () => {
  const response = await fetch(users.pool.url, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-amz-target',
    },
  });
  const allowed = response.headers.get('access-control-allow-headers')!.split(', ');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(allowed).toEqual(expect.arrayContaining(['content-type', 'x-amz-target', 'x-amz-user-agent']));
  expect(allowed).not.toContain('authorization');
  const refused = await fetch(users.pool.url, { method: 'POST', body: '{}' });
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
});

test.each([
  ['InitiateAuth', 'not json', 'SerializationException'],
  ['InitiateAuth', '{"ClientId":"x"}', 'InvalidParameterException'],
  ['InitiateAuth', 'null', 'InvalidParameterException'],
  ['CreateUserPool', '{}', 'UnknownOperationException'],
  ['constructor', '{}', 'UnknownOperationException'],
  ['SignUp', `"${'x'.repeat(100_000)}"`, 'InvalidParameterException'],
])('%s with %.20s is %s', async (operation, body, type) => {
  const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` };
  const response = await fetch(users.pool.url, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(response.headers.get('x-amzn-errortype')).toBe(type);
});

test('lists users page by page and by filter', async () => {
  await addConfirmedUser(users, 'boris@studio.example', 'right-password');
  const list = async (input: object) => {
    const answer = (await users.admin('ListUsers', input)) as { Users: object[]; PaginationToken?: string };
    return { count: answer.Users.length, PaginationToken: answer.PaginationToken };
  };
  const first = await list({ Limit: 1 });
  expect(first.count).toBe(1);
  expect(await list({ Limit: 1, PaginationToken: first.PaginationToken })).toEqual({ count: 1 });
  expect(await list({ Filter: 'email = "anna@studio.example"' })).toEqual({ count: 1 });
  expect(await list({ Filter: 'email ^= "bo"' })).toEqual({ count: 1 });
  expect(await list({ Filter: 'email = "nobody@studio.example"' })).toEqual({ count: 0 });
  await expect(list({ Filter: '__proto__ = "x"' })).rejects.toMatchObject({
    type: 'InvalidParameterException',
  });
});

test('groups can be created once, joined and left', async () => {
  const group = { GroupName: 'coaches', Username: email };
  await users.admin('CreateGroup', { GroupName: 'coaches' });
  await expect(users.admin('CreateGroup', { GroupName: 'coaches' })).rejects.toMatchObject({
    type: 'GroupExistsException',
  });
  const groups = async () => {
    const answer = (await users.admin('AdminListGroupsForUser', { Username: email })) as {
      Groups: { GroupName: string }[];
    };
    return answer.Groups.map(({ GroupName }) => GroupName);
  };
  await users.admin('AdminAddUserToGroup', group);
  await users.admin('AdminAddUserToGroup', group);
  expect(await groups()).toEqual(['coaches']);
  await users.admin('AdminRemoveUserFromGroup', group);
  expect(await groups()).toEqual([]);
  await expect(users.admin('AdminAddUserToGroup', { ...group, GroupName: 'none' })).rejects.toMatchObject({
    type: 'ResourceNotFoundException',
  });
});
