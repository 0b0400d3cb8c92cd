import type { Marketplace } from '#shared/contracts/channels.ts';
import type { ActivityView } from '#shared/contracts/activity/activity.ts';
import type { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import type { ClassItem } from '#functions/_data/classes/class.ts';
import type { WriterOf } from '#functions/_data/table/writer.ts';

/** What Logs say of a class beside its changes: no place of it moved. */
export interface Noted {
  readonly adjustmentId: string;
  readonly of: ClassItem;
  readonly marketplace: Marketplace;
  readonly source: Extract<ActivityView['source'], 'booking' | 'called-off' | 'reinstated'>;
  readonly status: 'applied' | 'failed';
  /** When it was done here. */
  readonly at: string;
  readonly message: string;
  readonly recordingKeys?: readonly string[];
}

/** The write that notes it, for the transaction that does it. */
export const notedWrite = (adjustments: WriterOf<typeof AdjustmentEntity>, noted: Noted) => {
  const { adjustmentId, of, marketplace, source, status, at, message, recordingKeys } = noted;
  return adjustments
    .create({
      studioId: of.studioId,
      adjustmentId,
      classId: of.classId,
      className: of.className,
      classLocalDate: of.localDate,
      classLocalTime: of.localTime,
      marketplace,
      source,
      slotsChanged: 0,
      placesTo: of.allocations[marketplace] ?? 0,
      status,
      createdAt: at,
      ...(status === 'applied' && { appliedAt: at }),
      message,
      ...(recordingKeys && { recordingKeys: [...recordingKeys] }),
    })
    .commit();
};
