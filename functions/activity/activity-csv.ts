import type { ActivityView } from '../../shared/contracts/activity/activity.ts';
import { channelNames } from '../../shared/contracts/channels.ts';
import { byteOrderMark, writeCsv, type Cell } from '../../shared/core/csv/write-csv.ts';
import { instantToLocal } from '../../shared/core/time/zone.ts';

const columns = [
  'decided_at',
  'applied_at',
  'platform',
  'class_name',
  'class_date',
  'class_time',
  'slots_changed',
  'places',
  'source',
  'status',
  'details',
] as const;

function wallTime(instant: string, timezone: string): string {
  const { date, time } = instantToLocal(instant, timezone);
  return `${date} ${time}`;
}

const rowOf = (activity: ActivityView, timezone: string): Cell[] => [
  wallTime(activity.createdAt, timezone),
  activity.appliedAt === null ? null : wallTime(activity.appliedAt, timezone),
  channelNames[activity.marketplace],
  activity.className,
  activity.classLocalDate,
  activity.classLocalTime,
  activity.slotsChanged,
  activity.placesTo,
  activity.source,
  activity.status,
  activity.details,
];

/** Changes as a CSV whose texts no spreadsheet takes for formulas. Moments are wall times of the studio. */
export const activityCsv = (activity: readonly ActivityView[], timezone: string): string =>
  byteOrderMark + writeCsv([columns, ...activity.map((one) => rowOf(one, timezone))]);
