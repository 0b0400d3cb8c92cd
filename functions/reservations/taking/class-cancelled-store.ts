import { createWriteTransaction } from 'electrodb';
import { channelNames, type Marketplace } from '#shared/contracts/channels.ts';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { transacted } from '#functions/_data/table/transact.ts';
import { notedWrite } from '#functions/_domain/classes/noted-store.ts';

const entities = { class: ClassEntity, audit: AuditEntity, adjustment: AdjustmentEntity };

export interface ClassCancelled {
  readonly studioId: string;
  readonly classId: string;
  /** Who told of it. */
  readonly marketplace: Marketplace;
  readonly at: string;
  readonly correlationId: string;
}

interface Marking extends ClassCancelled {
  readonly auditId: string;
  readonly adjustmentId: string;
  /** When it is marked. */
  readonly now: Date;
}

/** @returns whether there is such a class; undefined where it changed since it was read */
export async function storeClassCancelled(given: Marking): Promise<boolean | undefined> {
  const { studioId, classId, marketplace, at, auditId, correlationId, adjustmentId, now } = given;
  const key = { studioId, classId, month: monthOf(classId) };
  const { data: of } = await ClassEntity.get(key).go({ consistent: true });
  if (!of) return false;
  if (of.cancelledAt !== undefined) return true;
  const { canceled } = await transacted(() =>
    createWriteTransaction(entities, (write) => [
      write.class
        .patch(key)
        .set({ cancelledAt: at, cancelledBy: marketplace, version: of.version + 1 })
        .where((item, { eq }) => eq(item.version, of.version))
        .commit(),
      write.audit
        .create({
          studioId,
          auditId,
          at,
          actor: marketplace,
          action: 'reservations.classCancelled',
          subject: classId,
          correlationId,
        })
        .commit(),
      notedWrite(write.adjustment, {
        adjustmentId,
        of,
        marketplace,
        source: 'called-off',
        status: 'applied',
        at: now.toISOString(),
        message: `${channelNames[marketplace]} wrote that this class does not take place.`,
      }),
    ]).go(),
  );
  return canceled ? undefined : true;
}
