import { useDeferredValue, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import * as messages from '#messages/app';
import { appDocument, documentOf } from '../../documents.ts';
import { FullPageLoading } from '../ui/full-page-loading.tsx';
import { judge } from './gate.ts';
import { isBackFromCheckout, subscribePath } from './paths.ts';
import { useStanding } from './use-standing.ts';

/**
 * Another page of this document is shown in place; a page of another document is loaded. A pending payment is
 * remembered.
 */
export function GoTo({ path }: { path: string }) {
  const { search } = useLocation();
  const elsewhere = documentOf(path) !== appDocument;
  useEffect(() => {
    if (elsewhere) location.replace(path);
  }, [elsewhere, path]);
  if (elsewhere) return <FullPageLoading />;
  return (
    <Navigate to={path === subscribePath && isBackFromCheckout(search) ? path + search : path} replace />
  );
}

function waitingText(path: string, search: string): string {
  if (path !== subscribePath) return messages.loading;
  return isBackFromCheckout(search) ? messages.confirmingYourTrialActivation : messages.verifyingSubscription;
}

/** Shows a page only to people who may use it. This is only for convenience: the server checks every call. */
export function Guard() {
  const { pathname, search } = useLocation();
  const path = pathname.replace(/(.)\/+$/, '$1');
  const verdict = judge(path, useStanding());
  // After a wait, the page is rendered behind the waiting text, in slices that keep a slow device responsive. The app's
  // first rendering is sliced anyway.
  const drawn = useDeferredValue(verdict === 'show');
  if (verdict === 'wait' || (verdict === 'show' && !drawn))
    return <FullPageLoading text={waitingText(path, search)} />;
  return verdict === 'show' ? <Outlet /> : <GoTo path={verdict.to} />;
}
