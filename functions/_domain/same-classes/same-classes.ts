import { isSameClass, type ClassNames } from '#shared/core/matching/same-class.ts';
import { startInId } from '#functions/_domain/classes/class-id.ts';
import { normalised } from '#functions/_domain/classes/class-identity.ts';

/** The names of a class and of its room. */
export interface Names {
  readonly className: string;
  readonly room: string;
}

/** A class as a source names it. */
export interface SourceClass extends Names {
  readonly classId: string;
  readonly instructor?: string | undefined;
  /** True if the source names no room, so that it has a room that stands for all. */
  readonly hasNoRoom?: boolean;
}

/** A class of the schedule. */
export interface ScheduledClass extends Names {
  readonly classId: string;
  readonly instructor?: string | undefined;
  /** The class that it is now. */
  readonly movedTo?: string | undefined;
}

/** An owner's answer whether two names, each with its room, are one class. */
export interface SameClassAnswer {
  /** The class that remains if they are the same. */
  readonly first: Names;
  /** The class that becomes the first one. */
  readonly second: Names;
  readonly isSame: boolean;
}

/** The classes of a source are compared with those of the schedule. */
export interface ToCompare<C extends ScheduledClass> {
  /** All classes that the source lists at these starts. */
  readonly listed: readonly SourceClass[];
  /** All classes of the schedule at these starts. */
  readonly scheduled: readonly C[];
  readonly answers: readonly SameClassAnswer[];
  /** Present if the source is the studio's own system. */
  readonly lastReading?: SystemReading;
}

/**
 * What the studio's own system listed at the last reading. The system says what exists, so one of its classes is also
 * found in the class of a file if both are in the schedule.
 */
export interface SystemReading {
  /** For the id that a class of the system would have, the class that it was found to be. */
  readonly found: ReadonlyMap<string, string>;
  /** All classes of the schedule that the system listed. */
  readonly classIds: ReadonlySet<string>;
}

/** A class's name and room as a text, for comparison. */
export const namesKeyOf = ({ className, room }: Names): string =>
  JSON.stringify([normalised(className), normalised(room)]);

/** The two names of a pair as a text, in either order. */
export const pairKeyOf = (first: Names, second: Names): string =>
  [namesKeyOf(first), namesKeyOf(second)].toSorted().join();

/** Looks up an owner's answer about two classes. */
export function answersIn(
  answers: readonly SameClassAnswer[],
): (first: Names, second: Names) => boolean | undefined {
  const known = new Map(answers.map((one) => [pairKeyOf(one.first, one.second), one.isSame]));
  return (first, second) => (known.size === 0 ? undefined : known.get(pairKeyOf(first, second)));
}

/** Looks up whether the owner said that a class becomes another one. */
function joinedIn(answers: readonly SameClassAnswer[]): (one: Names, cls: Names) => boolean {
  const keyOf = (second: Names, first: Names): string => `${namesKeyOf(second)} ${namesKeyOf(first)}`;
  const joined = new Set(answers.flatMap((one) => (one.isSame ? [keyOf(one.second, one.first)] : [])));
  return (one, cls) => joined.has(keyOf(one, cls));
}

/** At one time a studio holds fewer classes than make this many pairs. If there are more, they are not compared. */
export const pairsComparedMax = 10_000;

const startOf = ({ classId }: { readonly classId: string }): string => startInId(classId);

/** Two classes that are one: by an owner's answer, or because their names say so. */
interface Fit<C> {
  readonly listed: SourceClass;
  readonly cls: C;
  readonly isAnswered: boolean;
}

const namesOf = ({ hasNoRoom, ...one }: SourceClass): ClassNames =>
  hasNoRoom ? { ...one, room: undefined } : one;

const onlyOneEach = <C extends ScheduledClass>(fits: readonly Fit<C>[]): Fit<C>[] =>
  fits.filter((fit) => fits.filter((one) => one.listed === fit.listed || one.cls === fit.cls).length === 1);

/** What is known besides the names. */
interface Comparing {
  readonly answerOf: ReturnType<typeof answersIn>;
  readonly isJoined: ReturnType<typeof joinedIn>;
  readonly lastReading: SystemReading | undefined;
}

/** Finds the classes of one start. */
function foundAt<C extends ScheduledClass>(
  listed: readonly SourceClass[],
  scheduled: readonly C[],
  { answerOf, isJoined, lastReading }: Comparing,
): [string, C][] {
  const listedIds = new Set(listed.map(({ classId }) => classId));
  const own = new Map(scheduled.map((cls) => [cls.classId, cls]));
  const others = scheduled.filter(({ classId, movedTo }) => movedTo === undefined && !listedIds.has(classId));
  if (listed.length * others.length > pairsComparedMax) return [];
  const fits = listed.flatMap((one) =>
    others.flatMap((cls): Fit<C>[] => {
      const answer = answerOf(one, cls);
      const isSame = answer ?? isSameClass(namesOf(one), cls);
      return isSame ? [{ listed: one, cls, isAnswered: answer !== undefined }] : [];
    }),
  );
  const again = onlyOneEach(
    fits.filter((fit) => lastReading?.found.get(fit.listed.classId) === fit.cls.classId),
  );
  const without = (taken: readonly Fit<C>[]): Fit<C>[] =>
    fits.filter((fit) => taken.every((one) => one.listed !== fit.listed && one.cls !== fit.cls));
  const answered = onlyOneEach(without(again).filter(({ isAnswered }) => isAnswered));
  const all = [...again, ...answered, ...onlyOneEach(without([...again, ...answered]))];
  const isOpen = (fit: Fit<C>): boolean => {
    const stored = own.get(fit.listed.classId);
    if (!stored) return true;
    // Both are in the schedule. If the owner said that they are one class, only the second one becomes the first.
    if (stored.movedTo === undefined && fit.isAnswered && !isJoined(fit.listed, fit.cls)) return false;
    if (!lastReading && stored.movedTo === undefined) return fit.isAnswered;
    if (!lastReading) return stored.movedTo === fit.cls.classId;
    return stored.movedTo !== undefined || again.includes(fit) || !lastReading.classIds.has(fit.cls.classId);
  };
  return all.filter(isOpen).map((fit) => [fit.listed.classId, fit.cls]);
}

/**
 * Finds the classes of a source that are in the schedule under another name. A class that the source lists under its
 * stored name is never taken for another one. Of several that fit, none is guessed: each class of the source and each of
 * the schedule must fit only one other. A source that still uses the name of a class that became another one, or that
 * the owner said is another one, means that one.
 *
 * @returns for the id that a class of the source would have, the class of the schedule that it is
 */
export function sameClasses<C extends ScheduledClass>({
  listed,
  scheduled,
  answers,
  lastReading,
}: ToCompare<C>): Map<string, C> {
  const comparing = { answerOf: answersIn(answers), isJoined: joinedIn(answers), lastReading };
  const ofStart = Map.groupBy(scheduled, startOf);
  const distinct = new Map(listed.map((one) => [one.classId, one]));
  return new Map(
    [...Map.groupBy(distinct.values(), startOf)].flatMap(([start, some]) =>
      foundAt(some, ofStart.get(start) ?? [], comparing),
    ),
  );
}
