import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/integrations';
import { cancelRequest } from '#shared/contracts/integrations/cancel-request.ts';
import { disconnectSystem } from '#shared/contracts/integrations/disconnect-system.ts';
import { listSources } from '#shared/contracts/integrations/list-sources.ts';
import { requestSystem } from '#shared/contracts/integrations/request-system.ts';
import { systemNames, type StudioSystemName } from '#shared/contracts/integrations/source.ts';
import { call } from '../../api/call.ts';
import { dashboardKey, sourcesKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import type { RequestInput } from './request-form.ts';
import { useWhileShown } from '../../ui/use-while-shown.ts';

/** The sources of the studio's schedule, and the systems that the studio has requested. */
export const useSources = () =>
  useQuery({
    queryKey: sourcesKey,
    queryFn: ({ signal }) => call(listSources, {}, { signal }),
    meta: { failure: messages.failedToLoadIntegrations },
  });

const refresh = (): void => {
  for (const queryKey of [sourcesKey, dashboardKey]) void queryClient.invalidateQueries({ queryKey });
};

const refreshAnd = (onDone: () => void) => (): void => {
  refresh();
  onDone();
};

/** Requests a studio system. Errors are shown on the form. */
export function useRequestSystem(system: StudioSystemName, onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: async (input: RequestInput) => {
      const sent = call(requestSystem, { system, ...input });
      // A mutation's input stays in memory while its component is displayed; credentials must not.
      Object.assign(input, { username: '', password: '' });
      return await sent;
    },
    onSuccess: refreshAnd(done),
    gcTime: 0,
    meta: {
      success: messages.yourIntegrationRequestHasBeenSubmitted(systemNames[system]),
      failure: () => undefined,
    },
  });
}

/** Cancels a request. After success or failure, the card shows the request's current state. */
export function useCancelRequest(system: StudioSystemName, onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: () => call(cancelRequest, { system }),
    onSuccess: done,
    onSettled: refresh,
    meta: { success: messages.integrationRequestCancelled, failure: messages.failedToCancelRequest },
  });
}

export function useDisconnectSystem(system: StudioSystemName, onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: () => call(disconnectSystem, { system }),
    onSuccess: refreshAnd(done),
    meta: { success: messages.integrationDisconnected, failure: messages.failedToDisconnectIntegration },
  });
}
