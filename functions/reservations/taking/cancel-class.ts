import type { Base } from '#functions/_platform/ports/base.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { closeCalledOff } from '#functions/_domain/places/decisions/close-offers.ts';
import { storeClassCancelled, type CancelledClass, type ClassCancelled } from './class-cancelled-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const changedMeanwhile = 'The class is being changed at the same time. Please try again.';

/**
 * Cancels a class once, unless its owner has said that it takes place, adds an entry to the audit trail, and closes
 * the class's offers at marketplaces. After an interruption, a repeat does the rest.
 */
export async function cancelClass(
  table: StudioTable,
  given: ClassCancelled,
  deps: Base,
): Promise<CancelledClass> {
  const state = await untilStored(
    () =>
      storeClassCancelled(table, {
        ...given,
        now: deps.clock.now(),
        auditId: deps.ids.next(),
        adjustmentId: deps.ids.next(),
      }),
    changedMeanwhile,
  );
  if (state === 'cancelled') await closeCalledOff(table, given, deps);
  return state;
}
