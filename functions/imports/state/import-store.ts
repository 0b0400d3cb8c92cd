import { importsAtOnceMax } from '#shared/contracts/imports/import.ts';
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
  /** The next page begins below this id. */
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

const laterPageItems = 25;

/** The newest of the imports after this one for which a condition holds. */
export async function findLaterImport(
  table: StudioTable,
  { studioId, importId }: Pick<Import, 'studioId' | 'importId'>,
  holds: (later: Import) => boolean,
): Promise<Import | undefined> {
  let below: string | undefined;
  do {
    const { imports, lastId } = await readImports(table, studioId, below, laterPageItems);
    const found = imports.find((one) => one.importId > importId && holds(one));
    if (found) return found;
    below = lastId;
  } while (below !== undefined && below > importId);
  return undefined;
}

export interface NewImport {
  readonly item: Import;
  readonly place: OpenPermit;
  readonly until: string;
  /** The previous import that still holds the permit, which is ended now. */
  readonly left: Import | undefined;
}

type Changed = Partial<Omit<Import, 'studioId' | 'importId' | 'version'>>;

/** What happens to the import's permit: it is unchanged, held until an instant, or freed. */
export type PlaceChange = { readonly working: boolean; readonly until: string } | 'free' | 'stays';

/**
 * Whether the import ends in the middle of its rows, so that the remaining chunks have to be completed or marked as
 * done.
 */
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

const leftProblem = 'It was not finished, so another import took its turn.';
const gaveWay = `Another file was uploaded before this one was confirmed, and only ${importsAtOnceMax} can be open at a time. Nothing was imported; upload this file again.`;

/** Another import that held the permit is ended. Its owner may still look at it, so it is stored with the reason. */
const leftWrites = ({ studioId, importId, status, version }: Import, finishedAt: string): Write[] => {
  const problem = wasConfirmed(status) ? leftProblem : gaveWay;
  return [
    writerOf(ImportEntity)
      .patch({ studioId, importId })
      .set({ status: 'cancelled', problem, finishedAt, version: version + 1 })
      .where((one, { eq }) => eq(one.version, version))
      .commit(),
    ...(wasConfirmed(status)
      ? []
      : [writerOf(UnfinishedEntity).delete({ studioId, kind: 'import', id: importId }).commit()]),
  ];
};

/** An import that was never confirmed is deleted completely. */
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

/** The writes that add an import to the list of unfinished work, or remove it. */
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
    const { result, ...others } = change;
    const counts = result && { result: present(result) };
    return {
      items: [
        writerOf(ImportEntity)
          .patch({ studioId, importId })
          .set({ ...present(others), ...counts, version: version + 1 })
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

/** Begins an import with a permit, if the permit has not been taken since it was read. */
export const storeNewImport = (table: StudioTable, begun: NewImport): Promise<boolean> =>
  committed(table, importStateDerivers, [{ kind: 'import-begun', begun }]);

/**
 * Changes an import, its permit, and its entry in the list of unfinished work, if the import has not changed since it
 * was read.
 */
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

/** Deletes an import that was never confirmed, if it has not changed since it was read. */
export const forgetImport = (table: StudioTable, item: Import): Promise<boolean> =>
  committed(table, importStateDerivers, [{ kind: 'import-forgotten', item }]);

/**
 * Records how many rows have been read while an import is being checked.
 *
 * @returns false if the import is no longer being checked
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
