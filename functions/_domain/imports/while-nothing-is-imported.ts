import { Failure } from '#shared/contracts/failure.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import {
  freePermits,
  readPermits,
  stillWaiting,
  takePermits,
  type PermitCheck,
} from './import-permit-store.ts';
import { heldUntil, isWorkUnderWay, permitNames } from './permits.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/**
 * Does something that lasts no longer than a request, while nothing is imported, read from the studio's system, cleared
 * or undone. Imports that wait for a person go on waiting.
 *
 * @param work gets checks that fail if one of those imports was confirmed meanwhile. They belong into the transaction
 * that needs this to be true.
 * @param refusal the error message while something is under way
 * @throws {Failure} `conflict`
 */
export async function whileNothingIsImported<R>(
  table: StudioTable,
  studioId: string,
  { clock, ids }: Pick<Base, 'clock' | 'ids'>,
  refusal: string,
  work: (checks: readonly PermitCheck[]) => Promise<R>,
): Promise<R> {
  const now = clock.now();
  const holderId = ids.next();
  const until = heldUntil(now, 'direct');
  const { slots, checks } = await untilStored(async () => {
    const held = await readPermits(table, studioId);
    if (isWorkUnderWay(held, now)) throw new Failure('conflict', refusal);
    const waiting = held.filter(({ working }) => !working);
    const isFree = (slot: string) => !waiting.some((one) => one.slot === slot);
    const free = permitNames.filter(isFree);
    const taken = free.map((slot) => ({
      holding: { studioId, slot, holder: 'direct', holderId, working: true, until } as const,
      before: held.find((one) => one.slot === slot),
    }));
    return (await takePermits(table, taken)) ? { slots: free, checks: waiting.map(stillWaiting) } : undefined;
  }, refusal);
  try {
    return await work(checks);
  } finally {
    await freePermits(table, studioId, slots, holderId);
  }
}
