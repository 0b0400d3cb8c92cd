import { useEffect } from 'react';
import { keepLive } from '../api/live.ts';
import { useSession } from '../api/session.ts';
import { SupportWidget } from '../features/support/support-widget.tsx';
import { Frame } from './frame.tsx';
import { NavigationFooter } from './navigation-footer.tsx';

/** Around every page behind the guard. */
export function Layout() {
  const session = useSession();
  useEffect(keepLive, []);
  return <Frame isTeam={session.data?.superadmin ?? false} Footer={NavigationFooter} Over={SupportWidget} />;
}
