import { useEffect } from 'react';
import { keepLive } from '../api/live.ts';
import { personLanguage } from '../api/identity.ts';
import { recordSignInOnce } from '../api/note-sign-in-once.ts';
import { useSession } from '../api/session.ts';
import { useNewNotifications } from '../features/notifications/use-notifications.ts';
import { SupportWidget } from '../features/support/support-widget.tsx';
import { followLanguage } from './choose-language.ts';
import { Frame } from './frame.tsx';
import { NavigationFooter } from './navigation-footer.tsx';

/** The first page after a sign-in applies the language that was chosen elsewhere. */
async function followAtSignIn(): Promise<void> {
  const signIn = await recordSignInOnce();
  if (signIn) followLanguage({ person: await personLanguage(), studio: signIn.language });
}

/** The layout around every page behind the guard. */
export function Layout() {
  const session = useSession();
  const newNotifications = useNewNotifications();
  useEffect(keepLive, []);
  useEffect(() => void followAtSignIn(), []);
  return (
    <Frame
      isTeam={session.data?.superadmin ?? false}
      newNotifications={newNotifications.data?.count ?? 0}
      Footer={NavigationFooter}
      Over={SupportWidget}
    />
  );
}
