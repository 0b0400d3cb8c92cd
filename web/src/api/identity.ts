import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { isLanguage, type Language } from '../../languages.ts';
import type { WebConfig } from './config.ts';

/** Configures Amplify with the user pool. It must run before any other identity call. */
export function configureIdentity(config: WebConfig): void {
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.userPoolId,
        userPoolClientId: config.userPoolClientId,
        loginWith: { email: true },
        ...(config.userPoolEndpoint && { userPoolEndpoint: config.userPoolEndpoint }),
      },
    },
  });
}

/** The access token, refreshed if it has expired; undefined when nobody is signed in. */
export async function accessToken(): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession();
  return tokens?.accessToken.toString();
}

/** The id of the sign-in that issued the tokens; undefined when nobody is signed in. */
export async function signInId(): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession();
  const id = tokens?.accessToken.payload['origin_jti'];
  return typeof id === 'string' ? id : undefined;
}

/** The e-mail address of the signed-in person. */
export async function signedInEmail(): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession();
  const email = tokens?.idToken?.payload['email'];
  return typeof email === 'string' ? email : undefined;
}

/** The language that the signed-in person chose in the menu of any browser; undefined if they chose none. */
export async function personLanguage(): Promise<Language | undefined> {
  const { tokens } = await fetchAuthSession();
  const chosen = tokens?.idToken?.payload['locale'];
  return typeof chosen === 'string' && isLanguage(chosen) ? chosen : undefined;
}
