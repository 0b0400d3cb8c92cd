import { Failure } from '#shared/contracts/failure.ts';
import type { DecideMessage } from '#shared/contracts/messages.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { Queue } from '#functions/_platform/ports/queues.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { moveClass, readCurrentClass } from '#functions/_domain/bookings/class-move-store.ts';
import {
  readClassItemsBetween,
  readClassItemsFrom,
  type ImportedClass,
} from '#functions/_domain/classes/class-import-store.ts';
import { readSystemClasses } from '#functions/_domain/connections/system-store.ts';
import { leftIn } from '#functions/_domain/connections/system-schedule.ts';
import { applySchedule, type TakeIn } from '#functions/_domain/imports/apply-schedule.ts';
import { readTakenBefore } from '#functions/_domain/imports/taken-before-store.ts';
import { withPermit } from '#functions/_domain/imports/with-permit.ts';
import { redecide } from '#functions/_domain/places/decisions/redecide.ts';
import { readAnswers } from '#functions/_domain/same-classes/answer-store.ts';
import { joinsAmong, type Join } from '#functions/_domain/same-classes/joins.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { closingRow, joinedRow } from './join-rows.ts';

/** Classes that began up to this long ago are joined too: their last bookings are still reported. */
const begunMs = 24 * 3_600_000;

type ClassItem = ImportedClass['item'];

export interface JoinDeps extends Base {
  readonly studios: Queue<DecideMessage>;
}

/** Everything that one attempt shares. */
interface Joining {
  readonly table: StudioTable;
  readonly taking: TakeIn;
  readonly deps: JoinDeps;
}

type Joins = readonly Join<ClassItem>[];

/** Stores for each class the places that are still taken elsewhere. A class with none keeps its whole capacity. */
async function storeTaken(
  { table, taking }: Joining,
  classes: readonly ClassItem[],
  joins: Joins,
): Promise<void> {
  const { studioId, now } = taking;
  const joined = Map.groupBy(joins, ({ to }) => to.classId);
  const rows = classes.map((cls) =>
    joinedRow(
      cls,
      (joined.get(cls.classId) ?? []).map(({ from }) => from),
    ),
  );
  const formers = {
    classIds: new Set(classes.map(({ classId }) => classId)),
    read: (classIds: readonly string[]) => readTakenBefore(table, studioId, classIds, now),
  };
  await applySchedule(table, { ...taking, formers }, rows);
}

const distinct = (classes: readonly ClassItem[]): ClassItem[] => [
  ...new Map(classes.map((cls) => [cls.classId, cls])).values(),
];

/** Makes some classes one. @returns false if one of them has to wait */
async function joinAll(joining: Joining, joins: Joins, unsettled: readonly ClassItem[]): Promise<boolean> {
  const { table, taking, deps } = joining;
  const into = distinct([...joins.map(({ to }) => to), ...unsettled]);
  // What is taken in the others is subtracted before they are closed, so that an interruption opens no place twice.
  await storeTaken(joining, into, joins);
  const coming = joins.filter(({ from }) => from.startsAt > taking.now.toISOString());
  await applySchedule(
    table,
    taking,
    coming.map(({ from }) => closingRow(from)),
  );
  let isDone = true;
  for (const { from, to } of joins) {
    const move = { studioId: taking.studioId, fromId: from.classId, toId: to.classId };
    if (!(await moveClass(table, move, deps))) isDone = false;
  }
  await storeTaken(joining, into, []);
  return isDone;
}

/** The studio whose classes are joined, and the cause. */
export interface JoinRequest {
  readonly studioId: string;
  readonly correlationId: string;
}

/** How often classes are joined at once, each time those that became one with a class that becomes another one. */
const roundsMax = 10;

const movesAtOnce = 8;

/**
 * Moves the bookings that an interrupted attempt left behind: only the first ones move together with the figures. Whether
 * any are left is not stored, and cancelled ones take no places, so each class that became another one is looked at.
 */
const moveRest = ({ table }: Joining, classes: readonly ClassItem[]): Promise<unknown> =>
  inParallel(
    classes.filter(({ movedTo }) => movedTo !== undefined),
    movesAtOnce,
    ({ studioId, classId }) => readCurrentClass(table, studioId, classId),
  );

/**
 * Joins those of some classes that are two.
 *
 * @returns the ids of the classes that others became, at whose starts there may be more; undefined if it has to wait
 */
async function joinOnce(joining: Joining, classes: readonly ClassItem[]): Promise<string[] | undefined> {
  const { table, taking, deps } = joining;
  const { studioId, correlationId } = taking;
  await moveRest(joining, classes);
  const [answers, known] = await Promise.all([
    readAnswers(table, studioId),
    readSystemClasses(table, studioId),
  ]);
  const left = leftIn(known);
  const joins = joinsAmong(classes, answers, left);
  const becoming = new Set([...left.values(), ...joins.map(({ to }) => to.classId)]);
  // Their bookings have moved, but an attempt was interrupted before their places were free again. Those of the system are
  // left to its readings, one of which may be moving bookings now.
  const unsettled = classes.filter(
    ({ classId, takenBefore = 0, movedTo, system }) =>
      takenBefore > 0 && movedTo === undefined && system === undefined && !becoming.has(classId),
  );
  if (joins.length + unsettled.length === 0) return [];
  const isDone = await joinAll(joining, joins, unsettled);
  deps.logger.info('classes joined', { classes: joins.length, isDone });
  const classIds = joins.map(({ to }) => to.classId);
  await redecide({ studioId, classIds, correlationId }, deps);
  return isDone ? [...classIds, ...unsettled.map(({ classId }) => classId)] : undefined;
}

/**
 * Makes classes one that the owner said are the same and that are two in the schedule: the second class is closed, and its
 * bookings move to the first one as soon as marketplaces have closed it, as after a move in the studio's own system.
 * Until then, the places that are taken in it are missing in the first one. Only stored facts decide what is left to do,
 * so this can be interrupted and repeated at any time, also while the system is read.
 *
 * @returns false if something is left to do
 */
export async function joinClasses(
  table: StudioTable,
  { studioId, correlationId }: JoinRequest,
  deps: JoinDeps,
): Promise<boolean> {
  const { inventoryMode: mode } = await readStudio(table, studioId);
  const now = deps.clock.now();
  const taking = { studioId, mode, now, newId: () => deps.ids.next(), correlationId };
  try {
    return await withPermit(table, studioId, deps, async () => {
      let classes = await readClassItemsFrom(table, studioId, new Date(now.getTime() - begunMs));
      for (let round = 0; round < roundsMax; round += 1) {
        const joined = await joinOnce({ table, taking, deps }, classes);
        if (!joined?.length) return joined !== undefined;
        classes = await readClassItemsBetween(table, studioId, joined);
      }
      return false;
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    deps.logger.warn('classes could not be joined yet', { message: error.message });
    return false;
  }
}
