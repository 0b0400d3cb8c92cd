import type { ActivityView } from '#shared/contracts/activity/activity.ts';
import { channelNames, type AllottedChannel } from '#shared/contracts/channels.ts';
import { placesMessage } from '#functions/_domain/classes/places-message.ts';
import type { ClassOffered } from '../pending/offered.ts';
import { instructionOf, type Task } from '../pending/task.ts';
import { causeOf, supersededFor } from './superseded.ts';

/** A stored change of a class's places. */
export interface AdjustmentRow {
  readonly adjustmentId: string;
  readonly createdAt: string;
  readonly appliedAt?: string | undefined;
  readonly endedAt?: string | undefined;
  readonly marketplace: AllottedChannel;
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
  readonly mayShowBefore?: number | undefined;
  readonly recordingKeys?: readonly string[] | undefined;
}

const statusOf: Record<AdjustmentRow['status'], ActivityView['status']> = {
  applied: 'success',
  failed: 'failure',
  pending: 'pending',
  cancelled: 'not-sent',
};

/** Who has paused automation: the studio itself, or the team for all studios. */
export type PausedBy = 'studio' | 'team';

const waitsFor: Record<PausedBy, string> = {
  studio: 'Waiting: automation is paused. It is sent once you resume automation.',
  team: 'Waiting: we have paused automation for all studios. It is sent once automation runs again.',
};

/** Whether a change waits while automation is paused. Only automatic changes do. */
const isAutomatic = ({ source }: AdjustmentRow): boolean => source === 'automatic' || source === 'reconciler';

/** Whether a change is a task for a person, who has not answered it. */
export const isOpenTask = ({ guided, status }: Pick<AdjustmentRow, 'guided' | 'status'>): boolean =>
  guided === true && status === 'pending';

const taskOf = ({ classLocalDate, classLocalTime, placesTo, ...row }: AdjustmentRow): Task => ({
  ...row,
  localDate: classLocalDate,
  localTime: classLocalTime,
  places: placesTo,
});

/** What a change is shown with: who has paused automation, and the class as it is now if the change is a task. */
export interface ShownWith {
  readonly pausedBy?: PausedBy | undefined;
  readonly cls?: ClassOffered | undefined;
}

type Details = Pick<ActivityView, 'details' | 'says'>;

function detailsOf(row: AdjustmentRow, { pausedBy, cls }: ShownWith): Details {
  const { status, message, marketplace, placesTo } = row;
  const name = channelNames[marketplace];
  if (status === 'failed') return { details: `Error: ${message ?? `${name} did not accept the change.`}` };
  if (message !== undefined) {
    const says = causeOf(message);
    return { details: message, ...(says && { says }) };
  }
  if (isOpenTask(row)) return { details: instructionOf(taskOf(row), cls) };
  if (status === 'applied') return { says: 'shows', details: `${name} shows ${placesMessage(placesTo)}.` };
  if (status === 'cancelled') return { says: 'replaced', details: supersededFor.replaced };
  if (pausedBy !== undefined && isAutomatic(row))
    return { says: `paused-by-${pausedBy}`, details: waitsFor[pausedBy] };
  return { says: 'is-to-show', details: `${name} is to show ${placesMessage(placesTo)}.` };
}

/** A stored change in the form that Logs show. */
export const activityOf = (row: AdjustmentRow, shownWith: ShownWith = {}): ActivityView => ({
  adjustmentId: row.adjustmentId,
  createdAt: row.createdAt,
  appliedAt: row.appliedAt ?? null,
  endedAt: row.endedAt ?? null,
  marketplace: row.marketplace,
  classId: row.classId,
  className: row.className,
  classLocalDate: row.classLocalDate,
  classLocalTime: row.classLocalTime,
  slotsChanged: row.slotsChanged,
  placesTo: row.placesTo,
  source: row.source,
  status: statusOf[row.status],
  ...detailsOf(row, shownWith),
  hasRecording: (row.recordingKeys ?? []).length > 0,
  awaitsConfirmation: isOpenTask(row),
});
