import { signOut } from 'aws-amplify/auth';
import { carryNotice } from '../ui/carried-notice.ts';
import { notify } from '../ui/notices.ts';
import { authPath, authPathFor } from './paths.ts';

/** Goes to sign in, and back to where the person is now afterwards. */
export const goToSignIn = (): void => location.replace(authPathFor(location.pathname + location.search));

/** The server refuses the session that the browser has: it is forgotten, or signing in would lead straight back. */
export async function forgetSession(): Promise<void> {
  await signOut().catch(() => undefined);
  goToSignIn();
}

export async function leave(): Promise<void> {
  try {
    await signOut();
    carryNotice({ type: 'success', content: 'Signed out successfully' });
    location.assign(authPath);
  } catch {
    notify({ type: 'error', content: 'Error signing out' });
  }
}
