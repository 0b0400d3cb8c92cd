import { ClearingEntity } from '#functions/_data/bookings/clearing.ts';
import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import { ImportSlotEntity } from '#functions/_data/bookings/import.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { commit, committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { UnfinishedEntity } from '#functions/_data/studio/unfinished.ts';
import { underWay } from '#functions/_domain/studio/unfinished-store.ts';
import { allPermitsWrites, type AllPermits } from './all-places-store.ts';
import type { Clearing } from './clearing.ts';
import { readPermits } from '#functions/_domain/imports/import-permit-store.ts';
import { present } from '#functions/_platform/present.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export async function readClearing(
  table: StudioTable,
  studioId: string,
  clearingId: string,
): Promise<Clearing | undefined> {
  const { data } = await table.of(ClearingEntity).get({ studioId, clearingId }).go({ consistent: true });
  return data ?? undefined;
}

export interface NewClearing extends Pick<AllPermits, 'permits' | 'waiting'> {
  readonly item: Clearing;
  readonly until: string;
}

const gaveWay = 'The imported data was cleared meanwhile.';

type ClearingChanged =
  | { readonly kind: 'clearing-begun'; readonly begun: NewClearing }
  | { readonly kind: 'clearing-ended'; readonly clearing: Clearing; readonly end: ClearingEnd }
  | {
      readonly kind: 'import-slot-freed';
      readonly studioId: string;
      readonly slot: string;
      readonly holderId: string;
    };

type ClearingEnd = Pick<Clearing, 'status' | 'problem'> & { readonly finishedAt: string };

export const clearingDerivers: Derivers<ClearingChanged> = {
  'clearing-begun': ({ begun: { item, permits, until, waiting } }) => {
    const { studioId, clearingId, createdAt: at } = item;
    const mine = { holder: 'clearing', holderId: clearingId, gaveWay } as const;
    return {
      items: [
        writerOf(ClearingEntity).create(present(item)).commit(),
        writerOf(UnfinishedEntity)
          .put(underWay({ studioId, kind: 'clearing', id: clearingId }, new Date(at)))
          .commit(),
        ...allPermitsWrites({ ...mine, studioId, at, permits, until, waiting }),
      ],
    };
  },
  'clearing-ended': ({ clearing: { studioId, clearingId }, end }) => ({
    items: [
      writerOf(ClearingEntity)
        .patch({ studioId, clearingId })
        .set(present(end))
        .where((one, { eq }) => eq(one.status, 'running'))
        .commit(),
      writerOf(UnfinishedEntity).delete({ studioId, kind: 'clearing', id: clearingId }).commit(),
    ],
  }),
  'import-slot-freed': ({ studioId, slot, holderId }) => ({
    items: [
      writerOf(ImportSlotEntity)
        .delete({ studioId, slot })
        .where((one, { eq }) => eq(one.holderId, holderId))
        .commit(),
    ],
  }),
};

/** Begins a clearing by taking all permits at once, if none was taken since they were read. */
export const createClearing = (table: StudioTable, begun: NewClearing): Promise<boolean> =>
  committed(table, clearingDerivers, [{ kind: 'clearing-begun', begun }]);

/**
 * Counts bookings just before they are removed, once per batch. After a crash, the next worker removes the rest of the
 * batch and counts the next one.
 */
export async function countBookings(
  table: StudioTable,
  { studioId, clearingId, countedTo }: Clearing,
  bookings: number,
  to: string,
): Promise<void> {
  try {
    await table
      .of(ClearingEntity)
      .patch({ studioId, clearingId })
      .add({ bookings })
      .set({ countedTo: to })
      .where((one, { eq, notExists }) =>
        countedTo === undefined ? notExists(one.countedTo) : eq(one.countedTo, countedTo),
      )
      .go();
  } catch (error) {
    // Another worker has already counted these bookings.
    if (!isConditionFailure(error)) throw error;
  }
}

/**
 * Ends a clearing and returns its permits in one transaction, so that an ended clearing never blocks an import. A
 * clearing that has already ended is not changed.
 *
 * @returns true, or undefined if its permits changed since they were read
 */
export async function endClearing(
  table: StudioTable,
  clearing: Clearing,
  end: ClearingEnd,
): Promise<true | undefined> {
  const { studioId, clearingId: holderId } = clearing;
  const held = (await readPermits(table, studioId)).filter((one) => one.holderId === holderId);
  const { stored, refused } = await commit(table, clearingDerivers, [
    { kind: 'clearing-ended', clearing, end },
    ...held.map(({ slot }) => ({ kind: 'import-slot-freed', studioId, slot, holderId }) as const),
  ]);
  return stored || refused.has('clearing-ended') ? true : undefined;
}
