import * as messages from '#messages/dashboard';
import { wholeMoney } from '../../ui/money.ts';
import { mediumDay } from '../../ui/dates.ts';
import { wholePercent } from '../../ui/numbers.ts';
import { bookedMessage } from '../../ui/outlook-messages.ts';
import type { ComparedDay } from './coming-week.ts';

const usual = (value: number | null, format: (value: number) => string): string =>
  value === null ? messages.nothingUsual : messages.usually(format(value));

const Beside = ({ value, note }: { value: string; note: string }) => (
  <td>
    {value} <span className="muted beside">{note}</span>
  </td>
);

/** The numbers of both charts, as a table. */
export const WeekTable = ({ week, currency }: { week: readonly ComparedDay[]; currency: string }) => (
  <section aria-label={messages.theComingSevenDaysInNumbers}>
    <table className="week-table">
      <thead>
        <tr>
          <th scope="col">{messages.day}</th>
          <th scope="col">{messages.bookings}</th>
          <th scope="col">{messages.occupancy}</th>
          <th scope="col">{messages.revenue}</th>
        </tr>
      </thead>
      <tbody>
        {week.map((day) => (
          <tr key={day.localDate}>
            <th scope="row">{mediumDay(day.localDate)}</th>
            <td>{bookedMessage({ ...day.outlook, booked: day.booked, expected: day.outlook.bookings })}</td>
            <Beside
              value={wholePercent(day.occupancyPercent)}
              note={usual(day.usualOccupancyPercent, wholePercent)}
            />
            <Beside
              value={wholeMoney(day.revenueMinor, currency)}
              note={usual(day.usualRevenueMinor, (amount) => wholeMoney(amount, currency))}
            />
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
