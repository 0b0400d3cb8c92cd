import Button from '@cloudscape-design/components/button';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { getSession } from '../../../shared/contracts/access/get-session.ts';
import { call } from '../api/call.ts';
import { messageOf } from '../api/problem.ts';
import { refusal } from '../api/refusals.ts';
import { FullPageMessage } from '../ui/full-page-message.tsx';
import { Loading } from '../ui/loading.tsx';
import { NoSubscription } from './no-subscription.tsx';

/** Lets the app be seen by whom the server lets use it. A courtesy: the server decides with every call. */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => call(getSession, {}, { signal }),
    refetchInterval: 60_000,
  });
  const refused = useSyncExternalStore(refusal.subscribe, refusal.get);
  if (refused === 'unauthenticated') return <Loading />;
  if (refused === 'subscription-required' || session.data?.subscribed === false) return <NoSubscription />;
  if (session.data) return children;
  if (!session.error) return <Loading />;
  return (
    <FullPageMessage
      title="We could not check your account"
      text={messageOf(session.error)}
      action={
        <Button variant="primary" onClick={() => void session.refetch()}>
          Retry
        </Button>
      }
    />
  );
}
