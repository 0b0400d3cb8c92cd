import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/integrations';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { disconnectMarketplace } from '#shared/contracts/integrations/disconnect-marketplace.ts';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import { listCatalogue } from '#shared/contracts/integrations/list-catalogue.ts';
import { listSigns } from '#shared/contracts/integrations/list-signs.ts';
import { listIntegrations } from '#shared/contracts/integrations/list-integrations.ts';
import { testConnection } from '#shared/contracts/integrations/test-connection.ts';
import { updateTerms } from '#shared/contracts/integrations/update-terms.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { call } from '../../api/call.ts';
import { ownSentence } from '../../api/problem-messages.ts';
import {
  catalogueKey,
  dashboardKey,
  integrationsKey,
  progressKey,
  signsKey,
  topicKey,
} from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { notify } from '../../ui/notices.ts';
import { connectedMessage } from './connected-message.ts';
import type { ConnectionInput, TermsChange } from './connection-form.ts';
import { followTest, type TestResult } from './follow-test.ts';
import { useWhileShown } from '../../ui/use-while-shown.ts';

/** The marketplaces, each with this studio's connection to it. */
export const useIntegrations = () =>
  useQuery({
    queryKey: integrationsKey,
    queryFn: ({ signal }) => call(listIntegrations, {}, { signal }),
    meta: { failure: messages.failedToLoadIntegrations },
  });

/**
 * Shows whether connected marketplaces report bookings and accept our changes. The cards are displayed without waiting
 * for this data.
 */
export const useSigns = () =>
  useQuery({ queryKey: signsKey, queryFn: ({ signal }) => call(listSigns, {}, { signal }) });

const logosStaleMs = 5 * 60_000;

type CatalogueEntry = OutputOf<typeof listCatalogue>['integrations'][number];

/** Descriptions and logos by id. Initials are shown until they are loaded, or if they cannot be loaded. */
export function useCatalogue(): ReadonlyMap<string, CatalogueEntry> {
  const { data } = useQuery({
    queryKey: catalogueKey,
    queryFn: ({ signal }) => call(listCatalogue, {}, { signal }),
    staleTime: logosStaleMs,
  });
  return new Map(data?.integrations.map((entry) => [entry.integrationId, entry]));
}

const refresh = (): Promise<unknown> =>
  Promise.all(
    [integrationsKey, dashboardKey, progressKey, topicKey('schedule')].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

const refreshAnd = (onDone: () => void) => (): void => {
  void refresh();
  onDone();
};

/** Connects, or replaces credentials and terms. Errors are shown on the form. */
export function useConnect({ integrationId, name }: IntegrationView, onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: async (input: ConnectionInput) => {
      const sent = call(connectMarketplace, { integrationId, ...input });
      // A mutation's input stays in memory while its component is displayed; credentials must not.
      delete input.username;
      delete input.password;
      return await sent;
    },
    onSuccess: refreshAnd(done),
    gcTime: 0,
    meta: {
      success: ({ sendingAgain }: OutputOf<typeof connectMarketplace>) =>
        connectedMessage(name, sendingAgain),
      failure: () => undefined,
    },
  });
}

/** Changes terms. Errors are shown on the form. */
export function useUpdateTerms({ integrationId, name }: IntegrationView, onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: (input: TermsChange) => call(updateTerms, { integrationId, ...input }),
    onSuccess: refreshAnd(done),
    meta: { success: messages.nameSaved(name), failure: () => undefined },
  });
}

export function useDisconnect({ integrationId }: IntegrationView, onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: () => call(disconnectMarketplace, { integrationId }),
    onSuccess: refreshAnd(done),
    meta: { success: messages.integrationDisconnected, failure: messages.failedToDisconnectIntegration },
  });
}

function sayResult(name: string, result: TestResult | null): void {
  const id = `test-${name}`;
  if (result?.ok) notify({ id, type: 'success', content: result.message });
  else
    notify({
      id,
      type: result ? 'error' : 'warning',
      header: messages.theConnectionTo(name, result),
      content: result?.message ?? messages.itsResultWillShowOnThe,
    });
}

/** Has the server sign in with the stored credentials, and shows the result. */
export const useTestConnection = ({ integrationId, name }: IntegrationView) =>
  useChange({
    mutationFn: async () => {
      const { testId } = await call(testConnection, { integrationId });
      const result = await followTest(integrationId, testId);
      return result && { ...result, message: await ownSentence(result.message) };
    },
    onSuccess: (result) => {
      sayResult(name, result);
      void refresh();
    },
    meta: { failure: messages.failedToTestTheConnectionTo(name) },
  });
