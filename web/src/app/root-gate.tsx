import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as messages from '#messages/app';
import { recheckSession } from '../api/session.ts';
import { FullPageLoading } from '../ui/full-page-loading.tsx';
import { judge } from './gate.ts';
import { GoTo } from './guard.tsx';
import { isBackFromCheckout } from './paths.ts';
import { useStanding } from './use-standing.ts';

/** How long to wait for the confirmation of a payment before the page asks for a subscription again. */
const verificationMs = 8000;

function useVerification(wanted: boolean): boolean {
  const [verifying, setVerifying] = useState(wanted);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => void recheckSession().finally(() => setVerifying(false)), verificationMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return verifying;
}

/** The address without a page of its own: it redirects everybody to the right page. */
export function RootGate() {
  const { search } = useLocation();
  const verifying = useVerification(isBackFromCheckout(search));
  const verdict = judge('/', useStanding());
  if (verifying) return <FullPageLoading text={messages.verifyingSubscriptionTitle} />;
  return typeof verdict === 'object' ? <GoTo path={verdict.to} /> : <FullPageLoading />;
}
