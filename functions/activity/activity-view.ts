import type { ActivityView } from '../../shared/contracts/activity/activity.ts';
import { channelNames, type Marketplace } from '../../shared/contracts/channels.ts';

/** A change of places as it is kept. */
export interface AdjustmentRow {
  readonly adjustmentId: string;
  readonly createdAt: string;
  readonly appliedAt?: string | undefined;
  readonly marketplace: Marketplace;
  readonly classId: string;
  readonly className: string;
  readonly classLocalDate: string;
  readonly classLocalTime: string;
  readonly slotsChanged: number;
  readonly placesTo: number;
  readonly source: ActivityView['source'];
  readonly status: 'pending' | 'applied' | 'cancelled' | 'failed';
  readonly message?: string | undefined;
  readonly guided?: boolean | undefined;
  readonly recordingKeys?: readonly string[] | undefined;
}

const statusOf: Record<AdjustmentRow['status'], ActivityView['status']> = {
  applied: 'success',
  failed: 'failure',
  pending: 'pending',
  cancelled: 'pending',
};

function detailsOf({ status, message, marketplace, placesTo }: AdjustmentRow): string {
  const name = channelNames[marketplace];
  if (status === 'failed') return `Error: ${message ?? `${name} did not take the change.`}`;
  if (message !== undefined) return message;
  if (status === 'applied') return `${name} shows ${placesTo} places.`;
  if (status === 'cancelled') return 'Not sent: a newer change took its place.';
  return `${name} is to show ${placesTo} places.`;
}

/** A kept change as Logs show it. */
export const activityOf = (row: AdjustmentRow): ActivityView => ({
  adjustmentId: row.adjustmentId,
  createdAt: row.createdAt,
  appliedAt: row.appliedAt ?? null,
  marketplace: row.marketplace,
  classId: row.classId,
  className: row.className,
  classLocalDate: row.classLocalDate,
  classLocalTime: row.classLocalTime,
  slotsChanged: row.slotsChanged,
  placesTo: row.placesTo,
  source: row.source,
  status: statusOf[row.status],
  details: detailsOf(row),
  hasRecording: (row.recordingKeys ?? []).length > 0,
  awaitsConfirmation: row.guided === true && row.status === 'pending',
});
