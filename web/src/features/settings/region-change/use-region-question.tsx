import { lazy, Suspense, useState, type ReactNode } from 'react';
import * as messages from '#messages/settings';
import { getProgress } from '#shared/contracts/onboarding/get-progress.ts';
import { call } from '#web/src/api/call.ts';
import { useChange } from '#web/src/api/use-change.ts';
import { effectOf, type RegionEffect, type ShownIn } from './region-effect.ts';

const RegionChangeDialog = lazy(() => import('./region-change-dialog.tsx'));

interface Options<Draft> {
  saved: ShownIn;
  /** The settings that the draft would save. */
  next: (draft: Draft) => ShownIn;
  save: (draft: Draft) => void;
  isSetup?: boolean;
}

interface RegionQuestion<Draft> {
  /** Saves the draft. If it would change how existing data is shown, the owner is asked first. */
  submit: (draft: Draft) => void;
  isChecking: boolean;
  dialog: ReactNode;
}

/** Asks before a change of the time zone or the currency, if the studio has data that it affects. */
export function useRegionQuestion<Draft>(options: Options<Draft>): RegionQuestion<Draft> {
  const { saved, next, save, isSetup = false } = options;
  const [open, setOpen] = useState<{ draft: Draft; effect: RegionEffect } | null>(null);
  const checking = useChange({
    mutationFn: async (draft: Draft) => {
      const { classesUploaded, marketplacesConnected } = await call(getProgress, {});
      const existing = { classes: classesUploaded, marketplaces: marketplacesConnected };
      return effectOf(saved, next(draft), existing, new Date());
    },
    onSuccess: (effect, draft) => {
      if (effect) setOpen({ draft, effect });
      else save(draft);
    },
    meta: { failure: messages.failedToSaveSettings },
  });
  const submit = (draft: Draft): void => {
    const { timezone, currency } = next(draft);
    if (timezone === saved.timezone && currency === saved.currency) save(draft);
    else checking.mutate(draft);
  };
  const dialog = open && (
    <Suspense>
      <RegionChangeDialog
        effect={open.effect}
        isSetup={isSetup}
        onClose={() => setOpen(null)}
        onConfirm={() => {
          setOpen(null);
          save(open.draft);
        }}
      />
    </Suspense>
  );
  return { submit, isChecking: checking.isPending, dialog };
}
