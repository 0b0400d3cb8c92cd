import type { Browser, Page, Request } from 'playwright-core';
import { createLocal, type Local } from '#infra/local/index.ts';
import { codeAt } from '#infra/local/emulators/user-pool/index.ts';
import { monday } from '../journeys/scene.ts';
import { launch } from './launch.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import { openPage, password, personAt, type Person } from './person.ts';
import { soon } from './soon.ts';

/** A code is valid only once; the next one follows after half a minute. */
const nextCodeMs = 30_000;

/** The steps after e-mail and password when the user pool requires more. */
describe('the further steps of the sign-in in a browser', () => {
  let local: Local;
  let browser: Browser;
  let page: Page;
  let person: Person;
  let complaints: string[];

  beforeAll(async () => {
    local = await createLocal({ clock: monday, confirmsAddresses: true });
    browser = await launch();
  });
  beforeEach(async () => {
    ({ page, complaints } = await openPage(browser));
    person = personAt(page, local);
  });
  afterEach(async () => {
    await page.context().close();
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await local.close();
  });

  const amazonTarget = (request: Request): string => request.headers()['x-amz-target'] ?? '';
  const sentTo = (email: string): string[] =>
    local.messages.filter((message) => message.email === email).map(({ code }) => code);
  const lastCode = (email: string): string => sentTo(email).at(-1) ?? '';
  const arrived = async (email: string): Promise<string> => {
    await soon.poll(() => lastCode(email)).not.toBe('');
    return lastCode(email);
  };
  const wrong = (code: string): string => (code === '111111' ? '222222' : '111111');
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  const code = () => field(/code/i);
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const firstForm = () => page.getByRole('tab', { name: 'Sign Up' });

  const signUp = async (email: string): Promise<void> => {
    await person.goTo('/auth?sign-up');
    await page.getByLabel('Email', { exact: true }).last().fill(email);
    await page.getByLabel('Password', { exact: true }).last().fill(password);
    await person.press('Create Account');
    await person.shows(`We sent a code to ${email}. Enter it to confirm your address.`);
  };
  const looksWell = async (name: string): Promise<void> => {
    const dir = process.env['PICTURES'];
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await objectionsTo(page, bothSchemes)).toEqual([]);
      if (dir) await page.screenshot({ path: `${dir}/${name}-${width}.png` });
    }
  };

  it('confirms a new account with the latest code, and continues to the app', async () => {
    const email = 'new@roma.test';
    await signUp(email);
    expect(sentTo(email)).toHaveLength(1);
    await looksWell('confirm');
    await code().fill(wrong(lastCode(email)));
    await person.press('Confirm');
    await person.shows('Invalid verification code provided, please try again.');
    await soon(button('Confirm')).toBeEnabled();
    await person.tells('A new code is on its way', () => person.press('Send a new code'));
    expect(sentTo(email)).toHaveLength(2);
    await code().fill(` ${lastCode(email)} `);
    await person.tells('Account created! Redirecting to dashboard...', () => person.press('Confirm'));
    await page.waitForURL('**/subscribe');
  });

  it('asks an unconfirmed user for the code at every sign-in', async () => {
    const email = 'later@roma.test';
    await signUp(email);
    await button('Back').click();
    await firstForm().waitFor();
    await person.signIn(email);
    await person.shows(`We sent a code to ${email}. Enter it to confirm your address.`);
    expect(sentTo(email)).toHaveLength(1);
    await code().fill(lastCode(email));
    await person.tells('Welcome back!', () => person.press('Confirm'));
    await page.waitForURL('**/subscribe');
  });

  it('limits how many codes are sent, with the message of the user pool each time', async () => {
    const email = 'impatient@roma.test';
    await signUp(email);
    const refusal = page.getByText('Attempt limit exceeded, please try after some time.');
    const askAgain = async (): Promise<number> => {
      await soon(button('Send a new code')).toBeEnabled();
      const [answer] = await Promise.all([
        page.waitForResponse((one) => amazonTarget(one.request()).endsWith('.ResendConfirmationCode')),
        button('Send a new code').click(),
      ]);
      return answer.status();
    };
    while ((await askAgain()) === 200);
    await refusal.waitFor();
    await page.getByRole('button', { name: 'Close message' }).click();
    await soon(refusal).toHaveCount(0);
    expect(await askAgain()).toBe(400);
    await refusal.waitFor();
  });

  it('asks an invited user to choose a password', async () => {
    const email = 'invited@roma.test';
    const [pool] = local.assembly.userPools;
    const UserAttributes = [{ Name: 'email', Value: email }];
    await local.userPool.call('AdminCreateUser', { UserPoolId: pool!.id, Username: email, UserAttributes });
    await person.signIn(email, lastCode(email));
    await person.shows('Your password was set by somebody else. Choose one of your own.');
    await looksWell('new-password');
    await page.getByLabel('New password', { exact: true }).fill('short');
    await person.press('Save and Sign In');
    await person.shows('Password must be at least 6 characters');
    await page.getByLabel('New password', { exact: true }).fill('my own words');
    await person.tells('Welcome back!', () => person.press('Save and Sign In'));
    await page.waitForURL('**/subscribe');
    expect((await local.signIn({ email, password: 'my own words' })).token).toMatch(/\./);
  });

  it('explains why a new password was refused after a long delay', async () => {
    const email = 'slow@roma.test';
    const [pool] = local.assembly.userPools;
    await local.userPool.call('AdminCreateUser', { UserPoolId: pool!.id, Username: email });
    await person.signIn(email, lastCode(email));
    await person.shows('Your password was set by somebody else. Choose one of your own.');
    await local.advance(10 * 60_000);
    await page.getByLabel('New password', { exact: true }).fill('seven-seven');
    await person.press('Save and Sign In');
    await person.shows('Invalid session for the user.');
    await soon(button('Save and Sign In')).toBeEnabled();
    await button('Back').click();
    await firstForm().waitFor();
  });

  it('accepts a correct authenticator code after a wrong one, also after a reset', async () => {
    const email = 'factor@roma.test';
    const { token } = await local.createOwner({ email, password });
    const { SecretCode } = (await local.userPool.call('AssociateSoftwareToken', { AccessToken: token })) as {
      SecretCode: string;
    };
    const now = () => codeAt(SecretCode, local.now().getTime());
    await local.userPool.call('VerifySoftwareToken', { AccessToken: token, UserCode: now() });
    const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
    await local.userPool.call('SetUserMFAPreference', { AccessToken: token, SoftwareTokenMfaSettings });
    await local.advance(nextCodeMs);

    await person.signIn(email);
    await person.shows('Enter the code that your authenticator app shows.');
    await looksWell('second-factor');
    await code().fill('12345');
    await soon(button('Sign In')).toBeDisabled();
    await code().fill(wrong(now()));
    await button('Sign In').click();
    await person.shows('Invalid code received for user');
    await soon(button('Sign In')).toBeEnabled();
    await code().fill(now());
    await person.tells('Welcome back!', () => button('Sign In').click());
    await page.waitForURL('**/subscribe');

    await local.advance(nextCodeMs);
    const { page: other, complaints: others } = await openPage(browser);
    const elsewhere = personAt(other, local);
    await elsewhere.goTo('/auth');
    await elsewhere.press(/Forgot/);
    await other.getByLabel('Email', { exact: true }).fill(email);
    await elsewhere.press('Send Code');
    await other.getByLabel('Code', { exact: true }).fill(await arrived(email));
    await other.getByLabel('New password', { exact: true }).fill('seven-seven');
    await elsewhere.press('Change Password');
    await other.getByLabel('Authenticator code', { exact: true }).fill(now());
    await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await other.waitForURL('**/subscribe');
    expect(others).toEqual([]);
    await other.context().close();
  });

  it('resets a password with the latest code, and keeps the address when going back', async () => {
    const email = 'forgets@roma.test';
    await local.createOwner({ email, password });
    await person.goTo('/auth');
    await page.getByLabel('Email', { exact: true }).first().fill(email);
    await person.press(/Forgot/);
    await soon(field('Email')).toHaveValue(email);
    await field('Email').fill('nobody');
    await person.press('Send Code');
    await person.shows('Invalid email address');
    await looksWell('ask-reset');
    await field('Email').fill(email);
    await person.press('Send Code');
    await person.shows(`If ${email} has an account, a code is on its way there.`);
    await looksWell('reset');
    await button('Back').click();
    await soon(field('Email')).toHaveValue(email);
    await person.press('Send Code');
    await person.shows(`If ${email} has an account, a code is on its way there.`);
    await code().fill(wrong(lastCode(email)));
    await page.getByLabel('New password', { exact: true }).fill('short');
    await person.press('Change Password');
    await person.shows('Password must be at least 6 characters');
    await page.getByLabel('New password', { exact: true }).fill('seven-seven');
    await person.press('Change Password');
    await person.shows('Invalid verification code provided, please try again.');
    await soon(button('Send a new code')).toBeEnabled();
    await person.tells('A new code is on its way', () => button('Send a new code').click());
    await code().fill(lastCode(email));
    await person.tells('Your password was changed. All other devices were signed out.', () =>
      person.press('Change Password'),
    );
    await page.waitForURL('**/subscribe');
  });

  it('returns to the first form when a later step is refused', async () => {
    const email = 'closed@roma.test';
    await local.createOwner({ email, password });
    const [pool] = local.assembly.userPools;
    await person.goTo('/auth');
    await person.press(/Forgot/);
    await field('Email').fill(email);
    await person.press('Send Code');
    await person.shows(/a code is on its way/);
    await code().fill(lastCode(email));
    await page.getByLabel('New password', { exact: true }).fill('seven-seven');
    await page.route('**/*', async (route) => {
      if (amazonTarget(route.request()).endsWith('.InitiateAuth'))
        await local.userPool.call('AdminDisableUser', { UserPoolId: pool!.id, Username: email });
      await route.continue();
    });
    await person.press('Change Password');
    await firstForm().waitFor();
    await person.shows(/disabled/i);
  });
});
