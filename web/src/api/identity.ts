import { isLanguage, type Language } from '../../languages.ts';
import { loadedConfig } from './config.ts';
import { claimsOf, tokensOf, type StoredTokens } from './stored-token.ts';

/** Without a user pool, or without access to the browser's storage, nobody is signed in. */
function storedHere(): StoredTokens | 'expired' | undefined {
  try {
    const config = loadedConfig();
    return config && tokensOf(localStorage, config.userPoolClientId, Date.now());
  } catch {
    return undefined;
  }
}

/**
 * The tokens of the signed-in person; undefined when nobody is signed in. Valid ones are read from the browser's
 * storage. Amplify, which has stored them, is loaded only to refresh them.
 */
async function tokens(): Promise<StoredTokens | undefined> {
  const stored = storedHere();
  if (stored !== 'expired') return stored;
  const { refreshedTokens } = await import('./amplify.ts');
  return await refreshedTokens();
}

const textIn = (token: string | undefined, claim: string): string | undefined => {
  const value = token === undefined ? undefined : claimsOf(token)[claim];
  return typeof value === 'string' ? value : undefined;
};

/** The account whose data this page shows. */
let account: string | undefined;

/**
 * The access token, refreshed if it has expired; undefined when nobody is signed in. If somebody else has signed in in
 * another tab, this page would show one studio and change the other, so it is loaded again, and the call never ends.
 */
export async function accessToken(): Promise<string | undefined> {
  const token = (await tokens())?.accessToken;
  const owner = textIn(token, 'sub');
  account ??= owner;
  if (owner === undefined || owner === account) return token;
  location.reload();
  return await new Promise(() => undefined);
}

/** The id of the sign-in that issued the tokens; undefined when nobody is signed in. */
export const signInId = async (): Promise<string | undefined> =>
  textIn((await tokens())?.accessToken, 'origin_jti');

/** The e-mail address of the signed-in person. */
export const signedInEmail = async (): Promise<string | undefined> =>
  textIn((await tokens())?.idToken, 'email');

/** The language that the signed-in person chose in the menu of any browser; undefined if they chose none. */
export async function personLanguage(): Promise<Language | undefined> {
  const chosen = textIn((await tokens())?.idToken, 'locale');
  return chosen !== undefined && isLanguage(chosen) ? chosen : undefined;
}
