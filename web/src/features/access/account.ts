import { signIn, signUp } from 'aws-amplify/auth';
import { nextOf, type Next } from './next-step.ts';
import type { Credentials } from './validate.ts';

export const usernameOf = ({ email }: Pick<Credentials, 'email'>): string => email.trim();

/** Signs in. Throws the user pool's refusal, in its own words. */
export async function enter(credentials: Credentials): Promise<Next> {
  const { nextStep } = await signIn({ username: usernameOf(credentials), password: credentials.password });
  return nextOf(nextStep.signInStep);
}

/** Creates an account, and signs in unless the address must be confirmed first. */
export async function register(credentials: Credentials): Promise<Next> {
  const email = usernameOf(credentials);
  const { isSignUpComplete } = await signUp({
    username: email,
    password: credentials.password,
    options: { userAttributes: { email } },
  });
  return isSignUpComplete ? await enter(credentials) : 'confirm';
}

/** A refusal in the user pool's own words. */
export const refusalText = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.';
