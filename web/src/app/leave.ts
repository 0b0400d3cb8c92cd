import * as messages from '#messages/app';
import { isSignedInAgain, replacedElsewhere, stopWaiting } from '../api/identity.ts';
import { endAllSignInsOnce, endThisSignIn } from '../api/live.ts';
import { ApiProblem } from '../api/problem.ts';
import { forgetSubscription } from '../api/subscription-cache.ts';
import { notify } from '../ui/notices.ts';
import { createStore } from '../ui/store.ts';
import { authPathFor } from './paths.ts';
import { rememberPause } from './remembered-pause.ts';

/** True from signing out until the browser has left the page. */
export const leaving = createStore(false);

/** The landing page shows no messages, so this one is shown briefly before it. */
const farewellMs = 1200;

/** Goes to the sign-in page, which leads back to the current page afterwards. */
export const goToSignIn = (): void =>
  location.replace(authPathFor(location.pathname + location.search + location.hash));

async function signOutHere(): Promise<void> {
  const { signOut } = await import('../api/sign-out.ts');
  await signOut();
}

/**
 * If the server refuses the browser's session, the session is deleted; otherwise signing in would lead straight back
 * here. If another tab has replaced the session meanwhile, the page goes on with the new one.
 */
export async function forgetSession(): Promise<void> {
  if (leaving.get()) return;
  await replacedElsewhere();
  if (leaving.get()) return;
  if (isSignedInAgain()) return location.reload();
  forgetSubscription();
  rememberPause(false);
  await quietly(async () => (await import('../push/this-browser.ts')).switchOffHere());
  await signOutHere().catch(() => undefined);
  goToSignIn();
}

/**
 * Does work that may fail, such as unsubscribing this browser from a studio's notifications, without stopping the
 * sign-out.
 */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => console.warn('notifications were not switched off here', error));
}

/** Signs out, on this device or on all devices. */
export async function leave({ everywhere = false } = {}): Promise<void> {
  leaving.set(true);
  stopWaiting();
  try {
    if (everywhere) {
      await endAllSignInsOnce();
      await quietly(async () => (await import('../push/this-browser.ts')).switchOffHere());
    } else {
      await quietly(async () => (await import('../push/this-browser.ts')).switchOff());
      await endThisSignIn();
    }
    await signOutHere();
    forgetSubscription();
    rememberPause(false);
    notify({ type: 'success', content: messages.signedOutSuccessfully });
    setTimeout(() => location.assign('/'), farewellMs);
  } catch (error) {
    leaving.set(false);
    // This browser's sign-in has ended already, so only a new one could end the others.
    if (error instanceof ApiProblem && error.code === 'unauthenticated') return await forgetSession();
    notify({ type: 'error', content: messages.errorSigningOut });
  }
}
