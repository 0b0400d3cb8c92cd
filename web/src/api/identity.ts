import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { isLanguage, type Language } from '../../languages.ts';
import type { WebConfig } from './config.ts';

/** Points Amplify at the user pool. Comes before anything else that concerns identity. */
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

/** The access token, refreshed when it has run out; undefined when nobody is signed in. */
export async function accessToken(): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession();
  return tokens?.accessToken.toString();
}

/** The sign-in that the tokens came from; undefined when nobody is signed in. */
export async function signInId(): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession();
  const id = tokens?.accessToken.payload['origin_jti'];
  return typeof id === 'string' ? id : undefined;
}

/** The e-mail address of who is signed in. */
export async function signedInEmail(): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession();
  const email = tokens?.idToken?.payload['email'];
  return typeof email === 'string' ? email : undefined;
}

/** The language that who is signed in chose in the menu, in whichever browser; undefined where they chose none. */
export async function personLanguage(): Promise<Language | undefined> {
  const { tokens } = await fetchAuthSession();
  const chosen = tokens?.idToken?.payload['locale'];
  return typeof chosen === 'string' && isLanguage(chosen) ? chosen : undefined;
}
