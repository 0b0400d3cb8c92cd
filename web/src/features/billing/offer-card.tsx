import Button from '@cloudscape-design/components/button';
import Icon from '@cloudscape-design/components/icon';
import * as messages from '#messages/billing';
import { Tag } from '../../ui/tag.tsx';
import { offerFor, planFeatures, price } from './offer.ts';
import { useCheckout } from './use-checkout.ts';

const Features = () => (
  <ul className="offer-features" aria-label={messages.whatIsIncluded}>
    {planFeatures.map((feature) => (
      <li key={feature}>
        <Icon name="check" variant="success" />
        {feature}
      </li>
    ))}
  </ul>
);

/** The plan with its price and the button for the checkout. */
export function OfferCard({ trialAvailable }: { trialAvailable: boolean }) {
  const offer = offerFor(trialAvailable);
  const checkout = useCheckout(offer.failure);
  return (
    <section className="offer" aria-labelledby="offer-title">
      <Tag>{offer.badge}</Tag>
      <h1 id="offer-title">{messages.startOptimizingYourRevenueToday}</h1>
      <p className="offer-line">{offer.line}</p>
      <p className="offer-price">
        <strong>{price}</strong> <span>{offer.priceNote}</span>
      </p>
      <Features />
      <Button
        variant="primary"
        fullWidth
        loading={checkout.isPending}
        loadingText={offer.busy}
        onClick={() => checkout.mutate()}
      >
        {checkout.isPending ? offer.busy : offer.button}
      </Button>
      <p className="offer-terms">{offer.terms}</p>
    </section>
  );
}
