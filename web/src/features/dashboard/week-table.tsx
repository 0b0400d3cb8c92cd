import { mediumDay } from '../../ui/dates.ts';
import { wholeMoney, wholePercent } from '../../ui/numbers.ts';
import { bookedWords } from '../../ui/outlook-words.ts';
import type { ComparedDay } from './coming-week.ts';

const orNone = (value: number | null, words: (value: number) => string): string =>
  value === null ? 'none' : words(value);

/** The numbers of both charts. */
export const WeekTable = ({ week, currency }: { week: readonly ComparedDay[]; currency: string }) => (
  // A region that scrolls sideways on a phone must be reachable with the keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className="scroll-x" aria-label="The coming seven days in numbers" tabIndex={0}>
    <table className="week-table">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Classes</th>
          <th scope="col">Bookings</th>
          <th scope="col">Occupancy</th>
          <th scope="col">Usual occupancy</th>
          <th scope="col">Revenue</th>
          <th scope="col">Usual revenue</th>
        </tr>
      </thead>
      <tbody>
        {week.map((day) => (
          <tr key={day.localDate}>
            <th scope="row">{mediumDay(day.localDate)}</th>
            <td>{day.classes}</td>
            <td>{bookedWords({ ...day.outlook, booked: day.booked, expected: day.outlook.bookings })}</td>
            <td>{wholePercent(day.occupancyPercent)}</td>
            <td>{orNone(day.usualOccupancyPercent, wholePercent)}</td>
            <td>{wholeMoney(day.revenueMinor, currency)}</td>
            <td>{orNone(day.usualRevenueMinor, (amount) => wholeMoney(amount, currency))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
