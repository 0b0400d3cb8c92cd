import { prime } from '#infra/local/emulators/user-pool/srp/group.ts';
import { fromBase32, totpAtStep } from '#infra/local/emulators/user-pool/totp.ts';
import {
  addConfirmedUser,
  declaration,
  kioskClient,
  poolId,
  post,
  signIn,
  startsAt,
  startUserPool,
  type Pool,
  webClient,
} from './start-user-pool.ts';

const email = 'anna@studio.example';
const password = 'right-password';
let users: Pool;

beforeEach(async () => {
  users = await startUserPool({ pools: [{ ...declaration, clients: [webClient, kioskClient] }] });
  await addConfirmedUser(users, email, password);
});
afterEach(() => users.pool.close());

const secondMs = 1000;
const outcome = async (typed: string, name = email) => (await signIn(users, name, typed)).body.message;
const fail = async (times: number, name = email) => {
  for (let i = 0; i < times; i += 1) await signIn(users, name, 'wrong-password');
};

test('five failures lock the name for a second, and each further failure doubles the time', async () => {
  await fail(4);
  expect(await outcome('wrong-password')).toBe('Incorrect username or password.');
  expect(await outcome(password)).toBe('Password attempts exceeded');
  users.clock.ms += secondMs;
  expect(await outcome('wrong-password')).toBe('Incorrect username or password.');
  users.clock.ms += 2 * secondMs - 1;
  expect(await outcome(password)).toBe('Password attempts exceeded');
  users.clock.ms += 1;
  expect(await outcome(password)).toBeUndefined();
});

test('the count is cleared by a success and after a quarter of an hour', async () => {
  await fail(4);
  await signIn(users, email, password);
  await fail(4);
  expect(await outcome(password)).toBeUndefined();
  await fail(5);
  users.clock.ms += 900 * secondMs;
  await fail(4);
  expect(await outcome(password)).toBeUndefined();
});

test('the lock does not reveal whether a name exists, and affects no other name', async () => {
  await fail(5, 'nobody@studio.example');
  expect(await outcome('any-password', 'Nobody@studio.example')).toBe('Password attempts exceeded');
  expect(await outcome(password)).toBeUndefined();
});

test('SRP answers an unknown name like a known one, always with the same values', async () => {
  const start = (name: string) =>
    users.send('InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: name, SRP_A: 'ab'.repeat(384) },
    });
  const known = (await start(email)).body.ChallengeParameters;
  const unknown = (await start('nobody@studio.example')).body.ChallengeParameters;
  const again = (await start('NOBODY@studio.example')).body.ChallengeParameters;
  expect(Object.keys(unknown)).toEqual(Object.keys(known));
  expect(unknown.SALT).toMatch(/^[0-9a-f]{32}$/);
  expect(unknown.USER_ID_FOR_SRP).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect([again.SALT, again.USER_ID_FOR_SRP]).toEqual([unknown.SALT, unknown.USER_ID_FOR_SRP]);
  expect(again.SRP_B).not.toBe(unknown.SRP_B);
});

test('SRP refuses a client value that would make the secret independent of the password', async () => {
  for (const SRP_A of ['0', prime.toString(16), (2n * prime).toString(16)]) {
    const answer = await users.send('InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A },
    });
    expect(answer.errorType).toBe('InvalidParameterException');
  }
});

test('an SRP challenge allows one attempt, so that one answer tests only one guess', async () => {
  const { body } = await users.send('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: email, SRP_A: 'ab'.repeat(384) },
  });
  const guess = () =>
    users.send('RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        PASSWORD_CLAIM_SECRET_BLOCK: body.ChallengeParameters['SECRET_BLOCK'],
        PASSWORD_CLAIM_SIGNATURE: 'AAAA',
        TIMESTAMP: 'Mon Mar 2 09:00:00 UTC 2026',
      },
    });
  for (let i = 0; i < 5; i += 1) expect((await guess()).body.message).toBe('Incorrect username or password.');
  expect(await outcome(password)).toBeUndefined();
});

test('a challenge is valid for one client, one answer and three minutes', async () => {
  const guest = 'guest@studio.example';
  await users.admin('AdminCreateUser', { Username: guest, TemporaryPassword: 'for-a-while' });
  const open = async () => (await signIn(users, guest, 'for-a-while')).body.Session;
  const answer = async (Session: string, input: object = {}) => {
    const ChallengeResponses = { NEW_PASSWORD: 'guests-own' };
    const challenge = { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session, ChallengeResponses, ...input };
    return (await users.send('RespondToAuthChallenge', challenge)).body.message;
  };
  const session = await open();
  expect(await answer(session, { ClientId: 'kiosk0client' })).toBe('Invalid session for the user.');
  expect(await answer(session, { ClientId: 'none' })).toBe('User pool client none does not exist.');
  const other = {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    ChallengeResponses: { SOFTWARE_TOKEN_MFA_CODE: '123456' },
  };
  expect(await answer(session, other)).toBe('Invalid session for the user.');
  users.clock.ms += 180 * secondMs;
  expect(await answer(session)).toBe('Invalid session for the user.');
  const later = await open();
  users.clock.ms += 180 * secondMs - 1;
  expect(await answer(later)).toBeUndefined();
  expect(await answer(later)).toBe('Invalid session for the user.');
});

