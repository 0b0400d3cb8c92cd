import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSession } from '#shared/contracts/access/get-session.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { call } from './call.ts';
import { sessionKey } from './keys.ts';
import { queryClient } from './query-client.ts';
import { forgetUnconfirmed } from './unconfirmed.ts';
import { isActive, noSubscription, cachedSubscriptionKey, writeSubscription } from './subscription-cache.ts';

export type Session = OutputOf<typeof getSession>;

const recheckMs = 60_000;

async function check({ signal }: { signal: AbortSignal }): Promise<Session> {
  try {
    const session = await call(getSession, {}, { signal });
    writeSubscription(session.subscription);
    if (isActive(session.subscription)) forgetUnconfirmed();
    return session;
  } catch (error) {
    if (!signal.aborted) {
      console.warn('The subscription could not be checked', error);
      writeSubscription(noSubscription);
    }
    throw error;
  }
}

const sessionQuery = queryOptions({ queryKey: sessionKey, queryFn: check });

/** Who is signed in and whether their studio may use the product, asked again every minute. One request serves every gate. */
export const useSession = () =>
  useQuery({ ...sessionQuery, refetchInterval: recheckMs, retryOnMount: false });

/** Asks before anything is drawn that waits for the answer. */
export const preloadSession = (): Promise<void> => queryClient.prefetchQuery(sessionQuery);

export const recheckSession = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: sessionKey }, { cancelRefetch: false });

/** Signing in or out in another tab changes what is remembered, and this tab asks anew. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === cachedSubscriptionKey) void recheckSession();
  });
}
