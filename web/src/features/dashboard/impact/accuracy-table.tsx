import { locale } from '#messages/language';
import { wholePercent } from '#web/src/ui/numbers.ts';
import * as messages from '#messages/dashboard-impact';
import { monthMessage } from './impact-messages.ts';
import type { ImpactView } from './use-impact.ts';

/** Expected and actual figures, by month. */
export const AccuracyTable = ({ months }: { months: ImpactView['months'] }) => (
  <table className="impact-table">
    <caption className="visually-hidden">{messages.expectedAndActualBookings}</caption>
    <thead>
      <tr>
        <th scope="col">{messages.month}</th>
        <th scope="col">{messages.expected}</th>
        <th scope="col">{messages.actual}</th>
        <th scope="col">{messages.classesOffByTwoOrLess}</th>
      </tr>
    </thead>
    <tbody>
      {months.map(({ month, accuracy: { classes, expectedBookings, bookings, close } }) => (
        <tr key={month}>
          <th scope="row">{monthMessage(month)}</th>
          <td>{expectedBookings.toLocaleString(locale)}</td>
          <td>{bookings.toLocaleString(locale)}</td>
          <td>{wholePercent((close / classes) * 100)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
