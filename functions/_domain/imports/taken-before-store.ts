import { placesTaken } from '#functions/_domain/bookings/class-move.ts';
import { placesHeldBack } from '#functions/_domain/bookings/places-held-back.ts';
import { readClassesById } from '#functions/_domain/classes/class-import-store.ts';
import { leftIn, type KnownSystemClass } from '#functions/_domain/connections/system-schedule.ts';
import { readSystemClasses } from '#functions/_domain/connections/system-store.ts';
import { joinsAmong } from '#functions/_domain/same-classes/joins.ts';
import { readKnownAt } from '#functions/_domain/same-classes/same-class-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** For each class, the ids of the classes that become it. */
type Becoming = ReadonlyMap<string, readonly string[]>;

/** The classes that become one, also through others, each once. */
function formersOf(classId: string, becoming: Becoming, passed = new Set([classId])): Set<string> {
  for (const from of becoming.get(classId) ?? []) {
    if (passed.has(from)) continue;
    passed.add(from);
    formersOf(from, becoming, passed);
  }
  return passed;
}

async function readBecoming(
  table: StudioTable,
  studioId: string,
  classIds: readonly string[],
  known: readonly KnownSystemClass[],
): Promise<Becoming> {
  const moved = known.flatMap(({ classId: to, left = [] }) =>
    left.map(({ classId: from }) => ({ from, to })),
  );
  const wanted = new Set(classIds);
  const starts = moved.flatMap(({ from, to }) => (wanted.has(to) ? [from] : []));
  const all = [...wanted, ...starts].map((classId) => ({ classId }));
  const { scheduled, answers } = await readKnownAt(table, studioId, all);
  const joined = joinsAmong(scheduled, answers, leftIn(known)).map(({ from, to }) => ({
    from: from.classId,
    to: to.classId,
  }));
  const becoming = Map.groupBy([...moved, ...joined], ({ to }) => to);
  return new Map([...becoming].map(([to, some]) => [to, some.map(({ from }) => from)]));
}

/**
 * Reads the places that are still taken in the classes that some classes were before: those that the studio's own system
 * moved, those that the owner said are the same, and those that others took the place of. Whoever stores them asks this,
 * after reading the class, and stores them only if the class has not changed since. Each of these facts is stored before
 * the places that follow from it, so the latest answer knows all that earlier ones knew, and no writer undoes another.
 */
export async function readTakenBefore(
  table: StudioTable,
  studioId: string,
  classIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const known = await readSystemClasses(table, studioId);
  const becoming = await readBecoming(table, studioId, classIds, known);
  const classes = classIds.map((classId) => {
    const formers = [...formersOf(classId, becoming)].filter((one) => one !== classId);
    const takenOver = known.flatMap((one) => (one.classId === classId ? (one.takenOver ?? []) : []));
    return { classId, formers, takenOver };
  });
  const ids = classes.flatMap(({ classId, formers, takenOver }) => [
    ...formers,
    ...(takenOver.length > 0 ? [classId, ...takenOver.map((one) => one.classId)] : []),
  ]);
  const found = await readClassesById(table, studioId, [...new Set(ids)]);
  const itemOf = (classId: string) => found.get(classId)?.item;
  return new Map(
    classes.map(({ classId, formers, takenOver }) => {
      const left = formers.reduce((sum, id) => {
        const from = itemOf(id);
        return from ? sum + placesTaken(from, now) : sum;
      }, 0);
      const heldBack = takenOver.reduce((sum, one) => {
        const from = itemOf(one.classId);
        return from ? sum + placesHeldBack(from, itemOf(classId), one.places ?? {}, now) : sum;
      }, 0);
      return [classId, left + heldBack];
    }),
  );
}
