import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import { useState, type SyntheticEvent } from 'react';
import type { ListedStudio } from '../../../../shared/contracts/billing/list-studios.ts';
import { errorsOf, utcDay, type AccessDraft } from './access-draft.ts';
import { AccessFields } from './access-fields.tsx';
import { shownName } from './studio-status.ts';
import { useGiveAccess } from './use-studios.ts';

interface Props {
  /** Whom to give access; without it the id is asked for. */
  studio: ListedStudio | null;
  onClose: () => void;
}

const formId = 'give-access';

const Buttons = ({ busy, onClose }: { busy: boolean; onClose: () => void }) => (
  <div className="form-buttons">
    <Button variant="link" disabled={busy} onClick={onClose}>
      Cancel
    </Button>
    <Button variant="primary" form={formId} formAction="submit" loading={busy}>
      Give access
    </Button>
  </div>
);

/** Gives a studio the product free of charge until a day, with a reason. */
export function AccessDialog({ studio, onClose }: Props) {
  const [draft, setDraft] = useState<AccessDraft>({
    studioId: studio?.studioId ?? '',
    until: '',
    reason: '',
  });
  const [today] = useState(() => utcDay(new Date()));
  const [tried, setTried] = useState(false);
  const giving = useGiveAccess(onClose);
  const errors = errorsOf(draft, today);
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(errors).length === 0 && !giving.isPending) giving.mutate(draft);
  };
  return (
    <Modal
      visible
      header={studio ? `Give access to ${shownName(studio)}` : 'Give access'}
      onDismiss={onClose}
      footer={<Buttons busy={giving.isPending} onClose={onClose} />}
    >
      <form id={formId} className="access-form" onSubmit={onSubmit} noValidate>
        <AccessFields
          draft={draft}
          errors={tried ? errors : {}}
          today={today}
          fixedStudio={studio !== null}
          disabled={giving.isPending}
          change={(part) => setDraft((now) => ({ ...now, ...part }))}
        />
      </form>
    </Modal>
  );
}
