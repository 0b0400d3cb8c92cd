import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { product } from '#shared/product.ts';
import { Loading } from '../../ui/loading.tsx';
import { useConfirmation } from './use-confirmation.ts';

interface Props {
  /** Says that nothing was paid, so that the offer may be shown again. */
  onUnpaid: () => void;
}

/** A payment that Stripe has not confirmed to us yet; whoever has a subscription is led on by the guard. */
export function Confirming({ onUnpaid }: Props) {
  const { late, again } = useConfirmation();
  if (!late)
    return (
      <div className="confirming">
        <h1>Confirming your payment</h1>
        <p>This usually takes a few seconds. There is no need to pay again.</p>
        <Loading text="Waiting for Stripe..." />
      </div>
    );
  return (
    <div className="confirming">
      <h1>Your payment is not confirmed yet</h1>
      <Alert type="warning" header="Stripe has not confirmed it so far">
        Please do not pay again. Come back in a few minutes, or check now. If this does not change within an
        hour, write to <a href={`mailto:${product.email}`}>{product.email}</a> and we will look into it.
      </Alert>
      <div className="form-buttons">
        <Button variant="link" onClick={onUnpaid}>
          I did not finish paying
        </Button>
        <Button variant="primary" onClick={again}>
          Check again
        </Button>
      </div>
    </div>
  );
}
