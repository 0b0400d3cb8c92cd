import { nextOf } from '#web/src/features/access/next-step.ts';

describe('nextOf', () => {
  it.each([
    ['DONE', 'in'],
    ['CONFIRM_SIGN_UP', 'confirm'],
    ['CONFIRM_SIGN_IN_WITH_TOTP_CODE', 'second-factor'],
    ['CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', 'new-password'],
    ['RESET_PASSWORD', 'reset'],
  ])('%s leads to %s', (step, next) => {
    expect(nextOf(step)).toBe(next);
  });

  it.each(['CONFIRM_SIGN_IN_WITH_SMS_CODE', '', 'toString'])('refuses %p', (step) => {
    expect(() => nextOf(step)).toThrow('a step that is not offered here');
  });
});
