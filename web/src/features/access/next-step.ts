/** What follows a step of signing in: the app, or something more to prove. */
export type Next = 'in' | 'confirm' | 'second-factor' | 'new-password' | 'reset';

const nextSteps: ReadonlyMap<string, Next> = new Map([
  ['DONE', 'in'],
  ['CONFIRM_SIGN_UP', 'confirm'],
  ['CONFIRM_SIGN_IN_WITH_TOTP_CODE', 'second-factor'],
  ['CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', 'new-password'],
  ['RESET_PASSWORD', 'reset'],
]);

/** The user pool's word for the next step, in ours. Throws on one that is not offered here. */
export function nextOf(signInStep: string): Next {
  const next = nextSteps.get(signInStep);
  if (!next) throw new Error('This account needs a step that is not offered here. Please contact support.');
  return next;
}
