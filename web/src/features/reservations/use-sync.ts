import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import * as messages from '#messages/reservations';
import { disconnectGmail } from '#shared/contracts/reservations/disconnect-gmail.ts';
import { getSync } from '#shared/contracts/reservations/get-sync.ts';
import { saveSync } from '#shared/contracts/reservations/save-sync.ts';
import type { SyncView } from '#shared/contracts/reservations/sync.ts';
import { call } from '../../api/call.ts';
import { syncKey } from '../../api/keys.ts';
import { liveConnected } from '../../api/live.ts';
import { messageOf } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { connectGmail, ConnectRefusal } from './connect-gmail.ts';
import { useWhileShown } from '../../ui/use-while-shown.ts';

/** How often the state of the mailbox is polled while something is in progress that the server cannot announce. */
const pollMs = 4000;
const restMs = 60_000;

/** The state of the mailbox for reservation e-mails, and the e-mails that are waiting. */
export function useSync() {
  const live = useSyncExternalStore(liveConnected.subscribe, liveConnected.get);
  return useQuery({
    queryKey: syncKey,
    queryFn: ({ signal }) => call(getSync, {}, { signal }),
    refetchInterval: ({ state: { data } }) => {
      if (!data?.mailbox) return false;
      return !live && data.waitingMails + data.counts.pending > 0 ? pollMs : restMs;
    },
    meta: { failure: messages.emailSyncCouldNotBeRefreshed },
  });
}

/** Shows the server's response at once. */
const show = (sync: SyncView): void => void queryClient.setQueryData<SyncView>(syncKey, sync);

const refresh = (): Promise<unknown> => queryClient.invalidateQueries({ queryKey: syncKey });

/** Connects Gmail in the window that was opened by the click. */
export const useConnectGmail = () =>
  useChange({
    mutationFn: (popup: Window | null) => connectGmail(popup),
    onSuccess: show,
    onError: refresh,
    meta: {
      success: messages.gmailConnectedSuccessfully,
      failure: (error) =>
        error instanceof ConnectRefusal
          ? { header: error.header, content: error.message }
          : { header: messages.failedToConnectGmail, content: messageOf(error) },
    },
  });

export function useDisconnectGmail(onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: () => call(disconnectGmail, {}),
    onSuccess: (sync) => {
      show(sync);
      done();
    },
    onError: refresh,
    meta: { success: messages.gmailDisconnectedSuccessfully, failure: messages.failedToDisconnectGmail },
  });
}

/** Each form sends only its own setting, so that it does not undo what was saved elsewhere since the page was opened. */
interface Choice {
  syncEmail?: string;
  syncEnabled?: boolean;
}

const useSave = (meta: { success: string | ((sync: SyncView) => string); failure: string }) =>
  useChange({
    mutationFn: (choice: Choice) => call(saveSync, choice),
    onSuccess: show,
    onError: refresh,
    meta,
  });

/** Saves which mailbox is read. */
export const useSaveSync = () =>
  useSave({ success: messages.emailSyncConfigurationSaved, failure: messages.failedToSaveConfiguration });

/** Turns reading on or off. */
export const useSwitchSync = () =>
  useSave({
    success: ({ syncEnabled }: SyncView) => messages.emailSyncIsSwitched(syncEnabled),
    failure: messages.failedToUpdateSyncStatus,
  });
