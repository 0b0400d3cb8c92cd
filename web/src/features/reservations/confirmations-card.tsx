import { instantIn } from '../../ui/dates.ts';
import { SettingCard } from '../../ui/setting-card.tsx';
import { EventItem, EventList } from './event-list.tsx';
import { useEvents } from './use-events.ts';

/** The newest reservations that were taken in. */
export function ConfirmationsCard() {
  const query = useEvents('completed');
  return (
    <SettingCard
      anchor="mail-confirmations"
      title="Recent Confirmations"
      description="What mails booked and cancelled, newest first"
    >
      <div className="mail-card">
        <EventList
          query={query}
          label="Recent confirmations"
          empty="Nothing was taken in yet. Bookings from mails appear here."
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
