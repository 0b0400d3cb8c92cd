import SegmentedControl from '@cloudscape-design/components/segmented-control';
import { lazy, Suspense, useMemo, useState } from 'react';
import { comingWeek, type Dashboard } from './coming-week.ts';
import { Panel } from './panel.tsx';
import { WeekTable } from './week-table.tsx';

const WeekCharts = lazy(() => import('./week-charts.tsx'));

const views = [
  { id: 'chart', text: 'Chart' },
  { id: 'table', text: 'Table' },
];

/** How the coming seven days look beside the past four weeks: as charts, or as the numbers themselves. */
export function WeekPanel({ data }: { data: Dashboard }) {
  const [view, setView] = useState('chart');
  const week = useMemo(() => comingWeek(data.days, data.today), [data.days, data.today]);
  return (
    <Panel
      wide
      title="The coming seven days"
      badge={
        <SegmentedControl
          label="Show the coming seven days as"
          selectedId={view}
          options={views}
          onChange={({ detail }) => setView(detail.selectedId)}
        />
      }
    >
      <p className="muted panel-note">Against the same weekdays of the past four weeks</p>
      <div className="week">
        {view === 'table' ? (
          <WeekTable week={week} currency={data.currency} />
        ) : (
          <Suspense fallback={<div className="week-waiting" />}>
            <WeekCharts week={week} currency={data.currency} />
          </Suspense>
        )}
      </div>
    </Panel>
  );
}
