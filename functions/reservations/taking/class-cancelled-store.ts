import { channelNames, type Marketplace } from '#shared/contracts/channels.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { recordedLine } from '#functions/_domain/classes/recorded-store.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface ClassCancelled {
  readonly studioId: string;
  readonly classId: string;
  /** The marketplace that reported the cancellation. */
  readonly marketplace: Marketplace;
  /** When the mail that reports it was received (UTC). */
  readonly at: string;
  /** Whether a person has decided that the class is cancelled. Otherwise the mail alone says so. */
  readonly isDecided: boolean;
  readonly correlationId: string;
}

interface Marking extends ClassCancelled {
  readonly auditId: string;
  readonly adjustmentId: string;
  /** When the class is marked as cancelled. */
  readonly now: Date;
}

/** A marketplace reported that a class is cancelled. */
interface ClassCalledOff {
  readonly kind: 'class-called-off';
  readonly cls: ClassItem;
  readonly given: Marking;
}

export const calledOffDerivers: Derivers<ClassCalledOff> = {
  'class-called-off': ({ cls, given }) => {
    const { studioId, classId, marketplace, at, auditId, correlationId, adjustmentId, now } = given;
    const key = { studioId, classId, month: monthOf(classId) };
    return {
      items: [
        writerOf(ClassEntity)
          .patch(key)
          .set({ cancelledAt: at, cancelledBy: marketplace, version: cls.version + 1 })
          .where((item, { eq }) => eq(item.version, cls.version))
          .commit(),
        // Demand is not learned from this class: everybody cancelled because the class did not take place.
        writerOf(ClassDemandEntity).patch(key).set({ cancelledAt: at }).commit(),
      ],
      audit: {
        studioId,
        auditId,
        at,
        actor: marketplace,
        action: 'reservations.classCancelled',
        subject: classId,
        correlationId,
      },
      recorded: recordedLine({
        adjustmentId,
        cls,
        marketplace,
        source: 'called-off',
        status: 'applied',
        at: now.toISOString(),
        message: `${channelNames[marketplace]} wrote that this class does not take place.`,
      }),
    };
  },
};

/**
 * `stands`: after the report, the owner said that the class takes place, so it is not cancelled again. `denied`: the
 * owner said so before it, so it may be a second copy of the report that the owner contradicted.
 */
export type CancelledClass = 'cancelled' | 'stands' | 'denied' | 'no-class';

/** What the owner's word that the class takes place says about a report; undefined if it says nothing. */
function contradicted(
  { at, isDecided }: ClassCancelled,
  { reinstatedAt }: ClassItem,
): 'stands' | 'denied' | undefined {
  if (isDecided || reinstatedAt === undefined) return undefined;
  return Date.parse(at) <= Date.parse(reinstatedAt) ? 'stands' : 'denied';
}

/** @returns the class's state; undefined if it changed since it was read */
export async function storeClassCancelled(
  table: StudioTable,
  given: Marking,
): Promise<CancelledClass | undefined> {
  const { studioId, classId } = given;
  const key = { studioId, classId, month: monthOf(classId) };
  const { data: cls } = await table.of(ClassEntity).get(key).go({ consistent: true });
  if (!cls) return 'no-class';
  if (cls.cancelledAt !== undefined) return 'cancelled';
  const word = contradicted(given, cls);
  if (word) return word;
  return (await committed(table, calledOffDerivers, [{ kind: 'class-called-off', cls, given }]))
    ? 'cancelled'
    : undefined;
}
