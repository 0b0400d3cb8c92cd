import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/billing';
import { product } from '#shared/product.ts';
import { Loading } from '../../ui/loading.tsx';
import { useConfirmation } from './use-confirmation.ts';

interface Props {
  /** Reports that nothing was paid, so that the offer may be shown again. */
  onUnpaid: () => void;
}

/**
 * The screen for a payment that Stripe has not confirmed to us yet. The guard redirects people who have a subscription.
 */
export function Confirming({ onUnpaid }: Props) {
  const { late, again } = useConfirmation();
  if (!late)
    return (
      <div className="confirming">
        <h1>{messages.confirmingYourPayment}</h1>
        <p>{messages.thisUsuallyTakesAFewSeconds}</p>
        <Loading text={messages.waitingForStripe} />
      </div>
    );
  return (
    <div className="confirming">
      <h1>{messages.yourPaymentIsNotConfirmedYet}</h1>
      <Alert type="warning" header={messages.stripeHasNotConfirmedItSo}>
        {messages.pleaseDoNotPayAgainCome(<a href={`mailto:${product.email}`}>{product.email}</a>)}
      </Alert>
      <div className="form-buttons">
        <Button variant="link" onClick={onUnpaid}>
          {messages.iDidNotFinishPaying}
        </Button>
        <Button variant="primary" onClick={again}>
          {messages.checkAgain}
        </Button>
      </div>
    </div>
  );
}
