import { addConfirmedUser, declaration, signIn, startUserPool, type Pool } from './start-user-pool.ts';

const email = 'anna@studio.example';
const hourMs = 3_600_000;
let users: Pool;

beforeEach(async () => {
  users = await startUserPool();
  await addConfirmedUser(users, email, 'right-password');
});
afterEach(() => users.pool.close());

const forgot = (name = email) => users.send('ForgotPassword', { Username: name });
const reset = async (code: string, name = email, password = 'other-password') => {
  const input = { Username: name, ConfirmationCode: code, Password: password };
  return (await users.send('ConfirmForgotPassword', input)).errorType;
};
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

test('a reset code is valid once and for an hour', async () => {
  await forgot();
  users.clock.ms += hourMs;
  expect(await reset(users.lastCode())).toBe('ExpiredCodeException');
  await forgot();
  users.clock.ms += hourMs - 1;
  expect(await reset(users.lastCode())).toBeUndefined();
  expect(await reset(users.lastCode())).toBe('ExpiredCodeException');
  expect((await signIn(users, email, 'other-password')).status).toBe(200);
});

test('a later code replaces the earlier one', async () => {
  await forgot();
  const first = users.lastCode();
  await forgot();
  expect(users.lastCode()).not.toBe(first);
  expect(await reset(first)).toBe('CodeMismatchException');
});

test('allows five attempts an hour and refuses the sixth, even with the right code', async () => {
  await forgot();
  const wrong = wrongFor(users.lastCode());
  for (let i = 0; i < 5; i += 1) expect(await reset(wrong)).toBe('CodeMismatchException');
  expect(await reset(users.lastCode())).toBe('LimitExceededException');
});

test('sends at most five codes an hour', async () => {
  for (let i = 0; i < 5; i += 1) expect((await forgot()).status).toBe(200);
  expect((await forgot()).errorType).toBe('LimitExceededException');
  expect(users.outbox).toHaveLength(5);
});

test('gives the same answer for an unknown address, and sends no message', async () => {
  const answer = await forgot('boris@studio.example');
  expect(answer.body).toEqual({
    CodeDeliveryDetails: {
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: 'b***@s***',
    },
  });
  expect(await reset('123456', 'boris@studio.example')).toBe('ExpiredCodeException');
  expect(users.outbox).toEqual([]);
});

test('a code is valid for one purpose only', async () => {
  const signUp = { Username: 'new@studio.example', Password: 'new-password' };
  await users.send('SignUp', signUp);
  expect(await reset(users.lastCode(), signUp.Username)).toBe('ExpiredCodeException');
  const confirm = { Username: signUp.Username, ConfirmationCode: users.lastCode() };
  expect((await users.send('ConfirmSignUp', confirm)).status).toBe(200);
});

test('sign-up refuses a taken address, a short password, an unknown name and protected attributes', async () => {
  const attempt = async (input: object) => (await users.send('SignUp', input)).errorType;
  const Password = '6chars';
  expect(await attempt({ Username: 'ANNA@studio.example', Password })).toBe('UsernameExistsException');
  expect(await attempt({ Username: 'x@studio.example', Password: '5char' })).toBe('InvalidPasswordException');
  expect(await attempt({ Username: 'anna', Password })).toBe('InvalidParameterException');
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
  expect(await attempt({ Username: 'x@studio.example', Password, UserAttributes })).toBe(
    'NotAuthorizedException',
  );
  expect(await attempt({ Username: 'x@studio.example', Password })).toBeUndefined();
});

test('a pool that confirms automatically sends nothing and lets the user in', async () => {
  const open = await startUserPool({ pools: [{ ...declaration, autoConfirm: true }] });
  const signedUp = await open.send('SignUp', { Username: 'new@studio.example', Password: 'new-password' });
  expect(signedUp.body).toMatchObject({ UserConfirmed: true });
  expect((await signIn(open, 'new@studio.example', 'new-password')).status).toBe(200);
  expect(open.outbox).toEqual([]);
  await open.pool.close();
});

test('a changed address can be used to sign in at once, and is unverified until its code is entered', async () => {
  const { body } = await signIn(users, email, 'right-password');
  const { AccessToken } = body.AuthenticationResult;
  const UserAttributes = [{ Name: 'email', Value: 'Anna@New.example' }];
  await users.send('UpdateUserAttributes', { AccessToken, UserAttributes });
  const verified = async () => {
    const { body: user } = await users.send('GetUser', { AccessToken });
    return user.UserAttributes.find(({ Name }) => Name === 'email_verified')?.Value;
  };
  expect(await verified()).toBe('false');
  expect((await signIn(users, 'anna@new.example', 'right-password')).status).toBe(200);
  const code = { AccessToken, AttributeName: 'email', Code: users.lastCode() };
  expect((await users.send('VerifyUserAttribute', code)).status).toBe(200);
  expect(await verified()).toBe('true');
});
