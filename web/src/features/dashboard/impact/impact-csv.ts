import * as messages from '#messages/dashboard-impact';
import { channelNames } from '#shared/channels.ts';
import { byteOrderMark, writeCsv, type Cell } from '#shared/core/csv/write-csv.ts';
import { decimalOf } from '#shared/core/money/money.ts';
import type { EffectView } from '#shared/contracts/dashboard/effect.ts';
import { verdictMessages } from '#web/src/ui/effect-messages.ts';
import type { ImpactView, PeriodView } from './use-impact.ts';

const titles = {
  period: messages.period,
  figure: messages.figure,
  name: messages.name,
  earned: messages.earned,
  earnedLow: messages.earnedAtLeast,
  earnedHigh: messages.earnedAtMost,
  perClass: messages.earnedPerClass,
  verdict: messages.verdict,
  changed: messages.classesChanged,
  leftAlone: messages.classesLeftAlone,
  visits: messages.visits,
  revenue: messages.revenue,
  fees: messages.fees,
  perVisit: messages.paidPerVisit,
  contract: messages.contract,
  expectedBookings: messages.expectedBookings,
  bookings: messages.bookings,
  close: messages.classesOffByTwoOrLess,
  forecast: messages.classesForecast,
  currency: messages.currency,
};

type Column = keyof typeof titles;
type Row = Partial<Record<Column, Cell>>;
const columns = Object.keys(titles) as Column[];

/** Every figure of the page, one per row; cells that do not apply are empty. */
export function impactCsv({ months, total, currency }: ImpactView): string {
  const money = (minor: number | null | undefined): Cell =>
    minor === null || minor === undefined ? null : decimalOf(minor, currency);
  const effectRow = ({ earned, perClass, verdict, changed, leftAlone }: EffectView): Row => ({
    earned: money(earned?.meanMinor),
    earnedLow: money(earned?.lowMinor),
    earnedHigh: money(earned?.highMinor),
    perClass: money(perClass?.meanMinor),
    verdict: verdictMessages[verdict],
    changed,
    leftAlone,
  });
  const rowsOf = (period: string, { effect, byChannel, byClass, paid, accuracy }: PeriodView): Row[] => [
    { period, figure: messages.earned, name: messages.all, ...effectRow(effect) },
    ...byChannel.map((one) => ({
      period,
      figure: messages.earnedByChannel,
      name: channelNames[one.channel],
      ...effectRow(one.effect),
    })),
    ...byClass.map((one) => ({
      period,
      figure: messages.earnedByClass,
      name: one.className,
      ...effectRow(one.effect),
    })),
    ...paid.map((one) => ({
      period,
      figure: messages.paidPerVisit,
      name: channelNames[one.marketplace],
      visits: one.visits,
      revenue: money(one.revenueMinor),
      fees: money(one.feeMinor),
      perVisit: money(one.perVisitMinor),
      contract: money(one.contractMinor),
    })),
    {
      period,
      figure: messages.forecast,
      name: messages.all,
      expectedBookings: accuracy.expectedBookings,
      bookings: accuracy.bookings,
      close: accuracy.close,
      forecast: accuracy.classes,
    },
  ];
  const rows = [...rowsOf(messages.all, total), ...months.flatMap((one) => rowsOf(one.month, one))];
  return (
    byteOrderMark +
    writeCsv([
      Object.values(titles),
      ...rows.map((row) => columns.map((name) => (name === 'currency' ? currency : (row[name] ?? null)))),
    ])
  );
}
