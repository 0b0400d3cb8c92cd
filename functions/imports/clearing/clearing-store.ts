import { createWriteTransaction } from 'electrodb';
import { ClearingEntity } from '#functions/_data/bookings/clearing.ts';
import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import { ImportEntity, ImportSlotEntity } from '#functions/_data/bookings/import.ts';
import { transacted } from '#functions/_data/table/transact.ts';
import { UnfinishedEntity } from '#functions/_data/studio/unfinished.ts';
import { underWay } from '#functions/_domain/studio/unfinished-store.ts';
import { allPlacesWrites, type AllPlaces } from './all-places-store.ts';
import type { Clearing } from './clearing.ts';
import { readSlots } from '#functions/_domain/imports/import-slot-store.ts';
import { present } from '#functions/_platform/present.ts';

const entities = {
  clearing: ClearingEntity,
  slot: ImportSlotEntity,
  import: ImportEntity,
  unfinished: UnfinishedEntity,
};

export async function readClearing(studioId: string, clearingId: string): Promise<Clearing | undefined> {
  const { data } = await ClearingEntity.get({ studioId, clearingId }).go({ consistent: true });
  return data ?? undefined;
}

export interface NewClearing extends Pick<AllPlaces, 'places' | 'waiting'> {
  readonly item: Clearing;
  readonly until: string;
}

const gaveWay = 'The imported data was cleared meanwhile.';

/** Begins a clearing in all places at once, if nobody took one since they were read. */
export async function createClearing({ item, places, until, waiting }: NewClearing): Promise<boolean> {
  const { studioId, clearingId, createdAt: at } = item;
  const mine = { holder: 'clearing', holderId: clearingId, gaveWay } as const;
  const taking = { ...mine, studioId, at, places, until, waiting };
  const transaction = createWriteTransaction(entities, (write) => [
    write.clearing.create(present(item)).commit(),
    write.unfinished
      .put(underWay({ studioId, kind: 'clearing', id: clearingId }, new Date(item.createdAt)))
      .commit(),
    ...allPlacesWrites(write, taking),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return !canceled;
}

/**
 * Counts bookings that are about to be removed. Done before they are, and once for each stretch of them: whoever goes
 * on after a crash removes the rest of the stretch and counts the next.
 */
export async function countBookings(
  { studioId, clearingId, countedTo }: Clearing,
  bookings: number,
  to: string,
): Promise<void> {
  try {
    await ClearingEntity.patch({ studioId, clearingId })
      .add({ bookings })
      .set({ countedTo: to })
      .where((one, { eq, notExists }) =>
        countedTo === undefined ? notExists(one.countedTo) : eq(one.countedTo, countedTo),
      )
      .go();
  } catch (error) {
    // Another worker has counted them.
    if (!isConditionFailure(error)) throw error;
  }
}

/**
 * Ends a clearing and gives back the places that it holds, in one transaction: a clearing that has ended keeps nobody from
 * an import. A clearing that ended earlier stays as it is.
 *
 * @returns true, or undefined when its places changed since they were read
 */
export async function endClearing(
  { studioId, clearingId }: Clearing,
  end: Pick<Clearing, 'status' | 'problem'> & { readonly finishedAt: string },
): Promise<true | undefined> {
  const held = (await readSlots(studioId)).filter(({ holderId }) => holderId === clearingId);
  const transaction = createWriteTransaction(entities, (write) => [
    write.clearing
      .patch({ studioId, clearingId })
      .set(present(end))
      .where((one, { eq }) => eq(one.status, 'running'))
      .commit(),
    write.unfinished.delete({ studioId, kind: 'clearing', id: clearingId }).commit(),
    ...held.map(({ slot }) =>
      write.slot
        .delete({ studioId, slot })
        .where((one, { eq }) => eq(one.holderId, clearingId))
        .commit(),
    ),
  ]);
  const { canceled, data } = await transacted(() => transaction.go());
  const isEnded = canceled && data[0]?.code === 'ConditionalCheckFailed';
  return !canceled || isEnded ? true : undefined;
}
