import { useMutation, useQuery } from '@tanstack/react-query';
import { connectMarketplace } from '../../../../shared/contracts/integrations/connect-marketplace.ts';
import type { IntegrationView } from '../../../../shared/contracts/integrations/integration.ts';
import { listCatalogue } from '../../../../shared/contracts/integrations/list-catalogue.ts';
import { listIntegrations } from '../../../../shared/contracts/integrations/list-integrations.ts';
import { call } from '../../api/call.ts';
import { catalogueKey, dashboardKey, integrationsKey, progressKey, topicKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import type { ConnectionInput } from './connection-form.ts';

/** The marketplaces, and how this studio is connected to each. */
export const useIntegrations = () =>
  useQuery({
    queryKey: integrationsKey,
    queryFn: ({ signal }) => call(listIntegrations, {}, { signal }),
    meta: { failure: 'Failed to load integrations' },
  });

const logosStaleMs = 5 * 60_000;

/** Where each logo stands. Until it is known, and if it never is, first letters stand in. */
export function useLogos(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: catalogueKey,
    queryFn: ({ signal }) => call(listCatalogue, {}, { signal }),
    staleTime: logosStaleMs,
  });
  return new Map(data?.integrations.map(({ integrationId, logoUrl }) => [integrationId, logoUrl]));
}

const refresh = (): Promise<unknown> =>
  Promise.all(
    [integrationsKey, dashboardKey, progressKey, topicKey('schedule')].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Connects, or replaces price and credentials. Failure is said where the form stands. */
export const useConnect = ({ integrationId, name }: IntegrationView, onDone: () => void) =>
  useMutation({
    mutationFn: async (input: ConnectionInput) => {
      const sent = call(connectMarketplace, { integrationId, ...input });
      // What a mutation was given is kept for as long as it is shown; the credentials shall not be.
      Object.assign(input, { username: '', password: '' });
      return await sent;
    },
    onSuccess: () => {
      void refresh();
      onDone();
    },
    gcTime: 0,
    meta: { success: `Successfully connected to ${name}`, failure: () => undefined },
  });
