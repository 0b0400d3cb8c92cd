import { ImportEntity, ImportSlotEntity } from '#functions/_data/bookings/import.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { hasEnded } from '../state/import.ts';
import { readSlots, type Slot } from '#functions/_domain/imports/import-slot-store.ts';
import { readImport } from '../state/import-store.ts';
import { slotNames } from '#functions/_domain/imports/slots.ts';
import type { Import } from '../state/import-record.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** All places of a studio as they were read, and who waits in them for a person. */
export interface AllPlaces {
  readonly held: readonly Slot[];
  readonly places: readonly { readonly slot: string; readonly before: Slot | undefined }[];
  /** Imports that have not ended: whoever takes all places ends them. */
  readonly waiting: readonly Import[];
}

export async function readAllPlaces(table: StudioTable, studioId: string): Promise<AllPlaces> {
  const held = await readSlots(table, studioId);
  const holderOf = new Map(held.map((one) => [one.slot, one]));
  const holders = held.filter(({ holder }) => holder === 'import');
  const imports = await Promise.all(holders.map(({ holderId }) => readImport(table, studioId, holderId)));
  return {
    held,
    places: slotNames.map((slot) => ({ slot, before: holderOf.get(slot) })),
    waiting: imports.flatMap((one) => (one && !hasEnded(one.status) ? [one] : [])),
  };
}

/** Who takes all places, and until when. */
export interface TakingAll extends Pick<AllPlaces, 'places' | 'waiting'> {
  readonly studioId: string;
  readonly holder: 'clearing' | 'taking-back';
  readonly holderId: string;
  readonly until: string;
  readonly at: string;
  /** What the imports are told that waited and end now. */
  readonly gaveWay: string;
}

/** Takes all places at once, if nobody took one since they were read, and ends the imports that waited in them. */
export const allPlacesWrites = (taking: TakingAll): Write[] => [
  ...taking.places.map(({ slot, before }) =>
    writerOf(ImportSlotEntity)
      .put({
        studioId: taking.studioId,
        slot,
        holder: taking.holder,
        holderId: taking.holderId,
        working: true,
        until: taking.until,
      })
      .where((one, { eq, notExists }) =>
        before
          ? `${eq(one.holderId, before.holderId)} AND ${eq(one.until, before.until)}`
          : notExists(one.slot),
      )
      .commit(),
  ),
  ...taking.waiting.map(({ importId, version }) =>
    writerOf(ImportEntity)
      .patch({ studioId: taking.studioId, importId })
      .set({
        status: 'cancelled',
        problem: taking.gaveWay,
        finishedAt: taking.at,
        version: version + 1,
      })
      .where((one, { eq }) => eq(one.version, version))
      .commit(),
  ),
];
