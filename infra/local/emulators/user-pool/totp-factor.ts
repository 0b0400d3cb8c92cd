import type { Context } from './context.ts';
import { CognitoError } from './errors.ts';
import type { User } from './state.ts';
import { matchTotpStep } from './totp.ts';

/** Activates the offered secret if the code proves that the user's device has it. */
export function acceptTotpSecret(context: Context, user: User, code: string): boolean {
  const secret = user.totpSecretOffered;
  if (secret === undefined) return false;
  const step = matchTotpStep(secret, code, context.now().getTime());
  if (step === undefined) return false;
  const { enabled = false, preferred = false } = user.totp ?? {};
  user.totp = { secret, enabled, preferred, lastStep: step };
  delete user.totpSecretOffered;
  return true;
}

/** Checks a code and marks it as used, because each code is accepted only once. */
export function spendTotp(context: Context, user: User, code: string): boolean {
  const { totp } = user;
  if (!totp) return false;
  const step = matchTotpStep(totp.secret, code, context.now().getTime());
  if (step === undefined) return false;
  if (step <= totp.lastStep)
    throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
  totp.lastStep = step;
  return true;
}
