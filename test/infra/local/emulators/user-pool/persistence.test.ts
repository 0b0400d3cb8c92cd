import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPrivateKey } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { addConfirmedUser, declaration, poolId, signIn, startUserPool } from './start-user-pool.ts';

const email = 'anna@studio.example';
const password = 'right-password';
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'user-pool-'));
  file = join(folder, 'state', 'users.json');
});
afterEach(() => rm(folder, { recursive: true }));

test('users, groups, sessions and keys outlive the process; the password is not in the file', async () => {
  const first = await startUserPool({ file });
  await addConfirmedUser(first, email, password);
  await first.admin('AdminAddUserToGroup', { Username: email, GroupName: 'superadmin' });
  const { body } = await signIn(first, email, password);
  const { AccessToken, RefreshToken } = body.AuthenticationResult;
  await first.pool.close();

  const text = await readFile(file, 'utf8');
  expect(text).not.toContain(password);
  expect(text).not.toContain(RefreshToken);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'state'))).toEqual(['users.json']);

  const second = await startUserPool({ file });
  expect(await second.pool.verifyAccessToken(AccessToken)).toMatchObject({
    'cognito:groups': ['superadmin'],
  });
  expect((await second.send('GetTokensFromRefreshToken', { RefreshToken })).status).toBe(200);
  expect((await signIn(second, email, password)).status).toBe(200);
  await second.pool.close();
});

test('every answered change is in the file', async () => {
  const users = await startUserPool({ file });
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      users.admin('AdminCreateUser', { Username: `u${i}@studio.example`, MessageAction: 'SUPPRESS' }),
    ),
  );
  const { pools } = JSON.parse(await readFile(file, 'utf8'));
  expect(pools[0].users).toHaveLength(20);
  await users.pool.close();
});

test('declaring again adds groups and keeps users; a pool left out is kept', async () => {
  const first = await startUserPool({ file });
  await addConfirmedUser(first, email, password);
  await first.pool.close();
  const without = await startUserPool({ file, pools: [{ ...declaration, id: 'eu-central-1_other' }] });
  await without.pool.close();
  const again = await startUserPool({ file, pools: [{ ...declaration, groups: ['superadmin', 'coaches'] }] });
  await again.admin('AdminAddUserToGroup', { Username: email, GroupName: 'coaches' });
  expect((await signIn(again, email, password)).status).toBe(200);
  expect(again.pool.jwks(poolId).keys).toHaveLength(1);
  await again.pool.close();
});

test('refuses a wrong issuer, use or client, even with a signature of the pool’s own key', async () => {
  const users = await startUserPool({ file });
  await addConfirmedUser(users, email, password);
  const { AccessToken } = (await signIn(users, email, password)).body.AuthenticationResult;
  const { pools } = JSON.parse(await readFile(file, 'utf8'));
  const key = createPrivateKey(pools[0].key.privatePem);
  const header = decodeProtectedHeader(AccessToken) as { alg: string; kid: string };
  const verify = async (changes: object) => {
    const claims = { ...decodeJwt(AccessToken), ...changes };
    const token = await new SignJWT(claims).setProtectedHeader(header).sign(key);
    return users.pool.verifyAccessToken(token, poolId);
  };
  expect(await verify({})).toMatchObject({ token_use: 'access' });
  const refusal = { message: 'Invalid Access Token' };
  await expect(verify({ iss: 'https://elsewhere.example' })).rejects.toMatchObject(refusal);
  await expect(verify({ token_use: 'id' })).rejects.toMatchObject(refusal);
  await expect(verify({ client_id: 'other0client' })).rejects.toMatchObject(refusal);
  await expect(verify({ exp: undefined })).rejects.toMatchObject(refusal);
  await users.pool.close();
});

test('expired sessions are removed from the file', async () => {
  const users = await startUserPool({ file });
  await addConfirmedUser(users, email, password);
  await signIn(users, email, password);
  users.clock.ms += 30 * 86_400_000;
  await users.pool.close();
  const { pools } = JSON.parse(await readFile(file, 'utf8'));
  expect(pools[0].grants).toEqual([]);
});

test('a damaged file is reported by name and not overwritten', async () => {
  const broken = join(folder, 'users.json');
  await writeFile(broken, '{"version":1,"pools":[{}]}');
  await expect(startUserPool({ file: broken })).rejects.toThrow(broken);
  expect(await readFile(broken, 'utf8')).toBe('{"version":1,"pools":[{}]}');
});
