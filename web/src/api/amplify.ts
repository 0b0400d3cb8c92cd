import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { loadedConfig } from './config.ts';
import type { StoredTokens } from './stored-token.ts';

/**
 * Every module that calls the user pool imports this one, which configures Amplify. They are loaded when they are
 * needed, because most pages are shown without them.
 */
const config = loadedConfig();
if (config)
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

/** The tokens of the signed-in person, refreshed if they have expired; undefined when nobody is signed in. */
export async function refreshedTokens(): Promise<StoredTokens | undefined> {
  const { tokens } = await fetchAuthSession();
  return tokens && { accessToken: tokens.accessToken.toString(), idToken: tokens.idToken?.toString() };
}
