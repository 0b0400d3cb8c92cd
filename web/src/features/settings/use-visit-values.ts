import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as messages from '#messages/settings';
import type { InputOf } from '#shared/contracts/operation.ts';
import { getVisitValues } from '#shared/contracts/settings/get-visit-values.ts';
import { saveVisitValues } from '#shared/contracts/settings/save-visit-values.ts';
import type { VisitValuesView } from '#shared/contracts/settings/visit-values.ts';
import { changedFields } from '../../api/changed-fields.ts';
import { call } from '../../api/call.ts';
import { visitValuesKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import {
  isVisitDraftChanged,
  ownOf,
  readVisitDraft,
  visitDraftOf,
  type VisitDraft,
  type VisitErrors,
} from './visit-values.ts';

/** The worth of visits, as set by the owner and as proposed. */
export const useVisitValues = () =>
  useQuery({ queryKey: visitValuesKey, queryFn: ({ signal }) => call(getVisitValues, {}, { signal }) });

const useSaveVisitValues = () =>
  useChange({
    mutationFn: (values: InputOf<typeof saveVisitValues>) => call(saveVisitValues, values),
    onSuccess: ({ own }) => {
      queryClient.setQueryData<VisitValuesView>(
        visitValuesKey,
        (shown) =>
          shown && {
            ...shown,
            kinds: shown.kinds.map((one) => ({ ...one, ownMinor: own[one.kind] })),
          },
      );
      void queryClient.invalidateQueries({ queryKey: visitValuesKey });
    },
    meta: { success: messages.visitValuesSaved, failure: messages.failedToSaveVisitValues },
  });

export interface VisitValuesForm {
  readonly draft: VisitDraft;
  readonly errors: VisitErrors;
  readonly changed: boolean;
  readonly saving: boolean;
  readonly change: (part: Partial<VisitDraft>) => void;
  /**
   * Saves the typed values if they change anything, and then calls `onDone`. If they are invalid, the form says so and
   * `onDone` is not called.
   */
  readonly submit: (onDone?: () => void) => void;
}

/** The state of the form: the saved values and the edits made since. */
export function useVisitValuesForm(view: VisitValuesView | undefined): VisitValuesForm {
  const [edited, setEdited] = useState<Partial<VisitDraft>>({});
  const [errors, setErrors] = useState<VisitErrors>({});
  const saving = useSaveVisitValues();
  const draft: VisitDraft = {
    ...(view ? visitDraftOf(view) : { member: '', pack: '', dropIn: '' }),
    ...edited,
  };
  const changed = view !== undefined && isVisitDraftChanged(draft, view);
  const submit = (onDone?: () => void): void => {
    if (!view || !changed) {
      onDone?.();
      return;
    }
    const read = readVisitDraft(draft, view.currency);
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) return;
    saving.mutate(
      { currency: view.currency, own: changedFields(ownOf(view), read.own) },
      {
        onSuccess: () => {
          setEdited({});
          onDone?.();
        },
      },
    );
  };
  return {
    draft,
    errors,
    changed,
    saving: saving.isPending,
    change: (part) => {
      setEdited((now) => ({ ...now, ...part }));
      setErrors({});
    },
    submit,
  };
}
