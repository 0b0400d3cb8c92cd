import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/notifications';
import { browserKey, notificationSettingsKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import type { BrowserState } from '../../push/this-browser.ts';

// Few people use browser notifications, so their code is loaded when it is first used.
const thisBrowser = () => import('../../push/this-browser.ts');

/** Whether this browser shows notifications. */
export const useBrowser = () =>
  useQuery({ queryKey: browserKey, queryFn: async () => (await thisBrowser()).browserState(), staleTime: 0 });

function changed(state: BrowserState): void {
  queryClient.setQueryData(browserKey, state);
  void queryClient.invalidateQueries({ queryKey: notificationSettingsKey });
}

export const useRegisterBrowser = () =>
  useChange({
    mutationFn: async () => (await thisBrowser()).switchOn(),
    onSuccess: changed,
    meta: { failure: messages.thisBrowserCouldNotBeReached },
  });

export const useSwitchOff = () =>
  useChange({
    mutationFn: async () => (await thisBrowser()).switchOff(),
    onSuccess: changed,
    meta: { failure: messages.notificationsInThisBrowserCouldNot },
  });
