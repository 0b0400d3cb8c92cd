import type { Language } from '#shared/contracts/language.ts';
import { noteSignIn } from '#shared/contracts/access/note-sign-in.ts';
import { call } from './call.ts';
import { signInId } from './identity.ts';

const browserKey = 'browser';
const recordedKey = 'noted-sign-in';
const browserBytes = 16;

/** This browser's random id, which is stored only in this browser. */
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
 * Reports each sign-in once with its browser, so that the owner is warned about an unknown one.
 *
 * @returns the studio's language, which is null if none was chosen; null if the sign-in had already been reported or
 * could not be reported
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
