import { useLocation } from 'react-router-dom';
import { isBackFromCheckout } from '../../app/paths.ts';
import { useSession } from '../../api/session.ts';
import { BarePage } from '../../ui/bare-page.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { OfferCard } from './offer-card.tsx';
import './billing.css';
import { Trouble } from './trouble.tsx';
import { useConfirmation } from './use-confirmation.ts';

/** The way into the product for a studio without subscription. The guard leads on whoever has one. */
export default function SubscribePage() {
  useTitle('Subscribe');
  const { search } = useLocation();
  const session = useSession();
  const confirming = useConfirmation(isBackFromCheckout(search));
  if (confirming)
    return (
      <BarePage>
        <h1 className="visually-hidden">Subscribe</h1>
        <Loading text="Confirming Your Trial Activation" />
      </BarePage>
    );
  return (
    <BarePage>
      <div className="subscribe">
        <Trouble session={session} cancelled={new URLSearchParams(search).get('checkout') === 'cancelled'} />
        <OfferCard trialAvailable={session.data?.subscription.trialAvailable ?? false} />
      </div>
    </BarePage>
  );
}
