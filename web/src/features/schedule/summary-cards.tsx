import { wholePercent, wholeMoney } from '../../ui/numbers.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import { atRiskBelowPercent, fullyBookedAbovePercent } from '#shared/core/numbers/occupancy-bands.ts';
import type { Summary } from './summary.ts';

const unknown = '–';

/** The figures of the range; dashes hold their places while they load. */
export function SummaryCards(props: { summary: Summary | null; currency: string; complete: boolean }) {
  const { summary, currency, complete } = props;
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
