import Icon, { type IconProps } from '@cloudscape-design/components/icon';
import { onePercent, wholeMoney } from '../../ui/numbers.ts';
import { atRiskBelowPercent, fullyBookedFromPercent } from './band.ts';
import type { Summary } from './summary.ts';

const Card = (props: { icon: IconProps.Name; tone: string; label: string; value: string; note: string }) => (
  <li className="stat" data-tone={props.tone}>
    <span className="stat-icon">
      <Icon name={props.icon} />
    </span>
    <span className="stat-label">{props.label}</span>
    <span className="stat-value">{props.value}</span>
    <span className="stat-note">{props.note}</span>
  </li>
);

const unknown = '–';

/** The figures of the range; dashes hold their places while they load. */
export function SummaryCards({ summary, currency }: { summary: Summary | null; currency: string }) {
  return (
    <ul className="stats" aria-label="Summary" aria-busy={summary === null}>
      <Card
        icon="calendar"
        tone="accent"
        label="Total Classes"
        value={summary ? String(summary.classes) : unknown}
        note="in this range"
      />
      <Card
        icon="group"
        tone="accent"
        label="Average Occupancy"
        value={summary ? onePercent(summary.averageOccupancyPercent) : unknown}
        note="bookings of capacity"
      />
      <Card
        icon="ticket"
        tone="accent"
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
