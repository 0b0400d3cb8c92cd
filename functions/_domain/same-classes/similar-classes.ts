import { compareClasses, similarityOf } from '#shared/core/matching/same-class.ts';
import { startOf } from '#functions/_domain/classes/class-id.ts';
import {
  answersIn,
  pairKeyOf,
  pairsComparedMax,
  type Names,
  type SameClassAnswer,
  type ScheduledClass,
  type SourceClass,
} from './same-classes.ts';

/** A class of the schedule that may be in it under another name as well. */
export interface ComparedClass extends ScheduledClass {
  readonly startsAt: string;
  readonly localDate: string;
  readonly localTime: string;
  readonly totalCapacity: number;
  readonly bookings: number;
  /** The studio's own system that lists it. */
  readonly system?: string | undefined;
  readonly cancelledAt?: string | undefined;
}

interface SimilarName extends Names {
  readonly classId: string;
}

/** Two names that may be one class, with the earliest start at which both are. */
export interface SimilarClasses {
  /** The class that was in the schedule before, or that the system does not list. */
  readonly first: SimilarName;
  /** The class that a file named later, or that the system lists. */
  readonly second: SimilarName;
  readonly startsAt: string;
  readonly localDate: string;
  readonly localTime: string;
  /** At how many starts both are. */
  readonly starts: number;
}

interface Pair {
  readonly first: ComparedClass;
  readonly second: ComparedClass;
  readonly similarity: number;
}

/** Whether a class takes place and has places or bookings. */
export const isStanding = ({ movedTo, cancelledAt, totalCapacity, bookings }: ComparedClass): boolean =>
  movedTo === undefined && cancelledAt === undefined && (totalCapacity > 0 || bookings > 0);

/** Whether two classes are of two sources, at the same start and not joined yet. */
export const areOfTwoSources = (first: ComparedClass, second: ComparedClass): boolean =>
  first.startsAt === second.startsAt &&
  first.system === undefined &&
  second.system !== undefined &&
  isStanding(first) &&
  isStanding(second);

/** Whether two classes may be compared: the first one with the name that the second one has. */
type ArePair = (first: ComparedClass, second: ComparedClass) => boolean;

function pairsAt(
  classes: readonly ComparedClass[],
  answerOf: ReturnType<typeof answersIn>,
  arePair: ArePair,
): Pair[] {
  if (classes.length ** 2 > pairsComparedMax) return [];
  const pairs = classes.flatMap((first) =>
    classes.flatMap((second): Pair[] => {
      if (!arePair(first, second) || answerOf(first, second) !== undefined) return [];
      return compareClasses(first, second) === 'no'
        ? []
        : [{ first, second, similarity: similarityOf(first, second) }];
    }),
  );
  const isBeaten = (pair: Pair): boolean =>
    pairs.some(
      (one) => one.similarity > pair.similarity && (one.first === pair.first || one.second === pair.second),
    );
  return pairs.filter((pair) => !isBeaten(pair));
}

const nameOf = ({ classId, className, room }: SimilarName): SimilarName => ({ classId, className, room });

/**
 * Finds classes that the studio's own system and another source may name differently, so that they are in the schedule
 * twice. Of several that a class may be, only the most similar ones are named. Pairs that the owner has answered are left
 * out.
 *
 * @param classes in any order
 * @returns the pairs, the earliest first
 */
export const similarClasses = (
  classes: readonly ComparedClass[],
  answers: readonly SameClassAnswer[],
): SimilarClasses[] => similarPairs(classes, answers, areOfTwoSources);

function similarPairs(
  classes: readonly ComparedClass[],
  answers: readonly SameClassAnswer[],
  arePair: ArePair,
): SimilarClasses[] {
  const answerOf = answersIn(answers);
  const ofStart = [...Map.groupBy(classes, ({ startsAt }) => startsAt)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const pairs = ofStart.flatMap(([, some]) => (some.length > 1 ? pairsAt(some, answerOf, arePair) : []));
  return [...Map.groupBy(pairs, ({ first, second }) => pairKeyOf(first, second)).values()].flatMap((some) => {
    const [earliest] = some;
    if (!earliest) return [];
    const { startsAt, localDate, localTime } = earliest.first;
    const [first, second] = [nameOf(earliest.first), nameOf(earliest.second)];
    return { first, second, startsAt, localDate, localTime, starts: some.length };
  });
}

/** The classes that a file names, and those of the schedule at the same starts. */
export interface FileToCompare {
  readonly named: readonly ComparedClass[];
  readonly scheduled: readonly ComparedClass[];
  readonly answers: readonly SameClassAnswer[];
  readonly now: Date;
}

/**
 * Finds classes that a file names and that may be in the schedule under another name. A file that names two classes means
 * two. Between a class that the studio's own system lists and another one, the pair is the same as after a reading.
 * Classes that have begun do not matter.
 *
 * @returns the pairs, the earliest first
 */
export function similarInFile({ named, scheduled, answers, now }: FileToCompare): SimilarClasses[] {
  const stored = new Map(scheduled.map((cls) => [cls.classId, cls]));
  const inFile = new Map(
    named.map((cls) => {
      const { bookings = 0, movedTo, cancelledAt, system } = stored.get(cls.classId) ?? {};
      return [
        cls.classId,
        { ...cls, bookings, movedTo, cancelledAt: cls.cancelledAt ?? cancelledAt, system },
      ];
    }),
  );
  const at = now.toISOString();
  const others = scheduled.filter(({ classId }) => !inFile.has(classId));
  const classes = [...others, ...inFile.values()].filter(({ startsAt }) => startsAt > at);
  const arePair: ArePair = (first, second) => {
    if (!isStanding(first) || !isStanding(second)) return false;
    const [ofFirst, ofSecond] = [inFile.has(first.classId), inFile.has(second.classId)];
    if (ofFirst === ofSecond || (first.system && second.system)) return false;
    return first.system || second.system ? first.system === undefined : ofSecond;
  };
  return similarPairs(classes, answers, arePair);
}

/** The classes that a bookings file names, and those of the schedule at the same starts. */
export interface NamesToCompare {
  readonly listed: readonly SourceClass[];
  readonly scheduled: readonly ComparedClass[];
  readonly answers: readonly SameClassAnswer[];
}

/**
 * Finds classes of the schedule that a bookings file may name differently. A file that names two classes means two.
 *
 * @returns the pairs, each with the name of the file second, the earliest first
 */
export function similarToNames({ listed, scheduled, answers }: NamesToCompare) {
  const named = new Set(listed.map(({ classId }) => classId));
  const known = new Set(scheduled.map(({ classId }) => classId));
  const missing = listed
    .filter(({ classId }) => !known.has(classId))
    .map((one): ComparedClass => {
      const nobody = { localDate: '', localTime: '', totalCapacity: 0, bookings: 0 };
      return { ...nobody, ...one, startsAt: startOf(one.classId) };
    });
  if (missing.length === 0) return [];
  const arePair: ArePair = (first, second) =>
    isStanding(first) && !named.has(first.classId) && known.has(first.classId) && !known.has(second.classId);
  return similarPairs([...scheduled, ...missing], answers, arePair).map((pair) => ({
    ...pair,
    isMissing: true,
  }));
}
