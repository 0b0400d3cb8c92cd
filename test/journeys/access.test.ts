import { createLocal, type Local } from '#infra/local/index.ts';
import { getSession } from '#shared/contracts/access/get-session.ts';
import { getRecording } from '#shared/contracts/activity/get-recording.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { grantAccess } from '#shared/contracts/billing/grant-access.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { reject } from '#shared/contracts/decisions/reject.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { aStudioIn, connect, importYoga, list, monday, yoga, type Scene } from './scene.ts';
import { decideNow } from '#infra/demo/runs.ts';

const refusal = (status: number, code: string) => ({ problem: expect.objectContaining({ status, code }) });

describe('access', () => {
  let local: Local;
  let alameda: Scene;
  let stranger: { studioId: string; token: string };

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
    alameda = await aStudioIn(local, 'owner@alameda.test');
    stranger = await local.createOwner({ email: 'stranger@elsewhere.test', password: 'six-six-six' });
  });
  afterAll(() => local.close());

  it('applies to every sign-in of an account, however many there are', async () => {
    const account = { email: 'owner@alameda.test', password: 'six-six-six' };
    const tokens: string[] = [];
    for (let device = 0; device < 3; device += 1) tokens.push((await local.signIn(account)).token);
    expect(new Set(tokens).size).toBe(3);
    for (const token of [alameda.token, ...tokens])
      expect(await local.call(getSession, {}, token)).toMatchObject({ studioId: alameda.studioId });
  });

  it('is not granted for a plain password: the template does not allow that kind of sign-in', async () => {
    const answer = await fetch(`${local.url}/cognito/`, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
      body: JSON.stringify({
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId: local.assembly.userPools[0]!.clients[0]!.id,
        AuthParameters: { USERNAME: 'owner@alameda.test', PASSWORD: 'six-six-six' },
      }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      __type: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
  });

  describe('the e-mails of the user pool', () => {
    const atPool = async (operation: string, input: object): Promise<number> => {
      const answer = await fetch(`${local.url}/cognito/`, {
        method: 'POST',
        headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
        body: JSON.stringify(input),
      });
      return answer.status;
    };

    it.each([
      ['es', 'Restablece tu contraseña de Cupo'],
      ['pt', 'Redefina sua senha do Cupo'],
      ['xx', 'Reset your Cupo password'],
    ])('bring a code in the language of the page, %s', async (language, subject) => {
      const ClientId = local.assembly.userPools[0]!.clients[0]!.id;
      const input = { ClientId, Username: 'owner@alameda.test', ClientMetadata: { language } };
      expect(await atPool('ForgotPassword', input)).toBe(200);
      const mail = local.messages.at(-1)!;
      expect(mail).toMatchObject({ email: 'owner@alameda.test', subject });
      expect(mail.text).toContain(`<html lang="${language === 'xx' ? 'en' : language}"`);
      expect(mail.text).toContain(`>${mail.code}<`);
      expect(mail.text).not.toContain('{####}');
      const mailbox = await fetch(local.endpoints.SESV2).then((answer) => answer.text());
      expect(mailbox).toContain(subject);
    });

    it('invite in the language chosen when the account was created', async () => {
      const Username = 'invitada@roma.test';
      await local.userPool.call('AdminCreateUser', {
        UserPoolId: local.assembly.userPools[0]!.id,
        Username,
        UserAttributes: [{ Name: 'locale', Value: 'es-MX' }],
      });
      const mail = local.messages.at(-1)!;
      expect(mail).toMatchObject({ email: Username, subject: 'Tu cuenta de Cupo está lista' });
      expect(mail.text).toContain(`Inicia sesión en Cupo con ${Username} y esta contraseña temporal:`);
      expect(mail.text).toContain(`>${mail.code}<`);
    });
  });

  it('ends with the day that was granted', async () => {
    const team = await local.createSuperadmin();
    const short = { studioId: stranger.studioId, until: '2026-11-23T11:00:00.000Z', reason: 'Over already' };
    await local.call(grantAccess, short, team.token);
    await expect(local.call(listClasses, {}, stranger.token)).rejects.toMatchObject(
      refusal(402, 'subscription-required'),
    );
  });

  it("reveals nothing of another studio's data, not even that it exists", async () => {
    await connect(alameda, 'wellhub');
    await list(alameda, 'wellhub', [yoga]);
    await importYoga(alameda, ['wellhub']);
    await decideNow(local, alameda.token);
    const { decisions } = await local.call(listDecisions, {}, alameda.token);
    const { decisionId } = decisions[0]!;
    await local.call(approve, { decisionId }, alameda.token);
    await local.settle();
    const { activity } = await local.call(listActivity, {}, alameda.token);
    const { adjustmentId } = activity[0]!;

    const { token } = await aStudioIn(local, 'owner@roma.test');
    for (const attempt of [
      local.call(approve, { decisionId }, token),
      local.call(reject, { decisionId }, token),
      local.call(getRecording, { adjustmentId }, token),
    ])
      await expect(attempt).rejects.toMatchObject(refusal(404, 'not-found'));
    expect(await local.call(listDecisions, {}, token)).toEqual({ decisions: [], cursor: null });
    expect((await local.call(listActivity, {}, token)).activity).toEqual([]);
    expect((await local.call(listClasses, {}, token)).classes).toEqual([]);
  });
});
