import { locale } from '#messages/language';
import * as messages from '#messages/dashboard';
import { wholePercent } from '../../ui/numbers.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import type { Dashboard } from './coming-week.ts';

const count = new Intl.NumberFormat(locale);

/** Four all-time figures. */
export const DashboardStats = ({ data }: { data: Dashboard }) => (
  <ul className="stats panel-row" aria-label={messages.summary}>
    <StatCard
      icon="group"
      label={messages.totalBookings}
      value={count.format(data.totalBookings)}
      note={messages.confirmedAllTime}
    />
    <StatCard
      icon="calendar"
      label={messages.occupancyRate}
      value={wholePercent(data.occupancyPercent)}
      note={messages.past4WeeksAndExpectedIn}
    />
    <StatCard
      icon="ticket"
      label={messages.slotsManaged}
      value={count.format(data.slotsManaged)}
      note={messages.placesMovedOnMarketplaces}
    />
    <StatCard
      icon="gen-ai"
      label={messages.automationsRun}
      value={count.format(data.automationsRun)}
      note={messages.adjustmentsSent}
    />
  </ul>
);
