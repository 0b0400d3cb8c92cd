import * as messages from '#messages/settings';
import { updateAccount } from '#shared/contracts/settings/update-account.ts';
import { call } from '../../api/call.ts';
import { useChange } from '../../api/use-change.ts';
import { toAccount, type Region } from './region.ts';
import { isRegionRefusal } from './region-change/region-refusal.tsx';
import { refreshStudio } from './use-settings.ts';

/** Saves the regional settings that differ from those with which the form was opened. They may affect every amount and day on the screen. */
export const useSaveRegion = (saved: Region, onSaved: () => void) =>
  useChange({
    mutationFn: (region: Region) => call(updateAccount, toAccount(saved, region)),
    onSuccess: () => {
      void refreshStudio();
      onSaved();
    },
    meta: {
      success: messages.yourAccountSettingsHaveBeenSaved,
      // A refusal is shown on the form.
      failure: (error) =>
        isRegionRefusal(error) ? undefined : { content: messages.failedToSaveYourSettingsPlease },
    },
  });
