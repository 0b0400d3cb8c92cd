import { locale } from '#messages/language';
import * as messages from '#messages/schedule';
import { wholeMoney } from '../../ui/money.ts';
import { wholePercent } from '../../ui/numbers.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import { bookedMessage, forecastMessage, likelyMessage } from '../../ui/outlook-messages.ts';
import { revenueBandOf } from '#shared/core/outlook/sum-outlooks.ts';
import { atRiskBelowPercent, fullyBookedAbovePercent } from '#shared/core/numbers/occupancy-bands.ts';
import type { Summary } from './summary.ts';

const unknown = '–';

interface Props {
  summary: Summary | null;
  currency: string;
  timezone: string;
  complete: boolean;
}

function occupancyNote(summary: Summary | null): string {
  if (!summary || (summary.foretold === 0 && summary.withoutForecast === 0))
    return messages.bookingsOfCapacity;
  return bookedMessage({ ...summary, booked: summary.bookings, expected: summary.expectedBookings });
}

function revenueNote(summary: Summary, currency: string, timezone: string): string {
  const booked = messages.amountBooked(wholeMoney(summary.revenueMinor, currency));
  if (summary.foretold > 0) {
    const { low, high } = revenueBandOf(summary);
    return `${currency} · ${booked} · ${likelyMessage(wholeMoney(low, currency), wholeMoney(high, currency))}`;
  }
  return summary.withoutForecast > 0
    ? messages.bookedSoFar(currency, forecastMessage(summary.forecastBeginsAt, timezone))
    : messages.allChannels(currency);
}

/** The figures of the range, with dashes as placeholders while they load. */
export function SummaryCards({ summary, currency, timezone, complete }: Props) {
  return (
    <ul className="stats" aria-label={messages.summary} aria-busy={!complete}>
      <StatCard
        icon="calendar"
        label={messages.totalClasses}
        value={summary ? summary.classes.toLocaleString(locale) : unknown}
        note={complete ? messages.inThisRange : messages.soFar}
      />
      <StatCard
        icon="group"
        label={messages.averageOccupancy}
        value={summary ? wholePercent(summary.averageOccupancyPercent) : unknown}
        note={occupancyNote(summary)}
      />
      <StatCard
        icon="ticket"
        label={messages.projectedRevenue}
        value={summary ? wholeMoney(summary.expectedRevenueMinor, currency) : unknown}
        note={summary ? revenueNote(summary, currency, timezone) : messages.allChannelsInText}
      />
      <li className="stat" data-tone="split">
        <div>
          <span className="stat-label">{messages.atRiskTitle}</span>
          <span className="stat-value">{summary?.atRisk.toLocaleString(locale) ?? unknown}</span>
          <span className="stat-note">{messages.underAtRiskBelowPercent(atRiskBelowPercent)}</span>
        </div>
        <div>
          <span className="stat-label">{messages.fullyBooked}</span>
          <span className="stat-value">{summary?.fullyBooked.toLocaleString(locale) ?? unknown}</span>
          <span className="stat-note">{`>${fullyBookedAbovePercent}%`}</span>
        </div>
      </li>
    </ul>
  );
}
