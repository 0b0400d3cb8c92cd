import { QueryObserver } from '@tanstack/react-query';
import type { Marketplace } from '#shared/contracts/channels.ts';
import type { ConnectionHealth } from '#shared/contracts/integrations/integration.ts';
import { listIntegrations } from '#shared/contracts/integrations/list-integrations.ts';
import { call } from '../../api/call.ts';
import { integrationsKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';

export type TestResult = NonNullable<ConnectionHealth['lastTest']>;

/** A sign-in takes a few seconds, or longer if it has to wait for others. */
const followMs = 60_000;
const askEveryMs = 1_500;

async function resultOf(integrationId: Marketplace, testId: string, signal: AbortSignal) {
  const { integrations } = await call(listIntegrations, {}, { signal });
  const last = integrations.find((one) => one.integrationId === integrationId)?.health?.lastTest;
  return last?.testId === testId ? last : null;
}

/** Waits for the end of a test; null if it takes too long. */
export function followTest(integrationId: Marketplace, testId: string): Promise<TestResult | null> {
  const observer = new QueryObserver<TestResult | null>(queryClient, {
    // The key begins like that of all integrations, so the test is reloaded at once when the server announces a change.
    queryKey: [...integrationsKey, 'test', testId],
    queryFn: ({ signal }) => resultOf(integrationId, testId, signal),
    gcTime: 0,
    staleTime: Infinity,
    refetchIntervalInBackground: true,
    refetchInterval: askEveryMs,
  });
  return new Promise((resolve) => {
    const end = (result: TestResult | null): void => {
      clearTimeout(timer);
      observer.destroy();
      resolve(result);
    };
    const timer = setTimeout(() => end(null), followMs);
    observer.subscribe(({ data }) => {
      if (data) end(data);
    });
  });
}
