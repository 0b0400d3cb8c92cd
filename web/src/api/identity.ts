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

/** The account whose data this page shows, and the sign-in of its latest call. */
let account: string | undefined;
let usedSignIn: string | undefined;

let held: PromiseWithResolvers<void> | undefined;

/**
 * The lock that a page holds while it replaces the browser's sign-in. The browser releases it when the page is closed.
 * Pages without a secure origin have no locks.
 */
const lockName = 'cupo-sign-in';
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/**
 * Makes all calls of this page wait, because its sign-in ends and is replaced by another. When the returned promise is
 * fulfilled, other tabs wait too, once they find nobody signed in.
 */
export async function holdCalls(): Promise<void> {
  if (held) return;
  const released = Promise.withResolvers<void>();
  held = released;
  const begun = Promise.withResolvers<void>();
  const hold = (): Promise<void> => {
    begun.resolve();
    return released.promise;
  };
  void locks()?.request(lockName, { ifAvailable: true }, hold);
  if (locks()) await begun.promise;
}

/** Lets the waiting calls go on, with whatever sign-in there is by now. */
export function releaseCalls(): void {
  held?.resolve();
  held = undefined;
}

/** Aborted once this page no longer waits for other tabs, because its person signs out. */
const waiting = new AbortController();

/** Lets all calls of this page go on, also those that wait for another tab's sign-in. */
export function stopWaiting(): void {
  releaseCalls();
  waiting.abort();
}

/** Waits while another tab replaces the sign-in of this browser. */
export async function replacedElsewhere(): Promise<void> {
  if (held) return;
  const { signal } = waiting;
  await locks()
    ?.request(lockName, { mode: 'shared', signal }, () => undefined)
    .catch(() => undefined);
}

/**
 * The tokens of the signed-in person; undefined when nobody is signed in. Valid ones are read from the browser's
 * storage. Amplify, which has stored them, is loaded only to refresh them.
 */
async function tokens(): Promise<StoredTokens | undefined> {
  await held?.promise;
  // Where somebody was signed in, another tab may be about to sign them in again.
  if (account !== undefined && storedHere() === undefined) await replacedElsewhere();
  const stored = storedHere();
  if (stored !== 'expired') return stored;
  const { refreshedTokens } = await import('./amplify.ts');
  return await refreshedTokens();
}

const textIn = (token: string | undefined, claim: string): string | undefined => {
  const value = token === undefined ? undefined : claimsOf(token)[claim];
  return typeof value === 'string' ? value : undefined;
};

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
