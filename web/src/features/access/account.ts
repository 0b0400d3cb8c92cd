import { signIn, signUp, type SignInOutput } from 'aws-amplify/auth';
import '../../api/amplify.ts';
import { language } from '#messages/language';
import type { Credentials } from './validate.ts';

/** The next step that the user pool requires, in Cognito's own terms. `DONE` once the person is signed in. */
export type NextStep = SignInOutput['nextStep'];

export const usernameOf = ({ email }: Pick<Credentials, 'email'>): string => email.trim();

/** Signs in. Throws the user pool's own refusal. */
export async function enter(credentials: Credentials): Promise<NextStep> {
  const { nextStep } = await signIn({ username: usernameOf(credentials), password: credentials.password });
  return nextStep;
}

/** Creates an account, and signs in unless the address must be confirmed first. */
export async function register(credentials: Credentials): Promise<NextStep> {
  const email = usernameOf(credentials);
  const { isSignUpComplete } = await signUp({
    username: email,
    password: credentials.password,
    options: { userAttributes: { email }, clientMetadata: mailLanguage },
  });
  return isSignUpComplete ? await enter(credentials) : { signInStep: 'CONFIRM_SIGN_UP' };
}

/** Tells the server to word the next e-mail in the language of this page. */
export const mailLanguage = { language };
