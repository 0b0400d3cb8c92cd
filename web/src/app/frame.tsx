import AppLayout from '@cloudscape-design/components/app-layout';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import * as messages from '#messages/app';
import { AfterFirstScreen } from '../ui/after-first-screen.tsx';
import { endErrorsOfPage } from '../ui/notices.ts';
import { Notifications } from '../ui/notifications.tsx';
import { useNarrow } from '../ui/use-media.ts';
import { Navigation } from './navigation.tsx';

const navigationWidthPx = 232;

const labels = {
  navigation: messages.mainNavigation,
  navigationClose: messages.closeNavigation,
  navigationToggle: messages.openNavigation,
};

/** Cloudscape gives its navigation on phones an orientation, which ARIA does not allow for landmarks. */
function useCleanLandmark(): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      document.querySelector('nav[aria-orientation]')?.removeAttribute('aria-orientation'),
    );
    return () => cancelAnimationFrame(frame);
  });
}

/** Removes the error messages of a page when the next one opens. */
function useErrorsOfPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) endErrorsOfPage();
    shown.current = pathname;
  }, [pathname]);
}

interface FrameProps {
  /** The prefix of every page's path. */
  base?: string;
  isTeam?: boolean;
  /** The number of new notifications; undefined if this page offers no notifications. */
  newNotifications?: number;
  /** The id of the header, which is always on top. */
  headerId?: string;
  /** The footer below the links. */
  Footer: ComponentType<{ onFollowed: () => void }>;
  /** A layer over the page. On a phone, the open navigation covers it. */
  Over?: ComponentType<{ covered: boolean }>;
}

/** The frame of the app: navigation at the side, messages above, and the page itself. */
export function Frame({ base = '', isTeam = false, newNotifications, headerId, Footer, Over }: FrameProps) {
  const narrow = useNarrow();
  const [open, setOpen] = useState(!narrow);
  const onFollowed = (): void => {
    if (narrow) setOpen(false);
  };
  useCleanLandmark();
  useErrorsOfPage();
  return (
    <>
      <Notifications />
      <AppLayout
        {...(headerId !== undefined && { headerSelector: `#${headerId}` })}
        ariaLabels={labels}
        toolsHide
        navigationWidth={navigationWidthPx}
        navigationOpen={open}
        onNavigationChange={({ detail }) => setOpen(detail.open)}
        navigation={
          <Navigation
            base={base}
            isTeam={isTeam}
            {...(newNotifications !== undefined && { newNotifications })}
            onFollowed={onFollowed}
          >
            <Footer onFollowed={onFollowed} />
          </Navigation>
        }
        contentType="dashboard"
        maxContentWidth={Number.MAX_VALUE}
        content={<Outlet />}
      />
      {Over && (
        <AfterFirstScreen>
          <Over covered={narrow && open} />
        </AfterFirstScreen>
      )}
    </>
  );
}
