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

let held: PromiseWithResolvers<void> | undefined;

/** Makes all calls wait, because this page's sign-in ends and is replaced by another. */
export function holdCalls(): void {
  held ??= Promise.withResolvers();
}

/** Lets the waiting calls go on, with whatever sign-in there is by now. */
export function releaseCalls(): void {
  held?.resolve();
  held = undefined;
}

/**
 * The tokens of the signed-in person; undefined when nobody is signed in. Valid ones are read from the browser's
 * storage. Amplify, which has stored them, is loaded only to refresh them.
 */
async function tokens(): Promise<StoredTokens | undefined> {
  await held?.promise;
  const stored = storedHere();
  if (stored !== 'expired') return stored;
  const { refreshedTokens } = await import('./amplify.ts');
  return await refreshedTokens();
}

const textIn = (token: string | undefined, claim: string): string | undefined => {
  const value = token === undefined ? undefined : claimsOf(token)[claim];
  return typeof value === 'string' ? value : undefined;
};

/** The account whose data this page shows, and the sign-in of its latest call. */
let account: string | undefined;
let usedSignIn: string | undefined;

/**
 * The access token, refreshed if it has expired; undefined when nobody is signed in. If somebody else has signed in in
 * another tab, this page would show one studio and change the other, so it is loaded again, and the call never ends.
 */
export async function accessToken(): Promise<string | undefined> {
  const token = (await tokens())?.accessToken;
  const owner = textIn(token, 'sub');
  account ??= owner;
  usedSignIn = textIn(token, 'origin_jti');
  if (owner === undefined || owner === account) return token;
  location.reload();
  return await new Promise(() => undefined);
}

/** The id of the sign-in that issued the tokens; undefined when nobody is signed in. */
export const signInId = async (): Promise<string | undefined> =>
  textIn((await tokens())?.accessToken, 'origin_jti');

/** Whether another tab has signed in again since this page's latest call. */
export function isSignedInAgain(): boolean {
  const stored = storedHere();
  if (stored === undefined || stored === 'expired') return false;
  return usedSignIn !== undefined && textIn(stored.accessToken, 'origin_jti') !== usedSignIn;
}

/** The e-mail address of the signed-in person. */
export const signedInEmail = async (): Promise<string | undefined> =>
  textIn((await tokens())?.idToken, 'email');

/** The language that the signed-in person chose in the menu of any browser; undefined if they chose none. */
export async function personLanguage(): Promise<Language | undefined> {
  const chosen = textIn((await tokens())?.idToken, 'locale');
  return chosen !== undefined && isLanguage(chosen) ? chosen : undefined;
}
