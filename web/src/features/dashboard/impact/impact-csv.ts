import * as messages from '#messages/dashboard-impact';
import { channelNames } from '#shared/channels.ts';
import { byteOrderMark, writeCsv, type Cell } from '#shared/core/csv/write-csv.ts';
import { decimalOf } from '#shared/core/money/money.ts';
import type { EffectView } from '#shared/contracts/dashboard/effect.ts';
import { verdictMessages } from '#web/src/ui/effect-messages.ts';
import type { ImpactView, PeriodView } from './use-impact.ts';

const header = [
  'period',
  'what',
  'name',
  'earned',
  'earned_low',
  'earned_high',
  'per_class',
  'verdict',
  'classes_changed',
  'classes_left_alone',
  'visits',
  'revenue',
  'fees',
  'paid_a_visit',
  'contract',
  'expected_bookings',
  'bookings',
  'close_classes',
  'forecast_classes',
  'currency',
];

type Row = Partial<Record<(typeof header)[number], Cell>>;

/** Every figure of the page, one per row; cells that do not apply are empty. */
export function impactCsv({ months, total, currency }: ImpactView): string {
  const money = (minor: number | null | undefined): Cell =>
    minor === null || minor === undefined ? null : decimalOf(minor, currency);
  const effectRow = ({ earned, perClass, verdict, changed, leftAlone }: EffectView): Row => ({
    earned: money(earned?.meanMinor),
    earned_low: money(earned?.lowMinor),
    earned_high: money(earned?.highMinor),
    per_class: money(perClass?.meanMinor),
    verdict: verdictMessages[verdict],
    classes_changed: changed,
    classes_left_alone: leftAlone,
  });
  const rowsOf = (period: string, { effect, byChannel, byClass, paid, accuracy }: PeriodView): Row[] => [
    { period, what: 'earned', name: 'all', ...effectRow(effect) },
    ...byChannel.map((one) => ({
      period,
      what: messages.earnedByChannel,
      name: channelNames[one.channel],
      ...effectRow(one.effect),
    })),
    ...byClass.map((one) => ({
      period,
      what: messages.earnedByClass,
      name: one.className,
      ...effectRow(one.effect),
    })),
    ...paid.map((one) => ({
      period,
      what: messages.paidAVisit,
      name: channelNames[one.marketplace],
      visits: one.visits,
      revenue: money(one.revenueMinor),
      fees: money(one.feeMinor),
      paid_a_visit: money(one.perVisitMinor),
      contract: money(one.contractMinor),
    })),
    {
      period,
      what: 'forecast',
      name: 'all',
      expected_bookings: accuracy.expectedBookings,
      bookings: accuracy.bookings,
      close_classes: accuracy.close,
      forecast_classes: accuracy.classes,
    },
  ];
  const rows = [...rowsOf('all', total), ...months.flatMap((one) => rowsOf(one.month, one))];
  return (
    byteOrderMark +
    writeCsv([
      header,
      ...rows.map((row) => header.map((name) => (name === 'currency' ? currency : (row[name] ?? null)))),
    ])
  );
}
