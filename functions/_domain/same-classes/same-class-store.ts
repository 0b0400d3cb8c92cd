import type { ClassItem } from '#functions/_data/classes/class.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { readClassItemsBetween } from '#functions/_domain/classes/class-import-store.ts';
import type { ClassIdentity, NamedClass } from '#functions/_domain/classes/class-identity.ts';
import { readAnswers } from './answer-store.ts';
import { sameClasses, type SameClassAnswer, type SourceClass } from './same-classes.ts';
import { similarInFile, type ComparedClass } from './similar-classes.ts';
import { addSimilarInFile } from './similar-store.ts';

/** The identity of a class of the schedule, and the names that it was made from. */
export type StoredIdentity = NamedClass & ClassIdentity;

/** The classes of the schedule with which those of a source are compared, and the owner's answers about them. */
export interface KnownClasses {
  readonly scheduled: readonly ClassItem[];
  readonly answers: readonly SameClassAnswer[];
}

/** @param listed all classes that the source lists at these starts */
export async function readKnown(
  table: StudioTable,
  studioId: string,
  listed: readonly SourceClass[],
): Promise<KnownClasses> {
  const classIds = listed.map(({ classId }) => classId);
  const [scheduled, answers] = await Promise.all([
    readClassItemsBetween(table, studioId, classIds),
    readAnswers(table, studioId),
  ]);
  return { scheduled, answers };
}

/**
 * Finds the classes of a source that are in the schedule under another name.
 *
 * @param listed all classes that the source lists at these starts
 * @returns for the id that a class of the source would have, the class of the schedule that it is
 */
export const findSameClasses = async (
  table: StudioTable,
  studioId: string,
  listed: readonly SourceClass[],
): Promise<Map<string, ClassItem>> => sameClasses({ listed, ...(await readKnown(table, studioId, listed)) });

const startsAtOnce = 8;

/** Reads the same for a few classes that start far apart: only the classes at their starts are read. */
export async function readKnownAt(
  table: StudioTable,
  studioId: string,
  listed: readonly Pick<SourceClass, 'classId'>[],
): Promise<KnownClasses> {
  const [scheduled, answers] = await Promise.all([
    inParallel(listed, startsAtOnce, ({ classId }) => readClassItemsBetween(table, studioId, [classId])),
    readAnswers(table, studioId),
  ]);
  return { scheduled: scheduled.flat(), answers };
}

/** The identity of a class, without its other attributes. */
export const identityIn = ({
  classId,
  seriesId,
  startsAt,
  className,
  room,
  localDate,
  localTime,
}: ClassItem): StoredIdentity => ({ classId, seriesId, startsAt, className, room, localDate, localTime });

/** The rows of a file, with the names that their classes have in the schedule. */
export interface InSchedule<R> extends KnownClasses {
  readonly rows: R[];
}

/** Gives the rows of a file the names that their classes have in the schedule. */
export async function asScheduled<R extends SourceClass & StoredIdentity>(
  table: StudioTable,
  studioId: string,
  rows: readonly R[],
): Promise<InSchedule<R>> {
  if (rows.length === 0) return { rows: [], scheduled: [], answers: [] };
  const known = await readKnown(table, studioId, rows);
  const found = sameClasses({ listed: rows, ...known });
  return {
    ...known,
    rows: rows.map((row) => {
      const cls = found.get(row.classId);
      return cls ? { ...row, ...identityIn(cls) } : row;
    }),
  };
}

/** Stores which classes of these rows may be in the schedule under another name, for the owner to be asked. */
export const storeSimilarRows = (
  table: StudioTable,
  studioId: string,
  { rows, ...known }: KnownClasses & { readonly rows: readonly Omit<ComparedClass, 'bookings'>[] },
  now: Date,
): Promise<void> => {
  const named = rows.map((row) => ({ ...row, bookings: 0 }));
  return addSimilarInFile(table, studioId, similarInFile({ ...known, named, now }), now);
};
