import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { monthOf } from '#functions/_data/classes/class.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { ImportEntity } from '#functions/_data/bookings/import.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { UnfinishedEntity } from '#functions/_data/studio/unfinished.ts';
import { forgetWork, underWay } from '#functions/_domain/studio/unfinished-store.ts';
import { allPermitsWrites, type AllPermits } from '../clearing/all-places-store.ts';
import { figuresDerivers, type FiguresCounted } from '../rows/booking-import-store.ts';
import { bookingBeforeImport } from '#functions/_domain/bookings/before-import.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { present } from '#functions/_platform/present.ts';
import type { ImportedClass } from '#functions/_domain/classes/class-import-store.ts';
import { removalDerivers, sellingOf, type ClassRemoved } from '../clearing/clear-classes-store.ts';
import type { Import, Stays } from '../state/import-record.ts';
import type { Piece } from './taking-back-pieces.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type Named = Pick<Import, 'studioId' | 'importId'>;

/**
 * The holder of the permits while an import is removed. It differs from the import's own name, so late steps of the
 * import cannot free them.
 */
export const takingBackHolder = ({ importId }: Pick<Import, 'importId'>): string => `taking-back-${importId}`;

const workOf = ({ studioId, importId }: Named) => ({ studioId, kind: 'taking-back', id: importId }) as const;

export interface NewTakingBack {
  readonly item: Import;
  readonly all: AllPermits;
  readonly until: string;
  readonly now: Date;
  readonly auditId: string;
  readonly correlationId: string;
}

const gaveWay = 'Another import was taken back meanwhile.';

/**
 * A failed removal continues where it stopped. A completed removal starts again, because some of the remaining rows may
 * be removable now.
 */
const fromStart = ({ takingBack }: Import) => (takingBack === 'failed' ? {} : { takeBackFrom: 0, stays: [] });

type Counted = { readonly takenBack: number } & ReturnType<typeof sellingOf>;

type TakenBack =
  | ClassRemoved
  | FiguresCounted
  | { readonly kind: 'taking-back-begun'; readonly begun: NewTakingBack }
  | {
      readonly kind: 'imported-booking-removed';
      readonly named: Named;
      readonly booking: Pick<BookingRow, 'classId' | 'bookedAt' | 'bookingId'>;
    }
  | {
      readonly kind: 'imported-booking-restored';
      readonly named: Named;
      readonly booking: BookingRow;
      readonly earlier: BookingRow;
    }
  /** Recorded only while the import's removal is in progress. */
  | {
      readonly kind: 'taken-back';
      readonly named: Named;
      readonly counted: Counted;
    };

const becomes = (item: Import) =>
  ({ takingBack: 'running', ...fromStart(item), version: item.version + 1 }) as const;

const countingWrite = ({ studioId, importId }: Named, counted: Counted): Write =>
  writerOf(ImportEntity)
    .patch({ studioId, importId })
    .add(counted)
    .where((one, { eq }) => eq(one.takingBack, 'running'))
    .commit();

export const takingBackDerivers: Derivers<TakenBack> = {
  ...removalDerivers,
  ...figuresDerivers,
  'taking-back-begun': ({ begun: { item, all, until, now, auditId, correlationId } }) => {
    const { studioId, importId, version } = item;
    const at = now.toISOString();
    const mine = { holder: 'taking-back', holderId: takingBackHolder(item), gaveWay } as const;
    return {
      items: [
        writerOf(ImportEntity)
          .patch({ studioId, importId })
          .set(becomes(item))
          .where((one, { eq }) => eq(one.version, version))
          .commit(),
        ...allPermitsWrites({ ...mine, ...all, studioId, until, at }),
        writerOf(UnfinishedEntity)
          .put(underWay(workOf(item), now))
          .commit(),
        // Chunks that only had to be marked as done no longer need a permit.
        writerOf(UnfinishedEntity).delete({ studioId, kind: 'import', id: importId }).commit(),
      ],
      audit: {
        studioId,
        auditId,
        at,
        actor: studioId,
        action: 'imports.takeBack',
        subject: importId,
        correlationId,
      },
    };
  },
  'imported-booking-removed': ({
    named: { studioId, importId },
    booking: { classId, bookedAt, bookingId },
  }) => ({
    items: [
      writerOf(BookingEntity)
        .delete({ studioId, month: monthOf(classId), classId, bookedAt, bookingId })
        .where((one, { eq }) => eq(one.importedBy, importId))
        .commit(),
    ],
  }),
  'imported-booking-restored': ({ named: { studioId, importId }, booking, earlier }) => {
    const keyOf = ({ classId, bookedAt, bookingId }: BookingRow) => ({
      studioId,
      month: monthOf(classId),
      classId,
      bookedAt,
      bookingId,
    });
    const restored = { ...earlier, placeChanges: earlier.placeChanges?.map((one) => ({ ...one })) };
    const written = writerOf(BookingEntity).put(present({ ...restored, ...keyOf(earlier) }));
    if (earlier.bookedAt === booking.bookedAt)
      return { items: [written.where((one, { eq }) => eq(one.changedBy, importId)).commit()] };
    return {
      items: [
        writerOf(BookingEntity)
          .delete(keyOf(booking))
          .where((one, { eq }) => eq(one.changedBy, importId))
          .commit(),
        written.commit(),
      ],
    };
  },
  'taken-back': ({ named, counted }) => ({ items: [countingWrite(named, counted)] }),
};

