import * as messages from '#messages/settings';
import type { InputOf, OutputOf } from '#shared/contracts/operation.ts';
import type { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { call } from '../../api/call.ts';
import { dashboardKey, settingsKey, topicKey } from '../../api/keys.ts';
import { messageOf } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { useWhileShown } from '../../ui/use-while-shown.ts';

/** Reloads everything that depends on the settings: amounts, days and the state of automation. */
export const refreshStudio = (): Promise<unknown> =>
  Promise.all(
    [settingsKey, dashboardKey, topicKey('schedule')].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

type Settings = OutputOf<typeof getSettings>;

/** Shows the saved settings at once, and reloads what depends on them. */
function follow(change: Partial<Settings>): void {
  queryClient.setQueryData<Settings>(settingsKey, (shown) => shown && { ...shown, ...change });
  void refreshStudio();
}

interface SaveMessages {
  readonly success: string;
  readonly failure: string;
  /** Whether the form itself shows an error. */
  readonly isShown?: (error: Error) => boolean;
}

/** Saves some of the settings. */
export const useSaveSettings = ({ success, failure, isShown }: SaveMessages) =>
  useChange({
    mutationFn: (change: InputOf<typeof updateSettings>) => call(updateSettings, change),
    onSuccess: follow,
    meta: {
      success,
      failure: (error) => (isShown?.(error) ? undefined : { header: failure, content: messageOf(error) }),
    },
  });

/**
 * Turns automatic execution on, or lets it go further, together with the other AI settings. Errors are shown on the
 * form.
 */
export function useSwitchOn(isOn: boolean, onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: (change: InputOf<typeof updateSettings>) => call(updateSettings, change),
    onSuccess: (saved) => {
      follow(saved);
      done();
    },
    meta: {
      success: isOn ? messages.aiSettingsSaved : messages.autoExecuteIsSwitchedOn,
      failure: () => undefined,
    },
  });
}

/** Pauses or resumes automation. */
export const useAutomation = () =>
  useChange({
    mutationFn: (paused: boolean) => call(setAutomation, { paused }),
    onSuccess: ({ paused }) => follow({ automationPaused: paused }),
    meta: {
      success: ({ paused }: { paused: boolean }) =>
        paused ? messages.automationPaused : messages.automationResumed,
      failure: messages.failedToUpdateAutomationStatus,
    },
  });
