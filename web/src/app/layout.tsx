import AppLayout from '@cloudscape-design/components/app-layout';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { keepLive } from '../api/live.ts';
import { SupportWidget } from '../features/support/support-widget.tsx';
import { endErrorsOfPage } from '../ui/notices.ts';
import { Notifications } from '../ui/notifications.tsx';
import { useNarrow } from '../ui/use-media.ts';
import { Navigation } from './navigation.tsx';

const navigationWidthPx = 232;

const labels = {
  navigation: 'Main navigation',
  navigationClose: 'Close navigation',
  navigationToggle: 'Open navigation',
};

/** Cloudscape gives its navigation on phones an orientation, which ARIA knows of no landmark. */
function useCleanLandmark(): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      document.querySelector('nav[aria-orientation]')?.removeAttribute('aria-orientation'),
    );
    return () => cancelAnimationFrame(frame);
  });
}

/** What went wrong on a page is said no longer on the next. */
function useErrorsOfPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) endErrorsOfPage();
    shown.current = pathname;
  }, [pathname]);
}

/** Every page behind the guard: navigation at the side, messages above, the page itself. */
export function Layout() {
  const narrow = useNarrow();
  const [open, setOpen] = useState(!narrow);
  useEffect(keepLive, []);
  useCleanLandmark();
  useErrorsOfPage();
  return (
    <>
      <Notifications />
      <AppLayout
        ariaLabels={labels}
        toolsHide
        navigationWidth={navigationWidthPx}
        navigationOpen={open}
        onNavigationChange={({ detail }) => setOpen(detail.open)}
        navigation={<Navigation onFollowed={() => narrow && setOpen(false)} />}
        contentType="dashboard"
        maxContentWidth={Number.MAX_VALUE}
        content={<Outlet />}
      />
      <SupportWidget covered={narrow && open} />
    </>
  );
}
