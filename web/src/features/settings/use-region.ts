import { useMutation } from '@tanstack/react-query';
import { updateAccount } from '../../../../shared/contracts/settings/update-account.ts';
import { call } from '../../api/call.ts';
import { dashboardKey, settingsKey, topicKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { toAccount, type Region } from './region.ts';

const refresh = (): Promise<unknown> =>
  Promise.all(
    [settingsKey, dashboardKey, topicKey('schedule')].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Saves the regional settings; every amount and day on screen may change with them. */
export const useSaveRegion = (onSaved: () => void) =>
  useMutation({
    mutationFn: (region: Region) => call(updateAccount, toAccount(region)),
    onSuccess: () => {
      void refresh();
      onSaved();
    },
    meta: {
      success: 'Your account settings have been saved',
      failure: () => ({ content: 'Failed to save your settings. Please try again.' }),
    },
  });
