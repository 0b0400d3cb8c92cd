import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { countedOf } from '#functions/_domain/classes/class-figures.ts';
import { classTally } from '#functions/_domain/classes/tally.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { present } from '#functions/_platform/present.ts';
import type { UnreportedFigures } from './unreported-cancelled.ts';

/** A marketplace reported the cancellation of a booking that was one of a class's unreported places. */
export interface UnreportedCancelled {
  readonly kind: 'unreported-cancelled';
  readonly cls: ClassItem;
  readonly figures: UnreportedFigures;
  readonly at: Date;
  readonly channel: string;
  readonly reference: string;
  readonly audit: { readonly auditId: string; readonly correlationId: string };
}

export const unreportedDerivers: Derivers<UnreportedCancelled> = {
  'unreported-cancelled': ({ cls, figures: { fileCount, ...figures }, at, channel, reference, audit }) => {
    const { studioId, classId, version } = cls;
    const before = countedOf(cls);
    return {
      items: [
        writerOf(ClassEntity)
          .patch({ studioId, classId, month: monthOf(classId) })
          .set({ ...figures, ...(fileCount && { fileCount: present(fileCount) }), version: version + 1 })
          .where((item, { eq }) => eq(item.version, version))
          .commit(),
      ],
      audit: {
        studioId,
        ...audit,
        at: at.toISOString(),
        actor: channel,
        action: 'reservations.cancelUnreported',
        subject: classId,
        note: `${reference} was cancelled, which nobody had reported`,
      },
      tally: {
        cls: { studioId, classId },
        by: [classTally(before, { ...before, bookings: figures.bookings })],
      },
    };
  },
};
