import { createRemoteJWKSet, jwtVerify } from 'jose';
import { fromBase32, totpAtStep } from '#infra/local/emulators/user-pool/totp.ts';
import { openAmplifyDevice } from './amplify-device.ts';
import type { ClientDeclaration } from '#infra/local/emulators/user-pool/options.ts';
import { clientId, declaration, issuer, poolId, startUserPool, webClient } from './start-user-pool.ts';

const username = 'Anna@Studio.example';
const password = 'first-password';

// The settings of the web app's client in the template.
const client: ClientDeclaration = {
  ...webClient,
  authFlows: ['ALLOW_USER_SRP_AUTH'],
  rotationGraceSeconds: 30,
};
const users = await startUserPool({
  now: () => new Date(),
  pools: [{ ...declaration, clients: [client], keepsEmailUntilVerified: true }],
});
const config = {
  userPoolId: poolId,
  userPoolClientId: clientId,
  userPoolEndpoint: users.pool.url,
  loginWith: { email: true },
};
const { device: auth, close } = openAmplifyDevice(config);
const { device: elsewhere, close: closeElsewhere } = openAmplifyDevice(config);

afterEach(() => auth.signOut());
afterAll(() => Promise.all([close(), closeElsewhere(), users.pool.close()]));

const accessToken = async () => (await auth.fetchAuthSession()).tokens!.accessToken;

// The steps build on each other, like those of a person.
test('signs up and confirms with the code from the e-mail', async () => {
  const signedUp = await auth.signUp({
    username,
    password,
    options: { userAttributes: { email: username } },
  });
  expect(signedUp.nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
  expect(users.outbox).toMatchObject([{ email: 'anna@studio.example', purpose: 'sign-up' }]);
  const early = auth.signIn({ username, password });
  await expect(early).resolves.toMatchObject({ nextStep: { signInStep: 'CONFIRM_SIGN_UP' } });
  await auth.resendSignUpCode({ username });
  const confirmed = await auth.confirmSignUp({ username, confirmationCode: users.lastCode() });
  expect(confirmed.isSignUpComplete).toBe(true);
});

test('signs in by SRP; the token verifies against the published keys', async () => {
  const signedIn = await auth.signIn({ username, password });
  expect(signedIn.isSignedIn).toBe(true);
  const keys = createRemoteJWKSet(new URL(`${users.pool.url}/${poolId}/.well-known/jwks.json`));
  const { payload } = await jwtVerify((await accessToken()).text, keys, { issuer: issuer(poolId) });
  const { userId } = await auth.getCurrentUser();
  expect(payload).toMatchObject({ sub: userId, client_id: clientId, token_use: 'access', username: userId });
  expect(await auth.fetchUserAttributes()).toMatchObject({
    email: 'anna@studio.example',
    email_verified: 'true',
  });
});

test('refreshes, and the new tokens contain the current groups', async () => {
  await auth.signIn({ username, password });
  const before = await accessToken();
  await users.admin('AdminAddUserToGroup', { Username: username, GroupName: 'superadmin' });
  const { tokens } = await auth.fetchAuthSession({ forceRefresh: true });
  expect(before.payload['cognito:groups']).toBeUndefined();
  expect(tokens?.accessToken.payload['cognito:groups']).toEqual(['superadmin']);
  expect(tokens?.accessToken.payload['origin_jti']).toBe(before.payload['origin_jti']);
});

test('refuses a wrong password with the same message as an unknown address', async () => {
  const refusal = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
  await expect(auth.signIn({ username, password: 'guess-guess' })).rejects.toMatchObject(refusal);
  await expect(auth.signIn({ username: 'nobody@studio.example', password })).rejects.toMatchObject(refusal);
});

test('changes a password and resets it with a code', async () => {
  await auth.signIn({ username, password });
  await auth.updatePassword({ oldPassword: password, newPassword: 'second-password' });
  await auth.signOut();
  await auth.resetPassword({ username });
  expect(users.outbox.at(-1)?.purpose).toBe('reset');
  await auth.confirmResetPassword({ username, confirmationCode: users.lastCode(), newPassword: password });
  expect((await auth.signIn({ username, password })).isSignedIn).toBe(true);
});

test('requires the one-time password once it is set up', async () => {
  await auth.signIn({ username, password });
  const { sharedSecret } = await auth.setUpTOTP();
  const secret = fromBase32(sharedSecret);
  const step = Math.floor(Date.now() / 30_000);
  await auth.verifyTOTPSetup({ code: totpAtStep(secret, step) });
  await auth.updateMFAPreference({ totp: 'PREFERRED' });
  expect(await auth.fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
  await auth.signOut();

  const requested = await auth.signIn({ username, password });
  expect(requested.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  const replayed = auth.confirmSignIn({ challengeResponse: totpAtStep(secret, step) });
  await expect(replayed).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  const done = await auth.confirmSignIn({ challengeResponse: totpAtStep(secret, step + 1) });
  expect(done.isSignedIn).toBe(true);
  await auth.updateMFAPreference({ totp: 'DISABLED' });
});

test('requires an invited user to set a new password', async () => {
  await users.admin('AdminCreateUser', { Username: 'guest@studio.example' });
  expect(users.outbox.at(-1)?.purpose).toBe('invitation');
  const requested = await auth.signIn({ username: 'guest@studio.example', password: users.lastCode() });
  expect(requested.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
  const done = await auth.confirmSignIn({ challengeResponse: 'my-own-password' });
  expect(done.isSignedIn).toBe(true);
});

test('a global sign-out ends the sessions of other devices', async () => {
  await auth.signIn({ username, password });
  await elsewhere.signIn({ username, password });
  expect(await elsewhere.fetchUserAttributes()).toMatchObject({ email: 'anna@studio.example' });
  await auth.signOut({ global: true });
  const refusal = { name: 'NotAuthorizedException', message: 'Access Token has been revoked' };
  await expect(elsewhere.fetchUserAttributes()).rejects.toMatchObject(refusal);
  expect((await elsewhere.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
});
