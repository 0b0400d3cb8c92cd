import { onePercent, wholeMoney } from '../../ui/numbers.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import { atRiskBelowPercent, fullyBookedFromPercent } from './band.ts';
import type { Summary } from './summary.ts';

const unknown = '–';

/** The figures of the range; dashes hold their places while they load. */
export function SummaryCards({ summary, currency }: { summary: Summary | null; currency: string }) {
  return (
    <ul className="stats" aria-label="Summary" aria-busy={summary === null}>
      <StatCard
        icon="calendar"
        label="Total Classes"
        value={summary ? String(summary.classes) : unknown}
        note="in this range"
      />
      <StatCard
        icon="group"
        label="Average Occupancy"
        value={summary ? onePercent(summary.averageOccupancyPercent) : unknown}
        note="bookings of capacity"
      />
      <StatCard
        icon="ticket"
        label="Projected Revenue"
        value={summary ? wholeMoney(summary.revenueMinor, currency) : unknown}
        note={summary ? `${currency}, all channels` : 'all channels'}
      />
      <li className="stat" data-tone="split">
        <div>
          <span className="stat-label">At Risk</span>
          <span className="stat-value">{summary?.atRisk ?? unknown}</span>
          <span className="stat-note">under {atRiskBelowPercent}%</span>
        </div>
        <div>
          <span className="stat-label">Fully Booked</span>
          <span className="stat-value">{summary?.fullyBooked ?? unknown}</span>
          <span className="stat-note">{`>${fullyBookedFromPercent}%`}</span>
        </div>
      </li>
    </ul>
  );
}