/**
 * Begins to remove an import and takes all permits at once.
 *
 * @returns the updated import; undefined if the import or the holder of a permit changed since it was read
 */
export async function beginTakingBack(table: StudioTable, begun: NewTakingBack): Promise<Import | undefined> {
  const isStored = await committed(table, takingBackDerivers, [{ kind: 'taking-back-begun', begun }]);
  return isStored ? { ...begun.item, ...becomes(begun.item) } : undefined;
}

/** The classes of one day (UTC) that have any stored booking. */
export async function readBookedClassIds(
  table: StudioTable,
  studioId: string,
  day: string,
): Promise<Set<string>> {
  const { data } = await table
    .of(BookingEntity)
    .query.primary({ studioId, month: monthOf(day) })
    .between({ classId: day }, { classId: `${day}~` })
    .go({ pages: 'all', consistent: true, attributes: ['classId'] });
  return new Set(data.map(({ classId }) => classId));
}

/**
 * Removes classes and counts the removals, if none of the classes has changed since it was read and the import's
 * removal is still in progress.
 */
export async function removeImportedClasses(
  table: StudioTable,
  named: Named,
  classes: readonly ImportedClass[],
  now: Date,
): Promise<boolean> {
  if (classes.length === 0) return true;
  const { studioId } = named;
  const items = classes.map(({ item }) => item);
  return committed(table, takingBackDerivers, [
    ...classes.map(({ item, demand }) => {
      const one = { classId: item.classId, month: item.month, item, hasDemand: demand !== undefined };
      return { kind: 'class-removed', studioId, one } as const;
    }),
    {
      kind: 'taken-back',
      named,
      counted: { takenBack: classes.length, ...sellingOf(items, now.toISOString()) },
    },
  ]);
}

/** Removes or restores bookings and updates the figures of their classes, on the same conditions as `removeImportedClasses`. */
export function removeImportedBookings(
  table: StudioTable,
  named: Named,
  pieces: readonly Piece[],
): Promise<boolean> {
  const { studioId } = named;
  const gone = pieces.flatMap((piece) => piece.gone);
  return committed(table, takingBackDerivers, [
    ...gone.map((booking) => {
      const earlier = bookingBeforeImport(booking);
      return earlier
        ? ({ kind: 'imported-booking-restored', named, booking, earlier } as const)
        : ({ kind: 'imported-booking-removed', named, booking } as const);
    }),
    ...pieces.flatMap(({ change }) =>
      change ? [{ kind: 'figures-counted', studioId, change } as const] : [],
    ),
    { kind: 'taken-back', named, counted: { takenBack: gone.length } },
  ]);
}

/** Counts a class that takes place again, while the removal of the import that cancelled it is in progress. */
export const restoredWrite = (named: Named): Write => countingWrite(named, { takenBack: 1 });

/**
 * The progress of removing an import: the chunks before `takeBackFrom` are done, and `stays` counts their remaining
 * rows.
 */
export interface Passed {
  readonly takeBackFrom: number;
  readonly stays: Stays[];
}

/**
 * Records once that another chunk was processed.
 *
 * @returns false if another worker recorded it, or the removal has ended
 */
export const recordPassed = (
  table: StudioTable,
  { studioId, importId, takeBackFrom = 0 }: Import,
  after: Passed,
): Promise<boolean> =>
  unlessRefused(() =>
    table
      .of(ImportEntity)
      .patch({ studioId, importId })
      .set(after)
      .where((one, { eq }) => `${eq(one.takingBack, 'running')} AND ${eq(one.takeBackFrom, takeBackFrom)}`)
      .go(),
  );

/** @returns whether the removal was in progress until now */
export async function endTakingBack(
  table: StudioTable,
  item: Named,
  end: 'completed' | 'failed',
): Promise<boolean> {
  const { studioId, importId } = item;
  const ended = await unlessRefused(() =>
    table
      .of(ImportEntity)
      .patch({ studioId, importId })
      .set({ takingBack: end })
      .where((one, { eq }) => eq(one.takingBack, 'running'))
      .go(),
  );
  await forgetWork(table, workOf(item));
  return ended;
}
