import { wholeMoney } from '#shared/core/money/whole-money.ts';
import { wholePercent } from '../../ui/numbers.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import { bookedWords, forecastWords, likelyWords } from '../../ui/outlook-words.ts';
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
  if (!summary || (summary.foretold === 0 && summary.withoutForecast === 0)) return 'bookings of capacity';
  return bookedWords({ ...summary, booked: summary.bookings, expected: summary.expectedBookings });
}

function revenueNote(summary: Summary, currency: string, timezone: string): string {
  const booked = `${wholeMoney(summary.revenueMinor, currency)} booked`;
  if (summary.foretold > 0) {
    const { low, high } = revenueBandOf(summary);
    return `${currency} · ${booked} · ${likelyWords(wholeMoney(low, currency), wholeMoney(high, currency))}`;
  }
  return summary.withoutForecast > 0
    ? `${currency}, booked so far. ${forecastWords(summary.forecastBeginsAt, timezone)}`
    : `${currency}, all channels`;
}

/** The figures of the range; dashes hold their places while they load. */
export function SummaryCards({ summary, currency, timezone, complete }: Props) {
  return (
    <ul className="stats" aria-label="Summary" aria-busy={!complete}>
      <StatCard
        icon="calendar"
        label="Total Classes"
        value={summary ? summary.classes.toLocaleString('en-US') : unknown}
        note={complete ? 'in this range' : 'so far'}
      />
      <StatCard
        icon="group"
        label="Average Occupancy"
        value={summary ? wholePercent(summary.averageOccupancyPercent) : unknown}
        note={occupancyNote(summary)}
      />
      <StatCard
        icon="ticket"
        label="Projected Revenue"
        value={summary ? wholeMoney(summary.expectedRevenueMinor, currency) : unknown}
        note={summary ? revenueNote(summary, currency, timezone) : 'all channels'}
      />
      <li className="stat" data-tone="split">
        <div>
          <span className="stat-label">At Risk</span>
          <span className="stat-value">{summary?.atRisk.toLocaleString('en-US') ?? unknown}</span>
          <span className="stat-note">under {atRiskBelowPercent}%</span>
        </div>
        <div>
          <span className="stat-label">Fully Booked</span>
          <span className="stat-value">{summary?.fullyBooked.toLocaleString('en-US') ?? unknown}</span>
          <span className="stat-note">{`>${fullyBookedAbovePercent}%`}</span>
        </div>
      </li>
    </ul>
  );
}
