import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import { useState } from 'react';
import * as messages from '#messages/reservations';
import type { ReservationEvent } from '#shared/contracts/reservations/event.ts';
import type { MailText } from '#shared/contracts/reservations/layout.ts';
import { ApiProblem, messageOf } from '../../api/problem.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { MailTextView } from './mail-text.tsx';
import {
  furtherDraftOf,
  lackingIn,
  lessonOf,
  teachDraftOf,
  valueIn,
  type TeachDraft,
  type TeachDrafts,
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

/** The doubt about the sender. Undefined if the sender is verified. */
const unprovenIn = ({ reasons }: ReservationEvent): string | undefined =>
  reasons.find((reason) => unprovenText.test(reason));

const untold: Record<'classDate' | 'classTime', string> = {
  classDate: messages.thereIsNoDateInThe,
  classTime: messages.thereIsNoTimeInThe,
};

/** The reservations described so far, and the one that is being edited. */
function useDrafts(event: ReservationEvent) {
  const [drafts, setDrafts] = useState<TeachDrafts>(() => [teachDraftOf(event)]);
  const [current, setCurrent] = useState(0);
  const draft = drafts[current] ?? drafts[0];
  const change = (part: Partial<TeachDraft>): void =>
    setDrafts(([first, ...further]) =>
      current === 0
        ? [{ ...first, ...part }, ...further]
        : [first, ...further.map((one, at) => (at + 1 === current ? { ...one, ...part } : one))],
    );
  const addFurther = (): void => {
    setDrafts((now) => [...now, furtherDraftOf(draft)]);
    setCurrent(drafts.length);
  };
  const leaveOut = (at: number): void => {
    const [first, ...further] = drafts.toSpliced(at, 1);
    if (!first) return;
    setDrafts([first, ...further]);
    setCurrent(Math.max(0, current > at || current > further.length ? current - 1 : current));
  };
  return { drafts, draft, current, setCurrent, change, addFurther, leaveOut };
}

function useLesson({ event, onClose }: Props, mail: MailText) {
  const { draft, ...told } = useDrafts(event);
  const [isRemembered, setRemembered] = useState(true);
  const [note, setNote] = useState<string>();
  const teaching = useTeach(onClose);
  const unproven = unprovenIn(event);
  const change = (part: Partial<TeachDraft>): void => {
    setNote(undefined);
    told.change(part);
  };
  const take = (field: ReportedField, text: string): void => {
    const value = valueIn(field, text, mail);
    if (value !== undefined)
      change({ [field]: value, ...(draft.meaning === 'no_reservation' && { meaning: null }) });
    else if (field === 'classDate' || field === 'classTime') setNote(untold[field]);
  };
  const save = (): void => {
    const lesson = lessonOf(told.drafts);
    if (!lesson) return;
    const { eventId, version } = event;
    teaching.mutate({ eventId, version, ...lesson, remember: isRemembered && unproven === undefined });
  };
  return {
    ...told,
    change,
    isRemembered,
    setRemembered,
    note,
    unproven,
    teaching,
    take,
    save,
    lacking: lackingIn(told.drafts),
  };
}

/** The server's refusal, with the number of the reservation if there are several. */
function refusalText(error: Error, count: number): string {
  const path = error instanceof ApiProblem ? error.findings[0]?.path : undefined;
  const further = /^body\.others\.(\d+)\./.exec(path ?? '')?.[1];
  if (count === 1 || (further === undefined && path !== 'body.told')) return messageOf(error);
  const number = further === undefined ? 1 : Number(further) + 2;
  return messages.reservationNumberLacks(number, messageOf(error));
}

function Lesson({ mail, ...props }: Props & { mail: MailText }) {
  const lesson = useLesson(props, mail);
  const { drafts, current, note, teaching, take, save, lacking } = lesson;
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
            {refusalText(teaching.error, drafts.length)}
          </Alert>
        )}
        {note && <Alert type="info">{note}</Alert>}
        <MailTextView mail={mail} drafts={drafts} current={current} disabled={busy} onTake={take} />
        <TeachFields
          mail={mail}
          drafts={drafts}
          current={current}
          isRemembered={lesson.isRemembered}
          disabled={busy}
          unproven={lesson.unproven}
          change={lesson.change}
          onCurrent={lesson.setCurrent}
          onFurther={lesson.addFurther}
          onLeaveOut={lesson.leaveOut}
          onRemember={lesson.setRemembered}
        />
      </div>
    </Modal>
  );
}

/** Shows an e-mail as it was received, asks a person once what it says, and learns from the answer. */
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
