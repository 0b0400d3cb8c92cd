import { isConditionFailure, unlessRefused } from '#functions/_data/table/conditions.ts';
import { ImportSlotEntity, type ImportSlotItem } from '#functions/_data/bookings/import.ts';
import { writerOf, type Write, type WriterOf } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** An import permit of a studio. */
export type ImportPermit = ImportSlotItem;

export async function readPermits(table: StudioTable, studioId: string): Promise<ImportPermit[]> {
  const { data } = await table
    .of(ImportSlotEntity)
    .query.primary({ studioId })
    .go({ consistent: true, pages: 'all' });
  return data;
}

export interface Holding {
  readonly studioId: string;
  readonly slot: string;
  readonly holder: ImportPermit['holder'];
  readonly holderId: string;
  readonly working: boolean;
  readonly until: string;
}

type Condition = Parameters<ReturnType<WriterOf<typeof ImportSlotEntity>['put']>['where']>[0];

/** The condition that nobody has taken a permit since it was read. */
const asRead =
  (before: ImportPermit | undefined): Condition =>
  (one, { eq, notExists }) =>
    before ? `${eq(one.holderId, before.holderId)} AND ${eq(one.until, before.until)}` : notExists(one.slot);

/** Takes a permit, if nobody has taken it since it was read. */
export const permitWrite = (holding: Holding, before: ImportPermit | undefined): Write =>
  writerOf(ImportSlotEntity).put(holding).where(asRead(before)).commit();

/** Takes a permit for work that ends within the request, unless somebody has taken it since it was read. */
export const takePermit = (
  table: StudioTable,
  holding: Holding,
  before: ImportPermit | undefined,
): Promise<boolean> =>
  unlessRefused(() => table.of(ImportSlotEntity).put(holding).where(asRead(before)).go());

/** Releases a permit, unless somebody else now holds it. */
export async function freePermit(
  table: StudioTable,
  studioId: string,
  slot: string,
  holderId: string,
): Promise<void> {
  try {
    await table
      .of(ImportSlotEntity)
      .delete({ studioId, slot })
      .where((item, { eq }) => eq(item.holderId, holderId))
      .go();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** Releases several permits, one after the other. */
export async function freePermits(
  table: StudioTable,
  studioId: string,
  slots: readonly string[],
  holderId: string,
): Promise<void> {
  for (const slot of slots) await freePermit(table, studioId, slot, holderId);
}

/** Extends the time for which an import that waits for a person holds its permit, unless another one has taken it. */
export const extendWaiting = (
  table: StudioTable,
  {
    studioId,
    slot,
    importId,
  }: { readonly studioId: string; readonly slot: string; readonly importId: string },
  until: string,
): Promise<boolean> =>
  unlessRefused(() =>
    table
      .of(ImportSlotEntity)
      .patch({ studioId, slot })
      .set({ until })
      .where((item, { eq }) => `${eq(item.holderId, importId)} AND ${eq(item.working, false)}`)
      .go(),
  );

interface SlotsHeld {
  readonly kind: 'import-slots-held';
  readonly studioId: string;
  readonly slots: readonly string[];
  readonly holderId: string;
  readonly until: string;
}

interface SlotsTaken {
  readonly kind: 'import-slots-taken';
  readonly taken: readonly { readonly holding: Holding; readonly before: ImportPermit | undefined }[];
}

export const slotDerivers: Derivers<SlotsHeld | SlotsTaken> = {
  'import-slots-taken': ({ taken }) => ({
    items: taken.map(({ holding, before }) => permitWrite(holding, before)),
  }),
  'import-slots-held': ({ studioId, slots, holderId, until }) => ({
    items: slots.map((slot) =>
      writerOf(ImportSlotEntity)
        .patch({ studioId, slot })
        .set({ until })
        .where((item, { eq }) => eq(item.holderId, holderId))
        .commit(),
    ),
  }),
};

/** Extends the time for which a permit is held. */
export async function holdSlots(
  table: StudioTable,
  studioId: string,
  slots: readonly string[],
  holderId: string,
  until: string,
): Promise<void> {
  const change = { kind: 'import-slots-held', studioId, slots, holderId, until } as const;
  if (!(await committed(table, slotDerivers, [change])))
    throw new Error(`${holderId} no longer holds its import permits`);
}

/** Takes several permits at once, if none of them was taken since they were read. */
export const takePermits = (table: StudioTable, taken: SlotsTaken['taken']): Promise<boolean> =>
  committed(table, slotDerivers, [{ kind: 'import-slots-taken', taken }]);

/** A check in a transaction that a permit is still held by a holder that waits for a person. */
export type PermitCheck = Write;

export const stillWaiting = ({ studioId, slot, holderId }: ImportPermit): PermitCheck =>
  writerOf(ImportSlotEntity)
    .check({ studioId, slot })
    .where((one, { eq }) => `${eq(one.holderId, holderId)} AND ${eq(one.working, false)}`)
    .commit();
