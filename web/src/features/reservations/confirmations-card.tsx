import * as messages from '#messages/reservations';
import { instantIn } from '../../ui/dates.ts';
import { SettingCard } from '../../ui/setting-card.tsx';
import { EventItem, EventList } from './event-list.tsx';
import { useEvents } from './use-events.ts';

/** The most recently confirmed reservations. */
export function ConfirmationsCard() {
  const query = useEvents('completed');
  return (
    <SettingCard
      anchor="mail-confirmations"
      title={messages.recentConfirmations}
      description={messages.bookingsAndCancellationsFromEMail}
    >
      <div className="mail-card">
        <EventList
          query={query}
          label={messages.recentConfirmationsTitle}
          empty={messages.noReservationsFromEMailYet}
        >
          {query.data?.pages.flatMap(({ events, timezone }) =>
            events.map((event) => (
              <EventItem key={event.eventId} event={event}>
                <span className="muted mail-when">
                  {instantIn(timezone, event.completedAt ?? event.createdAt)}
                </span>
              </EventItem>
            )),
          )}
        </EventList>
      </div>
    </SettingCard>
  );
}
