import { createWriteTransaction } from 'electrodb';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { monthOf } from '#functions/_data/classes/class.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { ImportEntity, ImportSlotEntity } from '#functions/_data/bookings/import.ts';
import { transacted } from '#functions/_data/table/transact.ts';
import { UnfinishedEntity } from '#functions/_data/studio/unfinished.ts';
import { forgetWork, underWay } from '#functions/_domain/studio/unfinished-store.ts';
import { allPlacesWrites, type AllPlaces } from '../clearing/all-places-store.ts';
import { figuresEntities, figuresWrites } from '../rows/booking-import-store.ts';
import type { StoredClass } from '#functions/_domain/classes/class-import-store.ts';
import { classRemovalEntities, classRemovalWrites, sellingOf } from '../clearing/clear-classes-store.ts';
import type { Import, Stays } from '../state/import-record.ts';
import type { Piece } from './taking-back-pieces.ts';

type Named = Pick<Import, 'studioId' | 'importId'>;

/** Who holds the places while an import is taken back: what is left of the import itself frees none of them. */
export const takingBackHolder = ({ importId }: Pick<Import, 'importId'>): string => `taking-back-${importId}`;

const workOf = ({ studioId, importId }: Named) => ({ studioId, kind: 'taking-back', id: importId }) as const;

export interface NewTakingBack {
  readonly item: Import;
  readonly all: AllPlaces;
  readonly until: string;
  readonly now: Date;
  readonly auditId: string;
  readonly correlationId: string;
}

const gaveWay = 'Another import was taken back meanwhile.';

/** One that failed goes on where it was; one that was done begins anew, for some of what stayed may go by now. */
const fromStart = ({ takingBack }: Import) => (takingBack === 'failed' ? {} : { takeBackFrom: 0, stays: [] });

/**
 * Begins to take an import back, in all places at once.
 *
 * @returns the import as it is then; undefined where it, or who holds a place, changed since it was read
 */
export async function beginTakingBack(begun: NewTakingBack): Promise<Import | undefined> {
  const { item, all, until, now, auditId, correlationId } = begun;
  const { studioId, importId, version } = item;
  const at = now.toISOString();
  const mine = { holder: 'taking-back', holderId: takingBackHolder(item), gaveWay } as const;
  const change = { takingBack: 'running', ...fromStart(item), version: version + 1 } as const;
  const entities = {
    audit: AuditEntity,
    import: ImportEntity,
    slot: ImportSlotEntity,
    unfinished: UnfinishedEntity,
  };
  const transaction = createWriteTransaction(entities, (write) => [
    write.import
      .patch({ studioId, importId })
      .set(change)
      .where((one, { eq }) => eq(one.version, version))
      .commit(),
    ...allPlacesWrites(write, { ...mine, ...all, studioId, until, at }),
    write.unfinished.put(underWay(workOf(item), now)).commit(),
    // Chunks that were only to be ticked off need no place any more.
    write.unfinished.delete({ studioId, kind: 'import', id: importId }).commit(),
    write.audit
      .create({
        studioId,
        auditId,
        at,
        actor: studioId,
        action: 'imports.takeBack',
        subject: importId,
        correlationId,
      })
      .commit(),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return canceled ? undefined : { ...item, ...change };
}

/** The classes of one day (UTC) of which any booking is stored. */
export async function readBookedClassIds(studioId: string, day: string): Promise<Set<string>> {
  const { data } = await BookingEntity.query
    .primary({ studioId, month: monthOf(day) })
    .between({ classId: day }, { classId: `${day}~` })
    .go({ pages: 'all', consistent: true, attributes: ['classId'] });
  return new Set(data.map(({ classId }) => classId));
}

/** Removes classes and counts them, if none changed since it was read, and the import is still to be taken back. */
export async function removeImportedClasses(
  { studioId, importId }: Named,
  classes: readonly StoredClass[],
  now: Date,
): Promise<boolean> {
  const [first, ...others] = classes.map(({ item, demand }) => ({
    classId: item.classId,
    month: item.month,
    item,
    hasDemand: demand !== undefined,
  }));
  if (!first) return true;
  const selling = sellingOf(
    classes.map(({ item }) => item),
    now.toISOString(),
  );
  const entities = { ...classRemovalEntities, import: ImportEntity };
  const transaction = createWriteTransaction(entities, (write) => [
    ...classRemovalWrites(write, studioId, [first, ...others]),
    write.import
      .patch({ studioId, importId })
      .add({ takenBack: classes.length, ...selling })
      .where((one, { eq }) => eq(one.takingBack, 'running'))
      .commit(),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return !canceled;
}

/** Removes bookings with what they count for in their classes, on the same terms. */
export async function removeImportedBookings(
  { studioId, importId }: Named,
  pieces: readonly Piece[],
): Promise<boolean> {
  const gone = pieces.flatMap((piece) => piece.gone);
  const [first, ...others] = pieces.flatMap(({ change }) => change ?? []);
  const entities = { ...figuresEntities, booking: BookingEntity, import: ImportEntity };
  const transaction = createWriteTransaction(entities, (write) => [
    ...gone.map(({ classId, bookedAt, bookingId }) =>
      write.booking
        .delete({ studioId, month: monthOf(classId), classId, bookedAt, bookingId })
        .where((one, { eq }) => eq(one.importedBy, importId))
        .commit(),
    ),
    ...(first ? figuresWrites(write, studioId, [first, ...others]) : []),
    write.import
      .patch({ studioId, importId })
      .add({ takenBack: gone.length })
      .where((one, { eq }) => eq(one.takingBack, 'running'))
      .commit(),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return !canceled;
}

/** How far an import is taken back: the chunks before `takeBackFrom`, and what stays of them. */
export interface Passed {
  readonly takeBackFrom: number;
  readonly stays: Stays[];
}

/** Notes that another chunk was gone through, once. @returns false where somebody else did, or it is over */
export const notePassed = (
  { studioId, importId, takeBackFrom = 0 }: Import,
  after: Passed,
): Promise<boolean> =>
  unlessRefused(() =>
    ImportEntity.patch({ studioId, importId })
      .set(after)
      .where((one, { eq }) => `${eq(one.takingBack, 'running')} AND ${eq(one.takeBackFrom, takeBackFrom)}`)
      .go(),
  );

/** @returns whether it was under way until now */
export async function endTakingBack(item: Named, end: 'completed' | 'failed'): Promise<boolean> {
  const { studioId, importId } = item;
  const ended = await unlessRefused(() =>
    ImportEntity.patch({ studioId, importId })
      .set({ takingBack: end })
      .where((one, { eq }) => eq(one.takingBack, 'running'))
      .go(),
  );
  await forgetWork(workOf(item));
  return ended;
}
