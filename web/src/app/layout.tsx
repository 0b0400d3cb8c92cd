import { useEffect } from 'react';
import { keepLive } from '../api/live.ts';
import { recordSignInOnce } from '../api/note-sign-in-once.ts';
import { useSession } from '../api/session.ts';
import { useNewNotifications } from '../features/notifications/use-notifications.ts';
import { SupportWidget } from '../features/support/support-widget.tsx';
import { followStudio } from './choose-language.ts';
import { Frame } from './frame.tsx';
import { NavigationFooter } from './navigation-footer.tsx';

/** Around every page behind the guard. */
export function Layout() {
  const session = useSession();
  const newNotifications = useNewNotifications();
  useEffect(keepLive, []);
  useEffect(() => void recordSignInOnce().then(followStudio), []);
  return (
    <Frame
      isTeam={session.data?.superadmin ?? false}
      newNotifications={newNotifications.data?.count ?? 0}
      Footer={NavigationFooter}
      Over={SupportWidget}
    />
  );
}
