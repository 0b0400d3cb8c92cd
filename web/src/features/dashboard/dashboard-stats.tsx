import { wholePercent } from '../../ui/numbers.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import type { Dashboard } from './coming-week.ts';

const count = new Intl.NumberFormat('en-US');
const unknown = '–';

/** Four figures; dashes hold their places while they load. */
export const DashboardStats = ({ data }: { data: Dashboard | undefined }) => (
  <ul className="stats" aria-label="Summary" aria-busy={data === undefined}>
    <StatCard
      icon="group"
      label="Total Bookings"
      value={data ? count.format(data.totalBookings) : unknown}
      note="confirmed, all time"
    />
    <StatCard
      icon="calendar"
      label="Occupancy Rate"
      value={data ? wholePercent(data.occupancyPercent) : unknown}
      note="past 4 weeks, and expected in the next 7 days"
    />
    <StatCard
      icon="ticket"
      label="Slots Managed"
      value={data ? count.format(data.slotsManaged) : unknown}
      note="places moved on marketplaces"
    />
    <StatCard
      icon="gen-ai"
      label="Automations Run"
      value={data ? count.format(data.automationsRun) : unknown}
      note="adjustments sent"
    />
  </ul>
);
