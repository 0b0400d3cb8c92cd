import { wholePercent } from '../../ui/numbers.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import type { Dashboard } from './coming-week.ts';

const count = new Intl.NumberFormat('en-US');

/** Four figures of all that was so far. */
export const DashboardStats = ({ data }: { data: Dashboard }) => (
  <ul className="stats panel-row" aria-label="Summary">
    <StatCard
      icon="group"
      label="Total Bookings"
      value={count.format(data.totalBookings)}
      note="confirmed, all time"
    />
    <StatCard
      icon="calendar"
      label="Occupancy Rate"
      value={wholePercent(data.occupancyPercent)}
      note="past 4 weeks, and expected in the next 7 days"
    />
    <StatCard
      icon="ticket"
      label="Slots Managed"
      value={count.format(data.slotsManaged)}
      note="places moved on marketplaces"
    />
    <StatCard
      icon="gen-ai"
      label="Automations Run"
      value={count.format(data.automationsRun)}
      note="adjustments sent"
    />
  </ul>
);
