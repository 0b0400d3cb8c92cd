import * as messages from '#messages/dashboard';
import { wholeMoney } from '../../ui/money.ts';
import Button from '@cloudscape-design/components/button';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLoadedAfterPaint } from '../../ui/use-loaded-after-paint.ts';
import { bookedMessage, forecastMessage, likelyMessage } from '../../ui/outlook-messages.ts';
import { comingWeek, type Dashboard } from './coming-week.ts';
import { Panel } from './panel.tsx';
import { WeekTable } from './week-table.tsx';

const loadCharts = () => import('./week-charts.tsx');
const WeekCharts = lazy(loadCharts);

const waiting = <div className="week-waiting" />;

/** The expected revenue of the next seven days, and the part of it that is booked. */
function WeekLine({ data: { days, coming, today, currency, timezone } }: { data: Dashboard }) {
  const ahead = days.filter(({ localDate }) => localDate >= today);
  const [booked, bookedMinor] = [
    ahead.reduce((sum, { bookings }) => sum + bookings, 0),
    ahead.reduce((sum, { revenueMinor }) => sum + revenueMinor, 0),
  ];
  const bookings = bookedMessage({ ...coming, booked, expected: coming.bookings });
  const money = (minor: number): string => wholeMoney(minor, currency);
  if (coming.foretold === 0)
    return coming.withoutForecast === 0 ? null : (
      <p className="panel-line">
        {bookings}, {money(bookedMinor)}. {forecastMessage(coming.forecastBeginsAt, timezone)}
      </p>
    );
  const likely = likelyMessage(money(coming.revenueLowMinor), money(coming.revenueHighMinor));
  return (
    <p className="panel-line">
      {messages.bookedAndExpected(bookings, money(bookedMinor), money(coming.revenueMinor), likely)}
    </p>
  );
}

/** The coming seven days compared with the past four weeks, as charts or as numbers. */
export function WeekPanel({ data }: { data: Dashboard }) {
  const [isTable, setIsTable] = useState(false);
  const areChartsLoaded = useLoadedAfterPaint(loadCharts);
  const week = useMemo(() => comingWeek(data.days, data.today), [data.days, data.today]);
  return (
    <Panel
      wide
      title={messages.theComingSevenDays}
      badge={
        // Cloudscape's segmented control would add its select to the first load.
        <Button onClick={() => setIsTable(!isTable)}>{isTable ? messages.chart : messages.table}</Button>
      }
    >
      <WeekLine data={data} />
      <p className="muted panel-note">{messages.comparedWithTheLastFourWeeks}</p>
      <div className="week">
        {isTable ? (
          <WeekTable week={week} currency={data.currency} />
        ) : (
          <Suspense fallback={waiting}>
            {areChartsLoaded ? <WeekCharts week={week} currency={data.currency} /> : waiting}
          </Suspense>
        )}
      </div>
    </Panel>
  );
}
