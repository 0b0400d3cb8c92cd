import { addHours } from '#shared/core/time/zone.ts';
import { monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { readClassItemsBetween } from '#functions/_domain/classes/class-import-store.ts';
import { idStartOf } from '#functions/_domain/classes/class-id.ts';
import { readClasses } from '#functions/_domain/classes/class-store.ts';
import { openHours } from '#functions/_domain/classes/horizon.ts';
import type { ClassIdentity, NamedClass } from '#functions/_domain/classes/class-identity.ts';
import { readAnswers } from './answer-store.ts';
import { sameClasses, type SystemReading, type SourceClass } from './same-classes.ts';

/** The identity of a class of the schedule, and the names that it was made from. */
export type StoredIdentity = NamedClass & ClassIdentity;

/**
 * Finds the classes of a source that are in the schedule under another name.
 *
 * @param listed all classes that the source lists at these starts
 * @param lastReading present if the source is the studio's own system
 * @returns for the id that a class of the source would have, the class of the schedule that it is
 */
export async function findSameClasses(
  table: StudioTable,
  studioId: string,
  listed: readonly SourceClass[],
  lastReading?: SystemReading,
): Promise<Map<string, ClassItem>> {
  const classIds = listed.map(({ classId }) => classId);
  const [scheduled, answers] = await Promise.all([
    readClassItemsBetween(table, studioId, classIds),
    readAnswers(table, studioId),
  ]);
  return sameClasses({ listed, scheduled, answers, ...(lastReading && { lastReading }) });
}

const startsAtOnce = 8;

/** The same for a few classes that start far apart: only the classes at their starts are read. */
export async function findSameClassesAt(
  table: StudioTable,
  studioId: string,
  listed: readonly SourceClass[],
): Promise<Map<string, ClassItem>> {
  const [scheduled, answers] = await Promise.all([
    inParallel(listed, startsAtOnce, ({ classId }) => readClassItemsBetween(table, studioId, [classId])),
    readAnswers(table, studioId),
  ]);
  return sameClasses({ listed, scheduled: scheduled.flat(), answers });
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
export async function asScheduled<R extends SourceClass & StoredIdentity>(
  table: StudioTable,
  studioId: string,
  rows: readonly R[],
): Promise<R[]> {
  if (rows.length === 0) return [];
  const found = await findSameClasses(table, studioId, rows);
  return rows.map((row) => {
    const cls = found.get(row.classId);
    return cls ? { ...row, ...identityIn(cls) } : row;
  });
}

/** More classes than a studio has in two weeks. */
const comingMax = 3000;

/** The classes that the studio's own system lists too, in order of their start: those of the next two weeks. */
export async function readComingClasses(
  table: StudioTable,
  studioId: string,
  now: Date,
): Promise<readonly ClassItem[]> {
  const at = now.toISOString();
  const [idFrom, idBefore] = [idStartOf(at), idStartOf(addHours(at, openHours))];
  const range = { idFrom, idBefore, months: [...new Set([idFrom, idBefore].map(monthOf))] };
  return (await readClasses(table, studioId, range, undefined, comingMax)).classes;
}
