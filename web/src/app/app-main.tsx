import '@cloudscape-design/global-styles/index.css';
import * as messages from '#messages/app';
import '../ui/theme.css';
import '../ui/base.css';
import '../ui/pages.css';
import '../ui/stats.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { accessToken } from '../api/identity.ts';
import { loadConfig } from '../api/config.ts';
import { queryClient } from '../api/query-client.ts';
import { refusal } from '../api/refusals.ts';
import { followOtherTabs, preloadSession } from '../api/session.ts';
import { expectsEntry } from '../api/subscription-cache.ts';
import { carryNotice, showCarriedNotice } from '../ui/carried-notice.ts';
import { startRetaining } from '../ui/focus/start-retaining.ts';
import { Localized } from '../ui/localized.tsx';
import { startAppearance } from './appearance.ts';
import { judge } from './gate.ts';
import { forgetSession, goToSignIn } from './leave.ts';
import { loadPageAt } from './pages.ts';
import { authPath, homePath, isOfDemo, logoUploadPath } from './paths.ts';
import { reloadOnChange } from './reload.ts';
import { createRouter, type Router } from './router.tsx';
import { StartFailure } from './start-failure.tsx';
import { styled } from './styled.ts';
import { preloadStudio } from './use-studio.ts';

function show(root: Root, router: Router): void {
  // As a transition, the first rendering is split into slices, so that a slow device stays responsive.
  startTransition(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Localized>
          <RouterProvider router={router} />
        </Localized>
      </QueryClientProvider>,
    ),
  );
}

/** A visitor needs nothing from this document. */
function sendVisitorAway(): void {
  if (location.pathname === logoUploadPath)
    carryNotice({ type: 'error', content: messages.pleaseSignInToUploadLogos });
  const verdict = judge(location.pathname, { state: 'visitor' });
  if (typeof verdict === 'object' && verdict.to !== authPath) location.replace(verdict.to);
  else goToSignIn();
}

/**
 * Requests the session, and the page's code and data if the person will probably be let in. It waits for the code, so
 * that the page itself is the first that is rendered.
 */
async function preloadFirst(): Promise<void> {
  void preloadSession();
  if (!expectsEntry()) return;
  void preloadStudio();
  // The router reports a page that cannot be loaded.
  await loadPageAt(location.pathname === '/' ? homePath : location.pathname).catch(() => undefined);
}

/** Starts the demo. Nobody is signed in, and no request is sent to the server. */
async function startDemo(root: Root): Promise<void> {
  const { openDemo } = await import('../demo/open-demo.tsx');
  const router = await openDemo();
  await styled();
  show(root, router);
}

async function start(root: Root): Promise<void> {
  if (isOfDemo(location.pathname)) return await startDemo(root);
  await loadConfig();
  if (!(await accessToken())) {
    sendVisitorAway();
    return;
  }
  showCarriedNotice();
  followOtherTabs();
  await Promise.all([preloadFirst(), styled()]);
  show(root, createRouter());
}

startAppearance();
startRetaining();
if (CUPO_DEV) reloadOnChange();
refusal.subscribe(() => {
  if (refusal.get() === 'studio-closed')
    carryNotice({ type: 'error', content: messages.thisStudioHasBeenClosed });
  if (refusal.get() === 'unauthenticated' || refusal.get() === 'studio-closed') void forgetSession();
});
const container = document.querySelector('#root');
if (container) {
  const root = createRoot(container);
  start(root).catch(() => root.render(<StartFailure />));
}
