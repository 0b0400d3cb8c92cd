import Button from '@cloudscape-design/components/button';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import { lazy, Suspense, useState } from 'react';
import * as messages from '#messages/reservations';
import type { ReservationEvent } from '#shared/contracts/reservations/event.ts';
import { instantIn } from '../../ui/dates.ts';
import { OwnSentence } from '../../ui/own-sentence.tsx';
import { SettingCard } from '../../ui/setting-card.tsx';
import { EventItem, EventList } from './event-list.tsx';
import { useDeleteEvent, useEvents, useRetry } from './use-events.ts';
import { useSync } from './use-sync.ts';
import { countedText, titleOf } from './wording.ts';

const TeachDialog = lazy(async () => ({ default: (await import('./teach-dialog.tsx')).TeachDialog }));
const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }));

const segments = ['manual_review', 'failed', 'ignored'] as const;
type Segment = (typeof segments)[number];

const names: Record<Segment, string> = {
  manual_review: messages.toReview,
  failed: messages.failed,
  ignored: messages.skipped,
};

const texts: Record<Segment, { label: string; empty: string }> = {
  manual_review: {
    label: messages.reservationsToReview,
    empty: messages.nothingWaitsForYouWhatCannot,
  },
  failed: { label: messages.failedEvents, empty: messages.noFailedEvents },
  ignored: {
    label: messages.eMailsThatWereSkipped,
    empty: messages.noneEMailsThatSeemTo,
  },
};

/** The title of a tab, such as 'Failed (3)'; kinds that need no attention show no count. */
const optionText = (name: string, count: number | null): string =>
  count === null ? name : `${name} (${countedText(count)})`;

const isSegment = (id: string): id is Segment => segments.some((segment) => segment === id);

/** Why the reservation is in this list, in one sentence. */
const reasonOf = ({ errorMessage, reasons }: ReservationEvent): string => errorMessage ?? reasons[0] ?? '';

/**
 * The sender and time of an e-mail, such as 'From reservas@alameda.test, Nov 25, 2026, 07:12'. Otherwise e-mails of the
 * same sender may look alike.
 */
const receivedText = ({ mail: { from, receivedAt } }: ReservationEvent, timezone: string): string =>
  messages.fromFromInstantIn(from, instantIn(timezone, receivedAt));

/** An unreadable e-mail can only be read again; for all others, a person can say what they mean. */
const isReviewed = ({ status, eventType }: ReservationEvent): boolean =>
  status !== 'ignored' && (status === 'manual_review' || eventType !== null);

interface ActionsProps {
  event: ReservationEvent;
  onReview: (eventId: string) => void;
  onTeach: (event: ReservationEvent) => void;
}

function Actions({ event, onReview, onTeach }: ActionsProps) {
  const retrying = useRetry();
  const deleting = useDeleteEvent(() => undefined);
  const { eventId } = event;
  const title = titleOf(event);
  return (
    <span className="setting-buttons">
      {isReviewed(event) && (
        <Button ariaLabel={messages.reviewOf(title)} onClick={() => onReview(eventId)}>
          {messages.review}
        </Button>
      )}
      {event.hasText && (
        <Button ariaLabel={messages.correctOf(title)} onClick={() => onTeach(event)}>
          {messages.correct}
        </Button>
      )}
      {event.status !== 'ignored' && (
        <Button
          iconName="refresh"
          variant={isReviewed(event) ? 'link' : 'normal'}
          ariaLabel={messages.retryOf(title)}
          loading={retrying.isPending}
          onClick={() => retrying.mutate(eventId)}
        >
          {messages.retry}
        </Button>
      )}
      <Button
        variant="link"
        ariaLabel={messages.deleteOf(title)}
        loading={deleting.isPending}
        onClick={() => deleting.mutate(eventId)}
      >
        {messages.deleteLabel}
      </Button>
    </span>
  );
}

function List({ segment, ...actions }: { segment: Segment } & Omit<ActionsProps, 'event'>) {
  const query = useEvents(segment);
  return (
    <EventList query={query} {...texts[segment]}>
      {query.data?.pages.flatMap(({ events, timezone }) =>
        events.map((event) => (
          <EventItem key={event.eventId} event={event}>
            <span className="muted">{receivedText(event, timezone)}</span>
            <span>
              <OwnSentence sentence={reasonOf(event)} />
            </span>
            <Actions event={event} {...actions} />
          </EventItem>
        )),
      )}
    </EventList>
  );
}

/** E-mails that could not be applied, and e-mails that a person has to review first. */
export function FailedEventsCard() {
  const counts = useSync().data?.counts;
  const [shown, setShown] = useState<Segment | null>(null);
  const [reviewing, setReviewing] = useState<string | null>(null);
  const [taught, setTaught] = useState<ReservationEvent | null>(null);
  // The first tab is chosen only once, so a list that becomes empty stays open.
  if (counts && shown === null)
    setShown(counts.manualReview === 0 && counts.failed > 0 ? 'failed' : 'manual_review');
  const segment = shown ?? 'manual_review';
  const waiting: Record<Segment, number | null> = {
    manual_review: counts?.manualReview ?? 0,
    failed: counts?.failed ?? 0,
    ignored: null,
  };
  return (
    <SettingCard
      anchor="mails-to-review"
      title={messages.failedEventsTitle}
      description={messages.eMailsThatWaitForYou}
    >
      <div className="mail-card">
        <SegmentedControl
          label={messages.events}
          selectedId={segment}
          options={segments.map((id) => ({ id, text: optionText(names[id], waiting[id]) }))}
          onChange={({ detail }) => isSegment(detail.selectedId) && setShown(detail.selectedId)}
        />
        <List key={segment} segment={segment} onReview={setReviewing} onTeach={setTaught} />
      </div>
      <Suspense fallback={null}>
        {taught && <TeachDialog event={taught} onClose={() => setTaught(null)} />}
        {reviewing && <ReviewDialog eventId={reviewing} onClose={() => setReviewing(null)} />}
      </Suspense>
    </SettingCard>
  );
}
