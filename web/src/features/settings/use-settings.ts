import { useMutation } from '@tanstack/react-query';
import type { InputOf } from '../../../../shared/contracts/operation.ts';
import { setAutomation } from '../../../../shared/contracts/settings/set-automation.ts';
import { updateSettings } from '../../../../shared/contracts/settings/update-settings.ts';
import { call } from '../../api/call.ts';
import { dashboardKey, settingsKey, topicKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';

/** Asks anew for all that the settings decide: amounts, days and the state of automation. */
export const refreshStudio = (): Promise<unknown> =>
  Promise.all(
    [settingsKey, dashboardKey, topicKey('schedule')].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Saves some of the settings; a card stays busy until the page shows what was saved. */
export const useSaveSettings = (words: { success: string; failure: string }) =>
  useMutation({
    mutationFn: (change: InputOf<typeof updateSettings>) => call(updateSettings, change),
    onSuccess: refreshStudio,
    meta: words,
  });

/** Pauses automation or lets it run again. */
export const useAutomation = () =>
  useMutation({
    mutationFn: (paused: boolean) => call(setAutomation, { paused }),
    onSuccess: refreshStudio,
    meta: {
      success: ({ paused }: { paused: boolean }) => (paused ? 'Automation paused' : 'Automation resumed'),
      failure: 'Failed to update automation status',
    },
  });
