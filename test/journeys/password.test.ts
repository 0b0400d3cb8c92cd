import { createLocal, type Local } from '#infra/local/index.ts';
import { signInBySrp } from '#infra/local/emulators/user-pool/index.ts';
import { getSession } from '#shared/contracts/access/get-session.ts';
import { closeConnections } from '#shared/contracts/live/close-connections.ts';
import { monday } from './scene.ts';

interface Tokens {
  readonly AccessToken: string;
  readonly RefreshToken: string;
}

describe('a new password', () => {
  const before = 'six-six-six';
  const after = 'seven-seven';
  let local: Local;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
  });
  afterAll(() => local.close());

  const clientId = () => local.assembly.userPools[0]!.clients[0]!.id;
  const atPool = async (operation: string, input: object) => {
    const answer = await fetch(`${local.url}/cognito/`, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      body: JSON.stringify({ ClientId: clientId(), ...input }),
    });
    return { status: answer.status, body: (await answer.json()) as { message?: string } };
  };
  /** Signs in on another device. */
  const device = async (name: string, password: string): Promise<Tokens> => {
    const credentials = { poolId: local.assembly.userPools[0]!.id, clientId: clientId(), name, password };
    const answer = await signInBySrp(local.userPool.call, credentials, local.now());
    return (answer as { AuthenticationResult: Tokens }).AuthenticationResult;
  };
  /** Whether a device's next request is answered, and whether the user pool renews its sign-in. */
  const standing = async ({ AccessToken, RefreshToken }: Tokens) => ({
    request: await local.call(getSession, {}, AccessToken).then(
      () => 'answered',
      ({ problem }: { problem: { code: string } }) => problem.code,
    ),
    renewal: (await atPool('GetTokensFromRefreshToken', { RefreshToken })).body.message ?? 'renewed',
  });
  const signedIn = { request: 'answered', renewal: 'renewed' };
  const signedOut = { request: 'unauthenticated', renewal: 'Refresh Token has been revoked' };

  it('set after the old one was forgotten signs out every device, and signs in at once', async () => {
    const Username = 'forgets@roma.test';
    await local.createOwner({ email: Username, password: before });
    const thief = await device(Username, before);
    expect(await standing(thief)).toEqual(signedIn);

    await atPool('ForgotPassword', { Username });
    const ConfirmationCode = local.messages.findLast(({ email }) => email === Username)!.code;
    const wrong = { Username, ConfirmationCode: '000000x', Password: after };
    expect((await atPool('ConfirmForgotPassword', wrong)).status).toBe(400);
    expect((await standing(thief)).request).toBe('answered');

    const reset = { Username, ConfirmationCode, Password: after };
    expect(await atPool('ConfirmForgotPassword', reset)).toEqual({ status: 200, body: {} });
    const own = await device(Username, after);
    expect(await standing(own)).toEqual(signedIn);
    expect(await standing(thief)).toEqual(signedOut);
  });

  it('signs in at once after all devices were signed out, however early in a second that was', async () => {
    const name = 'changes@roma.test';
    const { token } = await local.createOwner({ email: name, password: before });
    const other = await device(name, before);
    await local.advance(999 - (local.now().getTime() % 1000));
    await local.call(closeConnections, { signIns: 'all' }, token);
    expect(await standing(await device(name, before))).toEqual(signedIn);
    expect(await standing(other)).toEqual(signedOut);
  });
});
