import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import { useState } from 'react';
import * as messages from '#messages/reservations';
import type { ReservationEvent } from '#shared/contracts/reservations/event.ts';
import type { MailText } from '#shared/contracts/reservations/layout.ts';
import { messageOf } from '../../api/problem.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { MailTextView } from './mail-text.tsx';
import {
  lackingIn,
  teachDraftOf,
  reportedOf,
  valueIn,
  type TeachDraft,
  type ReportedField,
} from './teach-draft.ts';
import { TeachFields } from './teach-fields.tsx';
import { useMailText, useTeach } from './use-layouts.ts';

const header = messages.correctWhatWasRead;

interface Props {
  event: ReservationEvent;
  onClose: () => void;
}

const unprovenText = /could not be proven to come from/;

/** What was said against the sender; undefined where it is proven. */
const unprovenIn = ({ reasons }: ReservationEvent): string | undefined =>
  reasons.find((reason) => unprovenText.test(reason));

const untold: Record<'classDate' | 'classTime', string> = {
  classDate: messages.thereIsNoDateInThe,
  classTime: messages.thereIsNoTimeInThe,
};

function useLesson({ event, onClose }: Props, mail: MailText) {
  const [draft, setDraft] = useState<TeachDraft>(() => teachDraftOf(event));
  const [note, setNote] = useState<string>();
  const teaching = useTeach(onClose);
  const unproven = unprovenIn(event);
  const change = (part: Partial<TeachDraft>): void => {
    setNote(undefined);
    setDraft((now) => ({ ...now, ...part }));
  };
  const take = (field: ReportedField, text: string): void => {
    const value = valueIn(field, text, mail);
    if (value !== undefined)
      change({ [field]: value, ...(draft.meaning === 'no_reservation' && { meaning: null }) });
    else if (field === 'classDate' || field === 'classTime') setNote(untold[field]);
  };
  const save = (): void => {
    const { meaning } = draft;
    if (meaning === null) return;
    teaching.mutate({
      eventId: event.eventId,
      version: event.version,
      meaning,
      told: reportedOf(draft),
      remember: draft.remember && unproven === undefined,
    });
  };
  return { draft, note, unproven, teaching, change, take, save, lacking: lackingIn(draft) };
}

function Lesson({ mail, ...props }: Props & { mail: MailText }) {
  const { draft, note, unproven, teaching, change, take, save, lacking } = useLesson(props, mail);
  const busy = teaching.isPending;
  return (
    <Modal
      visible
      size="large"
      header={header}
      onDismiss={() => !busy && props.onClose()}
      footer={
        <div className="dialog-footer">
          <Button variant="link" disabled={busy} onClick={props.onClose}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={lacking !== undefined}
            {...(lacking !== undefined && { disabledReason: lacking })}
            onClick={save}
          >
            {messages.save}
          </Button>
        </div>
      }
    >
      <div className="review">
        {teaching.error && (
          <Alert type="error" header={messages.thisWasNotSaved}>
            {messageOf(teaching.error)}
          </Alert>
        )}
        {note && <Alert type="info">{note}</Alert>}
        <MailTextView mail={mail} draft={draft} disabled={busy} onTake={take} />
        <TeachFields mail={mail} draft={draft} disabled={busy} unproven={unproven} change={change} />
      </div>
    </Modal>
  );
}

/** Shows an e-mail as it looks, has a person say once what it tells, and learns from that. */
export function TeachDialog({ event, onClose }: Props) {
  const { data, error, refetch } = useMailText(event.eventId);
  if (data?.mail) return <Lesson event={event} mail={data.mail} onClose={onClose} />;
  return (
    <Modal visible size="large" header={header} onDismiss={onClose}>
      {data && <p className="muted">{messages.theTextOfThisEMail}</p>}
      {error && <Failure header={messages.theEMailCouldNotBe} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
    </Modal>
  );
}
