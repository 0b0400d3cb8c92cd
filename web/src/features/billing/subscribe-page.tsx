import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as messages from '#messages/billing';
import type { SubscriptionView } from '#shared/contracts/billing/subscription.ts';
import { checkoutIn, subscribePath } from '../../app/paths.ts';
import { useSession } from '../../api/session.ts';
import { BarePage } from '../../ui/bare-page.tsx';
import { useTitle } from '../../ui/use-title.ts';
import './billing.css';
import { Confirming } from './confirming.tsx';
import { OfferCard } from './offer-card.tsx';
import { Trouble } from './trouble.tsx';
import { forgetUnconfirmed, rememberUnconfirmed, remembersUnconfirmed } from '../../api/unconfirmed.ts';

/** Whether to wait for a payment. Overdue payments are settled in the portal, so the page does not wait for them. */
const mayWait = (status: SubscriptionView['status'] | undefined): boolean => status !== 'past-due';

/** Whether somebody has paid without Stripe having confirmed it, according to the address or an earlier visit. */
function useUnconfirmed(search: string, studioId: string | undefined) {
  const [unpaid, setUnpaid] = useState(false);
  const checkout = checkoutIn(search);
  useEffect(() => {
    if (studioId === undefined || unpaid) return;
    if (checkout === 'success') rememberUnconfirmed(studioId);
    if (checkout === 'cancelled') forgetUnconfirmed();
  }, [checkout, studioId, unpaid]);
  const isPaid =
    checkout === 'success' || (checkout === null && studioId !== undefined && remembersUnconfirmed(studioId));
  const forget = (): void => {
    forgetUnconfirmed();
    setUnpaid(true);
  };
  return { unconfirmed: isPaid && !unpaid, forget };
}

/** The offer to a studio without a subscription. The guard redirects everybody who has one. */
export default function SubscribePage() {
  useTitle(messages.subscribe);
  const { search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const { unconfirmed, forget } = useUnconfirmed(search, session.data?.studioId);
  const showOffer = (): void => {
    forget();
    void navigate(subscribePath, { replace: true });
  };
  return (
    <BarePage>
      {unconfirmed && mayWait(session.data?.subscription.status) ? (
        <Confirming onUnpaid={showOffer} />
      ) : (
        <div className="subscribe">
          <Trouble session={session} cancelled={checkoutIn(search) === 'cancelled'} />
          <OfferCard trialAvailable={session.data?.subscription.trialAvailable ?? false} />
        </div>
      )}
    </BarePage>
  );
}
