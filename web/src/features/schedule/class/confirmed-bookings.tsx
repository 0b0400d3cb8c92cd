import * as messages from '#messages/schedule-class';
import { channelName } from './channel-name.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import type { listBookings } from '#shared/contracts/schedule/list-bookings.ts';
import { formatMoney } from '#web/src/ui/money.ts';
import { instantIn } from '#web/src/ui/dates.ts';
import { Failure } from '#web/src/ui/failure.tsx';
import { Loading } from '#web/src/ui/loading.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { MoreButton } from '#web/src/ui/more-button.tsx';
import { useBookings } from './use-class.ts';

type Page = OutputOf<typeof listBookings>;

const Rows = ({ page: { bookings, timezone, currency } }: { page: Page }) =>
  bookings.map((one) => (
    <tr key={one.bookingId}>
      <th scope="row">
        {one.customerName ?? messages.unnamed}
        {one.places !== undefined && (
          <span className="muted channel-when">{messages.placesBooked(one.places)}</span>
        )}
      </th>
      <td>
        {channelName(one.channel)}
        {one.source !== null && one.source !== channelName(one.channel) && (
          <span className="muted channel-when">{one.source}</span>
        )}
      </td>
      <td>{instantIn(timezone, one.bookedAt)}</td>
      <td className="number">{formatMoney(one.priceMinor ?? one.revenueMinor, currency)}</td>
    </tr>
  ));

const Table = ({ pages }: { pages: readonly Page[] }) => (
  <table className="channels">
    <thead>
      <tr>
        <th scope="col">{messages.customer}</th>
        <th scope="col">{messages.bookedThrough}</th>
        <th scope="col">{messages.booked}</th>
        <th scope="col" className="number">
          {messages.price}
        </th>
      </tr>
    </thead>
    <tbody>
      {pages.map((page, at) => (
        // Pages have no name of their own, and keep their order.
        // oxlint-disable-next-line react/no-array-index-key
        <Rows key={at} page={page} />
      ))}
    </tbody>
  </table>
);

/** How many booked places are not in the list. Unknown, so zero, while there are further pages. */
function unlisted(pages: readonly Page[]): number {
  const last = pages.at(-1);
  const listed = pages.flatMap(({ bookings }) => bookings).reduce((sum, { places = 1 }) => sum + places, 0);
  return last?.cursor === null ? Math.max(0, last.bookedPlaces - listed) : 0;
}

function List({ pages }: { pages: readonly Page[] }) {
  const more = unlisted(pages);
  if (pages.every(({ bookings }) => bookings.length === 0))
    return (
      <p className="muted note-line">
        {more > 0 ? messages.bookingsKnownByNumber(more) : messages.noConfirmedBookingsYet}
      </p>
    );
  return (
    <>
      <Table pages={pages} />
      {more > 0 && <p className="muted note-line">{messages.furtherBookingsKnownByNumber(more)}</p>}
    </>
  );
}

/** The bookings of a class, newest first. */
export function ConfirmedBookings({ classId }: { classId: string }) {
  const query = useBookings(classId);
  return (
    <Section title={messages.confirmedBookings}>
      {/* A region that scrolls must be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="scroll-list" aria-label={messages.listOfConfirmedBookings} tabIndex={0}>
        {query.isPending && <Loading />}
        {query.error && !query.data && (
          <Failure
            header={messages.theBookingsCouldNotBeLoaded}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && <List pages={query.data.pages} />}
        <MoreButton query={query} text={messages.showMoreBookings} />
      </section>
    </Section>
  );
}
