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

/**
 * Who is signed in, and whether their studio may use the product; checked again every minute. One request serves every
 * gate.
 */
export const useSession = () =>
  useQuery({ ...sessionQuery, refetchInterval: recheckMs, retryOnMount: false });

/** Starts the check before anything that waits for it is drawn. */
export const preloadSession = (): Promise<void> => queryClient.prefetchQuery(sessionQuery);

export const recheckSession = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: sessionKey }, { cancelRefetch: false });

/** Signing in or out in another tab changes the stored value, which makes this tab check again. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === cachedSubscriptionKey) void recheckSession();
  });
}
