import type { ReactNode } from 'react';
import * as messages from '#messages/reservations';
import type { ReservationEvent } from '#shared/contracts/reservations/event.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import type { EventsQuery } from './use-events.ts';
import { aboutOf, eventTypeText, titleOf } from './wording.ts';

/** The colour of each kind of reservation. */
const tones: Record<keyof typeof eventTypeText, Tone> = {
  booking_confirmed: 'good',
  booking_cancelled: 'fair',
  class_cancelled: 'bad',
};

interface ItemProps {
  event: ReservationEvent;
  /** The time of confirmation, or what went wrong and what to do about it. */
  children: ReactNode;
}

/** The content of an e-mail, with its kind. */
export const EventItem = ({ event, children }: ItemProps) => (
  <li>
    <div className="two-lines">
      <span className="stacked-badges">
        <strong>{titleOf(event)}</strong>
        {event.eventType && <Tag tone={tones[event.eventType]}>{eventTypeText[event.eventType]}</Tag>}
      </span>
      <span className="muted">{aboutOf(event)}</span>
    </div>
    {children}
  </li>
);

interface Props {
  query: EventsQuery;
  /** The name of the list for screen readers. */
  label: string;
  /** Shown if the list is empty. */
  empty: string;
  /** The entries of all loaded pages. */
  children: ReactNode;
}

/** Reservations from e-mails, newest first. */
export function EventList({ query, label, empty, children }: Props) {
  const pages = query.data?.pages;
  if (!pages) {
    if (!query.error) return <Loading />;
    return (
      <Failure
        header={messages.theReservationsCouldNotBeLoaded}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (pages.every(({ events }) => events.length === 0)) return <p className="muted">{empty}</p>;
  return (
    // A list that scrolls must be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="mail-scroll" aria-label={label} tabIndex={0}>
      <ul className="mail-events">{children}</ul>
      <MoreButton query={query} text={messages.showMore} />
    </section>
  );
}
