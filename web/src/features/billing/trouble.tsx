import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { messageOf } from '../../api/problem.ts';
import type { useSession } from '../../api/session.ts';
import { usePortal } from './use-checkout.ts';

function PastDue() {
  const portal = usePortal();
  return (
    <Alert
      type="warning"
      header="Your last payment did not go through"
      action={
        <Button loading={portal.isPending} onClick={() => portal.mutate()}>
          Update Payment Method
        </Button>
      }
    >
      Update your card to go on. Your data is kept.
    </Alert>
  );
}

interface Props {
  session: ReturnType<typeof useSession>;
  cancelled: boolean;
}

/** Why somebody who expects to be let in is here. */
export function Trouble({ session, cancelled }: Props) {
  if (session.error || !session.data)
    return (
      <Alert
        type="error"
        header="We could not check your subscription"
        action={
          <Button loading={session.isFetching} onClick={() => void session.refetch()}>
            Retry
          </Button>
        }
      >
        {session.error ? messageOf(session.error) : 'Checking again...'}
      </Alert>
    );
  if (session.data.subscription.status === 'past-due') return <PastDue />;
  if (!cancelled) return null;
  return <Alert type="info">The checkout was cancelled. Nothing was charged.</Alert>;
}
