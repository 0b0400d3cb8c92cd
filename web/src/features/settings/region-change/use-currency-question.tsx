import { lazy, Suspense, useState, type ReactNode } from 'react';
import * as messages from '#messages/settings';
import { getProgress } from '#shared/contracts/onboarding/get-progress.ts';
import type { Currency } from '#shared/contracts/values.ts';
import { call } from '#web/src/api/call.ts';
import { useChange } from '#web/src/api/use-change.ts';
import { effectOf, type CurrencyEffect } from './currency-effect.ts';

const CurrencyDialog = lazy(() => import('./currency-dialog.tsx'));

interface Options<Draft> {
  saved: Currency;
  save: (draft: Draft) => void;
}

interface CurrencyQuestion<Draft> {
  /** Saves the draft. If it would change how existing amounts are shown, the owner is asked first. */
  submit: (draft: Draft) => void;
  isChecking: boolean;
  dialog: ReactNode;
}

/** Asks before a change of the currency, if the studio has amounts that it affects. */
export function useCurrencyQuestion<Draft extends { currency: Currency }>({
  saved,
  save,
}: Options<Draft>): CurrencyQuestion<Draft> {
  const [open, setOpen] = useState<{ draft: Draft; effect: CurrencyEffect } | null>(null);
  const checking = useChange({
    mutationFn: async ({ currency }: Draft) => {
      const { classesUploaded, marketplacesConnected } = await call(getProgress, {});
      return effectOf(saved, currency, { classes: classesUploaded, marketplaces: marketplacesConnected });
    },
    onSuccess: (effect, draft) => {
      if (effect) setOpen({ draft, effect });
      else save(draft);
    },
    meta: { failure: messages.failedToSaveSettings },
  });
  const submit = (draft: Draft): void => {
    if (draft.currency === saved) save(draft);
    else checking.mutate(draft);
  };
  const dialog = open && (
    <Suspense>
      <CurrencyDialog
        effect={open.effect}
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
