import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import { ImportDetailEntity, ImportEntity, ImportSlotEntity } from '#functions/_data/bookings/import.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { UnfinishedEntity } from '#functions/_data/studio/unfinished.ts';
import { underWay } from '#functions/_domain/studio/unfinished-store.ts';
import { isAtWork, mayBecome, wasConfirmed } from './import.ts';
import { present } from '#functions/_platform/present.ts';
import type { OpenPermit } from '#functions/_domain/imports/permits.ts';
import type { Import } from './import-record.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export async function readImport(
  table: StudioTable,
  studioId: string,
  importId: string,
): Promise<Import | undefined> {
  const { data } = await table.of(ImportEntity).get({ studioId, importId }).go({ consistent: true });
  return data ?? undefined;
}

export interface ImportPage {
  readonly imports: Import[];
  /** The id below which the next page begins. */
  readonly lastId: string | undefined;
}

/** One page of a studio's imports, newest first. */
export async function readImports(
  table: StudioTable,
  studioId: string,
  below: string | undefined,
  itemsMax: number,
): Promise<ImportPage> {
  const all = table.of(ImportEntity).query.primary({ studioId });
  const query = below === undefined ? all : all.lt({ importId: below });
  const { data } = await query.go({ order: 'desc', limit: itemsMax + 1 });
  const imports = data.slice(0, itemsMax);
  return { imports, lastId: data.length > itemsMax ? imports.at(-1)?.importId : undefined };
}

export interface NewImport {
  readonly item: Import;
  readonly place: OpenPermit;
  readonly until: string;
  /** The import that held the permit without ending; it ends now. */
  readonly left: Import | undefined;
}

type Changed = Partial<Omit<Import, 'studioId' | 'importId' | 'version'>>;

/** The change of the import's permit: unchanged, held until an instant, or freed. */
export type PlaceChange = { readonly working: boolean; readonly until: string } | 'free' | 'stays';

/** An end in the middle of the rows: the remaining chunks have to be marked as done, or finished. */
const isCutShort = (before: Import, { status }: Changed): boolean =>
  before.status === 'importing' && (status === 'cancelled' || status === 'failed');

type ImportChanged =
  | { readonly kind: 'import-begun'; readonly begun: NewImport }
  | {
      readonly kind: 'import-changed';
      readonly before: Import;
      readonly change: Changed;
      readonly place: PlaceChange;
      readonly now: Date;
    }
  | { readonly kind: 'import-forgotten'; readonly item: Import };

const leftProblem = 'It was not finished, and gave way to another import.';

/** Another import that held the place ends. */
const leftWrites = (left: Import, finishedAt: string): Write[] => {
  if (!wasConfirmed(left.status)) return forgottenWrites(left);
  const { studioId, importId, version } = left;
  return [
    writerOf(ImportEntity)
      .patch({ studioId, importId })
      .set({ status: 'cancelled', problem: leftProblem, finishedAt, version: version + 1 })
      .where((one, { eq }) => eq(one.version, version))
      .commit(),
  ];
};

/** An import that was only looked at leaves nothing behind. */
const forgottenWrites = ({ studioId, importId, version }: Import): Write[] => [
  writerOf(ImportEntity)
    .delete({ studioId, importId })
    .where((one, { eq }) => eq(one.version, version))
    .commit(),
  writerOf(ImportDetailEntity).delete({ studioId, importId }).commit(),
];

const takenWrite = ({ item: { studioId, importId }, place: { slot, before }, until }: NewImport): Write =>
  writerOf(ImportSlotEntity)
    .put({ studioId, slot, holder: 'import', holderId: importId, working: false, until })
    .where((one, { eq, notExists }) =>
      before
        ? `${eq(one.holderId, before.holderId)} AND ${eq(one.until, before.until)}`
        : notExists(one.slot),
    )
    .commit();

/** Whether it counts as unfinished. */
function unfinishedWrites(before: Import, change: Changed, now: Date): Write[] {
  if (change.status === undefined) return [];
  const work = { studioId: before.studioId, kind: 'import', id: before.importId } as const;
  const unfinished = writerOf(UnfinishedEntity);
  return isAtWork(change.status) || isCutShort(before, change)
    ? [unfinished.put(underWay(work, now)).commit()]
    : [unfinished.delete(work).commit()];
}

function placeWrites({ studioId, importId, slot }: Import, place: PlaceChange): Write[] {
  if (place === 'stays') return [];
  const slots = writerOf(ImportSlotEntity);
  const key = { studioId, slot };
  return place === 'free'
    ? [
        slots
          .delete(key)
          .where((one, { eq }) => eq(one.holderId, importId))
          .commit(),
      ]
    : [
        slots
          .patch(key)
          .set(place)
          .where((one, { eq }) => eq(one.holderId, importId))
          .commit(),
      ];
}

export const importStateDerivers: Derivers<ImportChanged> = {
  'import-begun': ({ begun }) => ({
    items: [
      writerOf(ImportEntity).create(present(begun.item)).commit(),
      takenWrite(begun),
      ...(begun.left ? leftWrites(begun.left, begun.item.createdAt) : []),
    ],
  }),
  'import-changed': ({ before, change, place, now }) => {
    const { studioId, importId, version } = before;
    return {
      items: [
        writerOf(ImportEntity)
          .patch({ studioId, importId })
          .set({ ...present(change), version: version + 1 })
          .where((one, { eq }) => eq(one.version, version))
          .commit(),
        ...unfinishedWrites(before, change, now),
        ...placeWrites(before, place),
      ],
    };
  },
  'import-forgotten': ({ item }) => {
    const { studioId, importId } = item;
    return {
      items: [
        ...forgottenWrites(item),
        writerOf(UnfinishedEntity).delete({ studioId, kind: 'import', id: importId }).commit(),
        ...placeWrites(item, 'free'),
      ],
    };
  },
};

/** Begins an import with a permit, if nobody took the permit since it was read. */
export const storeNewImport = (table: StudioTable, begun: NewImport): Promise<boolean> =>
  committed(table, importStateDerivers, [{ kind: 'import-begun', begun }]);

/** Changes an import, its permit, and whether it counts as unfinished, if nobody changed it since it was read. */
export async function changeImport(
  table: StudioTable,
  before: Import,
  change: Changed,
  place: PlaceChange,
  now: Date,
): Promise<Import | undefined> {
  if (change.status !== undefined && !mayBecome(before.status, change.status)) return undefined;
  const isStored = await committed(table, importStateDerivers, [
    { kind: 'import-changed', before, change, place, now },
  ]);
  return isStored ? { ...before, ...change, version: before.version + 1 } : undefined;
}

/** Deletes an import that was never confirmed, if nobody changed it since it was read. */
export const forgetImport = (table: StudioTable, item: Import): Promise<boolean> =>
  committed(table, importStateDerivers, [{ kind: 'import-forgotten', item }]);

/**
 * Records how many rows were read while the import is being checked.
 *
 * @returns false if it no longer is
 */
export async function recordChecked(
  table: StudioTable,
  imported: Import,
  rowsChecked: number,
): Promise<boolean> {
  const { studioId, importId, version } = imported;
  try {
    await table
      .of(ImportEntity)
      .patch({ studioId, importId })
      .set({ rowsChecked })
      .where((one, { eq }) => eq(one.version, version))
      .go();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
