import type { Language } from '#shared/contracts/language.ts';
import { noteSignIn } from '#shared/contracts/access/note-sign-in.ts';
import { call } from './call.ts';
import { signInId } from './identity.ts';

const browserKey = 'browser';
const recordedKey = 'noted-sign-in';
const browserBytes = 16;

/** What this browser calls itself by: random, and stored in it alone. */
function browserHere(): string {
  const stored = localStorage.getItem(browserKey);
  if (stored !== null) return stored;
  const bytes = crypto.getRandomValues(new Uint8Array(browserBytes));
  const made = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  localStorage.setItem(browserKey, made);
  return made;
}

/**
 * Reports once of each sign-in from which browser it is, so that the owner hears of a strange one.
 *
 * @returns the studio's language, null where none was chosen; null where the sign-in was reported before
 */
export async function recordSignInOnce(): Promise<{ readonly language: Language | null } | null> {
  try {
    const signIn = await signInId();
    if (signIn === undefined || localStorage.getItem(recordedKey) === signIn) return null;
    const here = { browser: browserHere(), userAgent: navigator.userAgent.slice(0, 500) };
    const { language } = await call(noteSignIn, here);
    localStorage.setItem(recordedKey, signIn);
    return { language };
  } catch (error) {
    console.warn('the sign-in could not be recorded', error);
    return null;
  }
}
