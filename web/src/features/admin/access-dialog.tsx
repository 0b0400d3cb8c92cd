import { useState } from 'react';
import * as messages from '#messages/admin';
import type { ListedStudio } from '#shared/contracts/billing/list-studios.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { accessErrorsOf, utcDay, type AccessDraft } from './access-draft.ts';
import { AccessFields } from './access-fields.tsx';
import { shownName } from './studio-status.ts';
import { useGiveAccess } from './use-studios.ts';

interface Props {
  /** The studio to which access is granted; without it, the dialog asks for the studio's id. */
  studio: ListedStudio | null;
  onClose: () => void;
}

/** Grants a studio free access until a given day, with a reason. */
export function AccessDialog({ studio, onClose }: Props) {
  const [draft, setDraft] = useState<AccessDraft>({
    studioId: studio?.studioId ?? '',
    until: '',
    reason: '',
  });
  const [today] = useState(() => utcDay(new Date()));
  const [tried, setTried] = useState(false);
  const giving = useGiveAccess(onClose);
  const errors = accessErrorsOf(draft, today);
  const onSubmit = (): void => {
    setTried(true);
    if (Object.keys(errors).length === 0) giving.mutate(draft);
  };
  return (
    <FormDialog
      header={studio ? messages.giveAccessTo(shownName(studio)) : messages.giveAccess}
      verb={messages.giveAccess}
      busy={giving.isPending}
      failure={null}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <AccessFields
        draft={draft}
        errors={tried ? errors : {}}
        today={today}
        fixedStudio={studio !== null}
        disabled={giving.isPending}
        change={(part) => setDraft((now) => ({ ...now, ...part }))}
      />
    </FormDialog>
  );
}
