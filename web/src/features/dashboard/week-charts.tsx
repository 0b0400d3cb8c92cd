import * as messages from '#messages/dashboard';
import { wholeMoney } from '../../ui/money.ts';
import MixedLineBarChart from '@cloudscape-design/components/mixed-line-bar-chart';
import { currencyOf } from '#shared/core/money/money.ts';
import { monthDay, weekdayOf } from '../../ui/dates.ts';
import { wholePercent } from '../../ui/numbers.ts';
import { axisTop, points, type ComparedDay } from './coming-week.ts';

const chartHeightPx = 190;
const bookedColor = '#5b6be8';
const expectedColor = '#aab4f5';
const usualColor = '#d9662b';

const labelOf = ({ localDate }: ComparedDay): string => `${weekdayOf(localDate)} ${monthDay(localDate)}`;

interface ChartProps {
  title: string;
  week: readonly ComparedDay[];
  expected: (day: ComparedDay) => number;
  /** The share of the places that is booked. */
  booked: (day: ComparedDay) => number;
  usual: (day: ComparedDay) => number | null;
  /** The upper end of the axis, which begins at zero. */
  top: number;
  format: (value: number) => string;
}

const Chart = ({ title, week, expected, booked, usual, top, format }: ChartProps) => (
  <div className="week-chart">
    <h3>{title}</h3>
    <MixedLineBarChart
      ariaLabel={messages.ofTheComingSevenDaysAgainst(title)}
      height={chartHeightPx}
      hideFilter
      stackedBars
      xScaleType="categorical"
      xDomain={week.map(labelOf)}
      yDomain={[0, top]}
      i18nStrings={{ xTickFormatter: (label) => label.replace(' ', '\n'), yTickFormatter: format }}
      series={[
        {
          type: 'bar',
          title: messages.booked,
          color: bookedColor,
          data: points(week, labelOf, booked),
          valueFormatter: format,
        },
        {
          type: 'bar',
          title: messages.stillExpected,
          color: expectedColor,
          data: points(week, labelOf, (day) => expected(day) - booked(day)),
          valueFormatter: format,
        },
        {
          type: 'line',
          title: messages.pastFourWeeks,
          color: usualColor,
          data: points(week, labelOf, usual),
          valueFormatter: format,
        },
      ]}
      empty={messages.noClassesInTheseDays}
    />
  </div>
);

/** Occupancy and revenue, each compared with the usual values. */
export default function WeekCharts({ week, currency }: { week: readonly ComparedDay[]; currency: string }) {
  const unit = 10 ** currencyOf(currency).minorDigits;
  const inUnits = (amountMinor: number | null): number | null =>
    amountMinor === null ? null : amountMinor / unit;
  const most = Math.max(...week.flatMap((day) => [day.revenueMinor, day.usualRevenueMinor ?? 0]), 0) / unit;
  return (
    <div className="week-charts">
      <Chart
        title={messages.occupancy}
        week={week}
        expected={(day) => day.occupancyPercent}
        booked={(day) => day.bookedPercent}
        usual={(day) => day.usualOccupancyPercent}
        top={100}
        format={wholePercent}
      />
      <Chart
        title={messages.revenue}
        week={week}
        expected={(day) => day.revenueMinor / unit}
        booked={(day) => day.bookedRevenueMinor / unit}
        usual={(day) => inUnits(day.usualRevenueMinor)}
        top={axisTop(most)}
        format={(amount) => wholeMoney(Math.round(amount * unit), currency)}
      />
    </div>
  );
}