test('a disabled user cannot sign in, refresh or use a token, and a wrong password does not reveal this', async () => {
  const { body } = await signIn(users, email, password);
  const { AccessToken, RefreshToken } = body.AuthenticationResult;
  await users.admin('AdminDisableUser', { Username: email });
  expect(await outcome('wrong-password')).toBe('Incorrect username or password.');
  expect(await outcome(password)).toBe('User is disabled.');
  expect((await users.send('GetUser', { AccessToken })).body.message).toBe('Access Token has been revoked');
  await users.admin('AdminEnableUser', { Username: email });
  expect(await outcome(password)).toBeUndefined();
  const refreshed = await users.send('GetTokensFromRefreshToken', { RefreshToken });
  expect(refreshed.body.message).toBe('Refresh Token has been revoked');
});

test('a temporary password is valid for a week', async () => {
  await users.admin('AdminCreateUser', { Username: 'guest@studio.example', TemporaryPassword: 'for-a-week' });
  users.clock.ms += 7 * 86_400 * secondMs;
  expect((await signIn(users, 'guest@studio.example', 'for-a-week')).body.ChallengeName).toBe(
    'NEW_PASSWORD_REQUIRED',
  );
  users.clock.ms += 1;
  expect(await outcome('for-a-week', 'guest@studio.example')).toMatch(/Temporary password has expired/);
});

test('one-time passwords are locked like passwords, and a right password does not clear the count', async () => {
  const { AccessToken } = (await signIn(users, email, password)).body.AuthenticationResult;
  const { SecretCode } = (await users.send('AssociateSoftwareToken', { AccessToken })).body;
  const codeAt = (step: number) => totpAtStep(fromBase32(SecretCode), startsAt / 30_000 + step);
  const settings = { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } };
  expect((await users.send('SetUserMFAPreference', settings)).errorType).toBe('InvalidParameterException');
  const wrong = { AccessToken, UserCode: codeAt(5) };
  expect((await users.send('VerifySoftwareToken', wrong)).errorType).toBe('EnableSoftwareTokenMFAException');
  await users.send('VerifySoftwareToken', { AccessToken, UserCode: codeAt(0) });
  await users.send('SetUserMFAPreference', settings);
  const answer = async (code: string) => {
    const { ChallengeName, Session } = (await signIn(users, email, password)).body;
    const ChallengeResponses = { SOFTWARE_TOKEN_MFA_CODE: code };
    const input = { ChallengeName, Session, ChallengeResponses };
    return (await users.send('RespondToAuthChallenge', input)).errorType;
  };
  for (let i = 0; i < 5; i += 1) expect(await answer(codeAt(5))).toBe('CodeMismatchException');
  expect(await outcome(password)).toBe('Password attempts exceeded');
  users.clock.ms += secondMs;
  expect(await answer(codeAt(1))).toBeUndefined();
});

test('only an administrator can remove a lost factor', async () => {
  const Username = 'lost@studio.example';
  await addConfirmedUser(users, Username, password);
  const { AccessToken } = (await signIn(users, Username, password)).body.AuthenticationResult;
  const { SecretCode } = (await users.send('AssociateSoftwareToken', { AccessToken })).body;
  const UserCode = totpAtStep(fromBase32(SecretCode), Math.floor(users.clock.ms / 30_000));
  await users.send('VerifySoftwareToken', { AccessToken, UserCode });
  await users.send('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } });
  const challenge = async () => (await signIn(users, Username, password)).body.ChallengeName;
  expect(await challenge()).toBe('SOFTWARE_TOKEN_MFA');
  const away = { Username, UserPoolId: poolId, SoftwareTokenMfaSettings: { Enabled: false } };
  const unsigned = await post(users.pool.url, 'AdminSetUserMFAPreference', away);
  expect(unsigned.errorType).toBe('MissingAuthenticationTokenException');
  expect(await challenge()).toBe('SOFTWARE_TOKEN_MFA');
  await users.admin('AdminSetUserMFAPreference', away);
  expect(await challenge()).toBeUndefined();
});
