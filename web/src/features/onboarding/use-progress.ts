import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/onboarding';
import { getProgress } from '#shared/contracts/onboarding/get-progress.ts';
import { saveStep } from '#shared/contracts/onboarding/save-step.ts';
import type { OnboardingStep } from '#shared/contracts/onboarding/step.ts';
import { call } from '../../api/call.ts';
import { progressKey, sessionKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import type { Session } from '../../api/session.ts';
import { useChange } from '../../api/use-change.ts';

/** The studio's progress in the wizard, with the results so far. */
export const useProgress = () =>
  useQuery({ queryKey: progressKey, queryFn: ({ signal }) => call(getProgress, {}, { signal }) });

export const refreshProgress = (): Promise<void> => queryClient.invalidateQueries({ queryKey: progressKey });

interface Save {
  step: OnboardingStep;
  completed?: boolean;
}

/** Saves the step at which to resume. The guard knows it at once, so it does not send the person back here. */
export const useSaveStep = () =>
  useChange({
    mutationFn: ({ step, completed = false }: Save) => call(saveStep, { step, completed }),
    onSuccess: (onboarding) => {
      queryClient.setQueryData<Session>(sessionKey, (known) => known && { ...known, onboarding });
      void refreshProgress();
    },
    meta: { failure: messages.failedToSaveYourProgress },
  });
