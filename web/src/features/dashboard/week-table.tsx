import { wholeMoney } from '#shared/core/money/whole-money.ts';
import { mediumDay } from '../../ui/dates.ts';
import { wholePercent } from '../../ui/numbers.ts';
import { bookedWords } from '../../ui/outlook-words.ts';
import type { ComparedDay } from './coming-week.ts';

const usual = (value: number | null, words: (value: number) => string): string =>
  value === null ? 'nothing usual' : `usually ${words(value)}`;

const Beside = ({ value, note }: { value: string; note: string }) => (
  <td>
    {value} <span className="muted beside">{note}</span>
  </td>
);

/** The numbers of both charts. */
export const WeekTable = ({ week, currency }: { week: readonly ComparedDay[]; currency: string }) => (
  <section aria-label="The coming seven days in numbers">
    <table className="week-table">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Bookings</th>
          <th scope="col">Occupancy</th>
          <th scope="col">Revenue</th>
        </tr>
      </thead>
      <tbody>
        {week.map((day) => (
          <tr key={day.localDate}>
            <th scope="row">{mediumDay(day.localDate)}</th>
            <td>{bookedWords({ ...day.outlook, booked: day.booked, expected: day.outlook.bookings })}</td>
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
