import { confirmSignIn } from 'aws-amplify/auth';
import { accessToken, holdCalls, releaseCalls, signedInEmail } from '../../api/identity.ts';
import { connectAgain, endAllSignIns, recordAllEnded } from '../../api/live.ts';
import { ApiProblem } from '../../api/problem.ts';
import { signOut } from '../../api/sign-out.ts';
import { enter } from './account.ts';
import { answered } from './refusal.ts';

/**
 * How replacing all sign-ins of an account by one of this page went: done; a code of the authenticator app is needed;
 * this page is signed out too, and the person has to sign in; or other devices may still be signed in.
 */
export type Replaced =
  { readonly at: 'done' | 'code' | 'signed-out' } | { readonly at: 'failed'; readonly error: unknown };

/** The new sign-in has a live connection and notifications of its own, if this browser had them before. */
async function finish(): Promise<void> {
  recordAllEnded(false);
  releaseCalls();
  connectAgain();
  const { registerAgain } = await import('../../push/this-browser.ts');
  await registerAgain().catch((error: unknown) =>
    console.warn('notifications were switched off here', error),
  );
}

async function enterAgain(email: string, password: string): Promise<Replaced> {
  await signOut();
  const { signInStep } = await enter({ email, password });
  if (signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return { at: 'code' };
  if (signInStep !== 'DONE') return { at: 'signed-out' };
  await finish();
  return { at: 'done' };
}

async function replace(password: string): Promise<Replaced> {
  const [token, email] = [await accessToken(), await signedInEmail()];
  if (token === undefined || email === undefined) return { at: 'signed-out' };
  await holdCalls();
  await endAllSignIns(token);
  recordAllEnded(true);
  return await enterAgain(email, password).catch((): Replaced => ({ at: 'signed-out' }));
}

/** A refused token may mean that an earlier try succeeded and its answer was lost. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'unauthenticated';

/**
 * Ends all sign-ins of the account and signs in again here, because the user pool cannot end all sign-ins but one. Until
 * the page is signed in again, all other calls wait.
 */
export async function replaceSignIns(password: string): Promise<Replaced> {
  try {
    return await replace(password);
  } catch (error) {
    if (isRefused(error)) return { at: 'signed-out' };
    releaseCalls();
    return { at: 'failed', error };
  }
}

/** Completes the sign-in with a code. Throws the user pool's refusal, in the reader's language. */
export async function confirmWithCode(code: string): Promise<void> {
  await answered(confirmSignIn({ challengeResponse: code.trim() }));
  await finish();
}
