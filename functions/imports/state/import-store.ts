import { createWriteTransaction } from 'electrodb';
import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import { ImportEntity, ImportSlotEntity } from '#functions/_data/bookings/import.ts';
import { transacted } from '#functions/_data/table/transact.ts';
import { UnfinishedEntity } from '#functions/_data/studio/unfinished.ts';
import { underWay } from '#functions/_domain/studio/unfinished-store.ts';
import { isAtWork, mayBecome } from './import.ts';
import { present } from '#functions/_platform/present.ts';
import type { OpenSlot } from '#functions/_domain/imports/slots.ts';
import type { Import } from './import-record.ts';

const entities = { import: ImportEntity, slot: ImportSlotEntity, unfinished: UnfinishedEntity };

export async function readImport(studioId: string, importId: string): Promise<Import | undefined> {
  const { data } = await ImportEntity.get({ studioId, importId }).go({ consistent: true });
  return data ?? undefined;
}

export interface ImportPage {
  readonly imports: Import[];
  /** The id below which the next page begins. */
  readonly lastId: string | undefined;
}

/** One page of a studio's imports, newest first. */
export async function readImports(
  studioId: string,
  below: string | undefined,
  itemsMax: number,
): Promise<ImportPage> {
  const all = ImportEntity.query.primary({ studioId });
  const query = below === undefined ? all : all.lt({ importId: below });
  const { data } = await query.go({ order: 'desc', limit: itemsMax + 1 });
  const imports = data.slice(0, itemsMax);
  return { imports, lastId: data.length > itemsMax ? imports.at(-1)?.importId : undefined };
}

export interface NewImport {
  readonly item: Import;
  readonly place: OpenSlot;
  readonly until: string;
  /** The import that held the place and came to no end; it ends now. */
  readonly left: Import | undefined;
}

const leftProblem = 'It was not finished, and gave way to another import.';

/** Begins an import in a place, if nobody took it since it was read. */
export async function createImport({ item, place, until, left }: NewImport): Promise<boolean> {
  const { studioId, importId, createdAt } = item;
  const { slot, before } = place;
  const transaction = createWriteTransaction(entities, (write) => [
    write.import.create(present(item)).commit(),
    write.slot
      .put({ studioId, slot, holder: 'import', holderId: importId, working: false, until })
      .where((one, { eq, notExists }) =>
        before
          ? `${eq(one.holderId, before.holderId)} AND ${eq(one.until, before.until)}`
          : notExists(one.slot),
      )
      .commit(),
    ...(left
      ? [
          write.import
            .patch({ studioId, importId: left.importId })
            .set({
              status: 'cancelled',
              problem: leftProblem,
              finishedAt: createdAt,
              version: left.version + 1,
            })
            .where((one, { eq }) => eq(one.version, left.version))
            .commit(),
        ]
      : []),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return !canceled;
}

type Changed = Partial<Omit<Import, 'studioId' | 'importId' | 'version'>>;

/** What becomes of the import's place: it stays as it is, is held until then, or is given back. */
export type PlaceChange = { readonly working: boolean; readonly until: string } | 'free' | 'stays';

/** An end amid the rows: the chunks that are left have to be ticked off, or written to their end. */
const isCutShort = (before: Import, { status }: Changed): boolean =>
  before.status === 'importing' && (status === 'cancelled' || status === 'failed');

/**
 * Changes an import, its place, and whether it counts as unfinished, if nobody changed it since it was read.
 */
export async function changeImport(
  before: Import,
  change: Changed,
  place: PlaceChange,
  now: Date,
): Promise<Import | undefined> {
  const { studioId, importId, slot, version } = before;
  if (change.status !== undefined && !mayBecome(before.status, change.status)) return undefined;
  const transaction = createWriteTransaction(entities, (write) => [
    write.import
      .patch({ studioId, importId })
      .set({ ...present(change), version: version + 1 })
      .where((one, { eq }) => eq(one.version, version))
      .commit(),
    ...(change.status === undefined
      ? []
      : isAtWork(change.status) || isCutShort(before, change)
        ? [write.unfinished.put(underWay({ studioId, kind: 'import', id: importId }, now)).commit()]
        : [write.unfinished.delete({ studioId, kind: 'import', id: importId }).commit()]),
    ...(place === 'stays'
      ? []
      : place === 'free'
        ? [
            write.slot
              .delete({ studioId, slot })
              .where((one, { eq }) => eq(one.holderId, importId))
              .commit(),
          ]
        : [
            write.slot
              .patch({ studioId, slot })
              .set(place)
              .where((one, { eq }) => eq(one.holderId, importId))
              .commit(),
          ]),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return canceled ? undefined : { ...before, ...change, version: version + 1 };
}

/** Notes how many rows were read, while the import is at it. @returns false when it no longer is */
export async function noteChecked(of: Import, rowsChecked: number): Promise<boolean> {
  const { studioId, importId, version } = of;
  try {
    await ImportEntity.patch({ studioId, importId })
      .set({ rowsChecked })
      .where((one, { eq }) => eq(one.version, version))
      .go();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
