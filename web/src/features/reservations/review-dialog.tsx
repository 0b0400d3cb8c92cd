import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import { useState } from 'react';
import * as messages from '#messages/reservations';
import type { getEvent } from '#shared/contracts/reservations/get-event.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { ApiProblem, messageOf } from '../../api/problem.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { answerOf, reviewDraftOf, missingIn, type ReviewDraft } from './review-draft.ts';
import { ReviewFields } from './review-fields.tsx';
import { ReadFacts } from './read-facts.tsx';
import { useCancellable, useConfirm, useDeleteEvent, useEvent } from './use-events.ts';

type Reviewed = OutputOf<typeof getEvent>;

interface FooterProps {
  busy: boolean;
  confirming: boolean;
  deleting: boolean;
  missing: string | undefined;
  onClose: () => void;
  onDelete: () => void;
  onConfirm: () => void;
}

const Footer = ({ busy, confirming, deleting, missing, onClose, onDelete, onConfirm }: FooterProps) => (
  <div className="dialog-footer">
    <Button variant="link" disabled={busy} loading={deleting} onClick={onDelete}>
      {messages.deleteLabel}
    </Button>
    <Button variant="link" disabled={busy} onClick={onClose}>
      {messages.cancel}
    </Button>
    <Button
      variant="primary"
      loading={confirming}
      disabled={missing !== undefined || deleting}
      {...(missing !== undefined && { disabledReason: missing })}
      onClick={onConfirm}
    >
      {messages.confirm}
    </Button>
  </div>
);

/** Another person, or another tab, has already answered. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === 'conflict' || error.code === 'not-found');

interface FormProps {
  reviewed: Reviewed;
  loading: boolean;
  onDate: (date: string) => void;
  onClose: () => void;
}

function useReview({ reviewed: { event }, onClose }: FormProps) {
  const [draft, setDraft] = useState<ReviewDraft>(() => reviewDraftOf(event));
  const confirming = useConfirm(onClose);
  const deleting = useDeleteEvent(onClose);
  const cancels = draft.eventType === 'booking_cancelled';
  const { data: bookings } = useCancellable(event.eventId, cancels ? draft.classId : null);
  const answer = answerOf(event, draft, bookings);
  return {
    draft,
    bookings,
    missing: missingIn(draft, bookings),
    change: (part: Partial<ReviewDraft>): void =>
      setDraft((now) => ({ ...now, ...('bookingId' in part ? {} : { bookingId: undefined }), ...part })),
    confirming,
    deleting,
    busy: confirming.isPending || deleting.isPending,
    confirm: (): void => {
      if (answer) confirming.mutate(answer);
    },
  };
}

function Form(props: FormProps) {
  const { reviewed, loading, onDate, onClose } = props;
  const { event, timezone } = reviewed;
  const { draft, bookings, missing, change, confirming, deleting, busy, confirm } = useReview(props);
  return (
    <Modal
      visible
      size="large"
      header={messages.reviewAReservation}
      onDismiss={() => !busy && onClose()}
      footer={
        <Footer
          busy={busy}
          confirming={confirming.isPending}
          deleting={deleting.isPending}
          missing={missing}
          onClose={onClose}
          onDelete={() => deleting.mutate(event.eventId)}
          onConfirm={confirm}
        />
      }
    >
      <div className="review">
        {confirming.error && (
          <Alert type="error" header={messages.theReservationWasNotAdded}>
            {messageOf(confirming.error)}
            {isOvertaken(confirming.error) && messages.whatYouSeeIsWhatIt}
          </Alert>
        )}
        <ReadFacts event={event} timezone={timezone} />
        <ReviewFields
          reviewed={reviewed}
          draft={draft}
          bookings={bookings}
          disabled={busy}
          loading={loading}
          change={change}
          onDate={(date) => {
            change({ classId: null });
            onDate(date);
          }}
        />
      </div>
    </Modal>
  );
}

/** Shows how an e-mail was read and why the result was not trusted, and asks a person what it means. */
export function ReviewDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const [date, setDate] = useState('');
  const { data, error, isPlaceholderData, refetch } = useEvent(eventId, date);
  if (data) return <Form reviewed={data} loading={isPlaceholderData} onDate={setDate} onClose={onClose} />;
  return (
    <Modal visible size="large" header={messages.reviewAReservation} onDismiss={onClose}>
      {error ? (
        <Failure
          header={messages.theReservationCouldNotBeLoaded}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </Modal>
  );
}
