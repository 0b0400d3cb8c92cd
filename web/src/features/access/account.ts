import { confirmSignUp, resendSignUpCode, signIn, signUp } from 'aws-amplify/auth';
import type { Credentials } from './validate.ts';

/** What follows a step of signing in or up: the app, or a code that was sent by e-mail. */
export type Next = 'in' | 'code';

const username = ({ email }: Credentials): string => email.trim();

/** Signs in. Throws the user pool's refusal, in its own words. */
export async function enter(credentials: Credentials): Promise<Next> {
  const { isSignedIn, nextStep } = await signIn({
    username: username(credentials),
    password: credentials.password,
  });
  if (isSignedIn) return 'in';
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'code';
  throw new Error('This account needs a step that is not offered here. Please contact support.');
}

/** Creates an account, and signs in unless the address must be confirmed first. */
export async function register(credentials: Credentials): Promise<Next> {
  const email = username(credentials);
  const { isSignUpComplete } = await signUp({
    username: email,
    password: credentials.password,
    options: { userAttributes: { email } },
  });
  return isSignUpComplete ? await enter(credentials) : 'code';
}

/** Confirms the address with the code that was sent to it, and signs in. */
export async function confirm(credentials: Credentials, code: string): Promise<Next> {
  await confirmSignUp({ username: username(credentials), confirmationCode: code.trim() });
  return await enter(credentials);
}

export async function sendCodeAgain(credentials: Credentials): Promise<void> {
  await resendSignUpCode({ username: username(credentials) });
}

/** A refusal in the user pool's own words. */
export const refusalText = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.';
