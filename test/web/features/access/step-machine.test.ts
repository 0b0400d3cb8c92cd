import type { NextStep } from '#web/src/features/access/account.ts';
import { machineStart, standingOf } from '#web/src/features/access/step-machine.ts';

type Place = Parameters<typeof standingOf>[0];

const at = (route: Place['route'], challengeName?: Place['challengeName']) =>
  standingOf({ route, challengeName });

describe('standingOf', () => {
  it.each([
    ['confirmSignUp', 'confirm'],
    ['forceNewPassword', 'new-password'],
    ['forgotPassword', 'ask-reset'],
    ['confirmResetPassword', 'reset'],
  ] as const)('asks at %s for %s', (route, screen) => {
    expect(at(route)).toBe(screen);
  });

  it('requests only the code of an authenticator app', () => {
    expect(at('confirmSignIn', 'SOFTWARE_TOKEN_MFA')).toBe('second-factor');
    expect(at('confirmSignIn', 'SMS_MFA')).toBe('not offered');
    expect(at('confirmSignIn')).toBe('not offered');
  });

  it.each(['authenticated', 'verifyUser'] as const)('lets in at %s', (route) => {
    expect(at(route)).toBe('in');
  });

  it.each([
    'confirmVerifyUser',
    'passkeyPrompt',
    'selectMfaType',
    'setupEmail',
    'setupTotp',
    'signInSelectAuthFactor',
  ] as const)('has no form for %s', (route) => {
    expect(at(route)).toBe('not offered');
  });

  it.each(['idle', 'setup', 'signIn', 'signUp', 'transition', 'signOut'] as const)(
    'waits while the machine is at %s',
    (route) => {
      expect(at(route)).toBe('on its way');
    },
  );
});

describe('machineStart', () => {
  const start = (requested: NextStep) => machineStart(requested, { onRefused: () => {}, onReset: () => {} });

  it.each([
    ['CONFIRM_SIGN_IN_WITH_TOTP_CODE', 'signIn'],
    ['CONFIRM_SIGN_UP', 'signUp'],
    ['RESET_PASSWORD', 'forgotPassword'],
  ] as const)('begins for %s at %s', (signInStep, first) => {
    expect(start({ signInStep }).initialState).toBe(first);
  });

  it('passes on what the user pool has already answered', async () => {
    const requested: NextStep = { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' };
    const answer = await start(requested).services?.handleSignIn?.({ username: 'ana@cupo.test' });
    expect(answer).toEqual({ isSignedIn: false, nextStep: requested });
  });
});
