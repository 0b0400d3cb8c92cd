import AppLayout from '@cloudscape-design/components/app-layout';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { keepLive } from '../api/live.ts';
import { SupportWidget } from '../features/support/support-widget.tsx';
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

/** Every page behind the guard: navigation at the side, messages above, the page itself. */
export function Layout() {
  const narrow = useNarrow();
  const [open, setOpen] = useState(!narrow);
  useEffect(keepLive, []);
  useCleanLandmark();
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
      <SupportWidget />
    </>
  );
}
