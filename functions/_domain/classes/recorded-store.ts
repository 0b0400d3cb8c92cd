import type { AllottedChannel } from '#shared/contracts/channels.ts';
import type { ActivityView } from '#shared/contracts/activity/activity.ts';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import type { ClassItem } from '#functions/_data/classes/class.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';

/** A line in Logs that is not about a change of places. */
export interface Recorded {
  readonly adjustmentId: string;
  readonly cls: ClassItem;
  readonly marketplace: AllottedChannel;
  readonly source: Extract<ActivityView['source'], 'booking' | 'called-off' | 'reinstated' | 'restored'>;
  readonly status: 'applied' | 'failed';
  /** When it happened in Cupo. */
  readonly at: string;
  readonly message: string;
  readonly recordingKeys?: readonly string[];
}

/** The write that adds the line to the log. */
const recordedWrite = (recorded: Recorded): Write => {
  const { adjustmentId, cls, marketplace, source, status, at, message, recordingKeys } = recorded;
  return writerOf(AdjustmentEntity)
    .create({
      studioId: cls.studioId,
      adjustmentId,
      classId: cls.classId,
      className: cls.className,
      classLocalDate: cls.localDate,
      classLocalTime: cls.localTime,
      marketplace,
      source,
      slotsChanged: 0,
      placesTo: cls.allocations[marketplace] ?? 0,
      status,
      createdAt: at,
      ...(status === 'applied' && { appliedAt: at }),
      message,
      ...(recordingKeys && { recordingKeys: [...recordingKeys] }),
    })
    .commit();
};

/** Derives the line in Logs of a change. */
export const recordedLine = (recorded: Recorded) =>
  ({ follow: 'recorded', writes: [recordedWrite(recorded)] }) as const;
