import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/billing';
import { messageOf } from '../../api/problem.ts';
import type { useSession } from '../../api/session.ts';
import { usePortal } from './use-checkout.ts';

function PastDue() {
  const portal = usePortal();
  return (
    <Alert
      type="warning"
      header={messages.yourLastPaymentDidNotGoThrough}
      action={
        <Button loading={portal.isPending} onClick={() => portal.mutate()}>
          {messages.updatePaymentMethod}
        </Button>
      }
    >
      {messages.updateYourCardToGoOn}
    </Alert>
  );
}

interface Props {
  session: ReturnType<typeof useSession>;
  cancelled: boolean;
}

/** Explains to a person who expects access why they see this page. */
export function Trouble({ session, cancelled }: Props) {
  if (session.error || !session.data)
    return (
      <Alert
        type="error"
        header={messages.weCouldNotCheckYourSubscription}
        action={
          <Button loading={session.isFetching} onClick={() => void session.refetch()}>
            {messages.retry}
          </Button>
        }
      >
        {session.error ? messageOf(session.error) : messages.checkingAgain}
      </Alert>
    );
  if (session.data.subscription.status === 'past-due') return <PastDue />;
  if (!cancelled) return null;
  return <Alert type="info">{messages.theCheckoutWasCancelledNothingWas}</Alert>;
}
