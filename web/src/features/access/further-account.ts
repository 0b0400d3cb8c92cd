import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
} from 'aws-amplify/auth';
import { enter, usernameOf } from './account.ts';
import { nextOf, type Next } from './next-step.ts';
import type { Credentials } from './validate.ts';

/** Confirms the address with the code that was sent to it, and signs in. */
export async function confirm(credentials: Credentials, code: string): Promise<Next> {
  await confirmSignUp({ username: usernameOf(credentials), confirmationCode: code.trim() });
  return await enter(credentials);
}

export async function sendCodeAgain(credentials: Credentials): Promise<void> {
  await resendSignUpCode({ username: usernameOf(credentials) });
}

/** Answers what the user pool asked for while signing in: a code, or a new password. */
export async function answer(challengeResponse: string): Promise<Next> {
  const { nextStep } = await confirmSignIn({ challengeResponse });
  return nextOf(nextStep.signInStep);
}

/** Has a code sent to an address. Says nothing about whether there is an account. */
export async function requestReset(email: string): Promise<void> {
  await resetPassword({ username: email.trim() });
}

/** Sets the password with the code that was sent, and signs in with it. */
export async function reset(credentials: Credentials, code: string): Promise<Next> {
  await confirmResetPassword({
    username: usernameOf(credentials),
    confirmationCode: code.trim(),
    newPassword: credentials.password,
  });
  return await enter(credentials);
}
