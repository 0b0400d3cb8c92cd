import type { ActivityView } from '#shared/contracts/activity/activity.ts';
import { channelNames } from '#shared/contracts/channels.ts';
import { byteOrderMark, writeCsv, type Cell } from '#shared/core/csv/write-csv.ts';
import { endOfChange } from '#shared/core/states/change-end.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';

const columns = [
  'decided_at',
  'applied_at',
  'ended_at',
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

const atEnd = (activity: ActivityView, timezone: string): Cell => {
  const end = endOfChange(activity);
  return end === null ? null : wallTime(end, timezone);
};

const rowOf = (activity: ActivityView, timezone: string): Cell[] => [
  wallTime(activity.createdAt, timezone),
  activity.appliedAt === null ? null : wallTime(activity.appliedAt, timezone),
  atEnd(activity, timezone),
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

/**
 * Writes changes as CSV. Texts are escaped so that spreadsheets do not run them as formulas. Times are in the studio's
 * local time.
 */
export const activityCsv = (activity: readonly ActivityView[], timezone: string): string =>
  byteOrderMark + writeCsv([columns, ...activity.map((one) => rowOf(one, timezone))]);
