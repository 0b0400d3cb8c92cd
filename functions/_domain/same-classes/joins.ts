import { startInId } from '#functions/_domain/classes/class-id.ts';
import { answersIn, namesKeyOf, type SameClassAnswer, type ScheduledClass } from './same-classes.ts';

/** A class of the schedule that may have to become another one. */
export interface JoinableClass extends ScheduledClass {
  readonly cancelledAt?: string | undefined;
  /** The studio's own system that lists it, or listed it. */
  readonly system?: string | undefined;
}

/** A class that becomes another one at the same start, because the owner said that both are the same. */
export interface Join<C> {
  readonly from: C;
  readonly to: C;
}

/** How often a class may have become another one before its way is no longer followed. */
const movesMax = 10;

/** The class of the same start that a class is now. Undefined if it starts at another time now, or is cancelled. */
function currentIn<C extends JoinableClass>(own: ReadonlyMap<string, C>, cls: C | undefined): C | undefined {
  let current = cls;
  for (let moves = 0; current?.movedTo !== undefined && moves < movesMax; moves += 1)
    current = own.get(current.movedTo);
  return current?.movedTo === undefined && current?.cancelledAt === undefined ? current : undefined;
}

function joinsAt<C extends JoinableClass>(
  classes: readonly C[],
  same: readonly SameClassAnswer[],
  answerOf: ReturnType<typeof answersIn>,
  left: ReadonlyMap<string, string>,
): Join<C>[] {
  const own = new Map(classes.map((cls) => [cls.classId, cls]));
  const named = new Map(classes.map((cls) => [namesKeyOf(cls), cls]));
  const found = same.flatMap(({ first, second }): Join<C>[] => {
    const to = currentIn(own, named.get(namesKeyOf(first)));
    const from = currentIn(own, named.get(namesKeyOf(second)));
    if (!from || !to || from === to || answerOf(to, from) === false) return [];
    // The system lists both, so they are two, unless it lists one of them as the other one now.
    if (from.system && to.system && left.get(from.classId) !== to.classId) return [];
    return [{ from, to }];
  });
  // A class is never guessed to be one of two, and one that becomes another itself has to do so first.
  return found.filter(
    ({ from, to }, at) =>
      found.every((one) => one.from !== from || one.to === to) &&
      found.every((one) => one.from !== to) &&
      found.findIndex((one) => one.from === from) === at,
  );
}

/**
 * Finds the classes that the owner said are one class, and that are still two in the schedule. The class that was named
 * first stays.
 *
 * @param classes all classes at these starts, also those that are others now
 * @param left the id of the class that each former class of the studio's own system is now, by its own id
 */
export function joinsAmong<C extends JoinableClass>(
  classes: readonly C[],
  answers: readonly SameClassAnswer[],
  left: ReadonlyMap<string, string>,
): Join<C>[] {
  const same = answers.filter(({ isSame }) => isSame);
  if (same.length === 0) return [];
  const answerOf = answersIn(answers);
  return [...Map.groupBy(classes, ({ classId }) => startInId(classId)).values()].flatMap((some) =>
    some.length > 1 ? joinsAt(some, same, answerOf, left) : [],
  );
}
