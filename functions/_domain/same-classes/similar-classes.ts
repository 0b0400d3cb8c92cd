import { compareClasses, similarityOf } from '#shared/core/matching/same-class.ts';
import {
  answersIn,
  pairKeyOf,
  pairsComparedMax,
  type Names,
  type SameClassAnswer,
  type ScheduledClass,
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
  /** The class that only a file or a person named. */
  readonly first: SimilarName;
  /** The class that the system lists. */
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

const isStanding = ({ movedTo, cancelledAt, totalCapacity, bookings }: ComparedClass): boolean =>
  movedTo === undefined && cancelledAt === undefined && (totalCapacity > 0 || bookings > 0);

/** Whether two classes are of two sources, at the same start and not joined yet. */
export const areOfTwoSources = (first: ComparedClass, second: ComparedClass): boolean =>
  first.startsAt === second.startsAt &&
  first.system === undefined &&
  second.system !== undefined &&
  isStanding(first) &&
  isStanding(second);

function pairsAt(classes: readonly ComparedClass[], answerOf: ReturnType<typeof answersIn>): Pair[] {
  if (classes.length ** 2 > pairsComparedMax) return [];
  const pairs = classes.flatMap((first) =>
    classes.flatMap((second): Pair[] => {
      if (!areOfTwoSources(first, second) || answerOf(first, second) !== undefined) return [];
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
export function similarClasses(
  classes: readonly ComparedClass[],
  answers: readonly SameClassAnswer[],
): SimilarClasses[] {
  const answerOf = answersIn(answers);
  const ofStart = [...Map.groupBy(classes, ({ startsAt }) => startsAt)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const pairs = ofStart.flatMap(([, some]) => (some.length > 1 ? pairsAt(some, answerOf) : []));
  return [...Map.groupBy(pairs, ({ first, second }) => pairKeyOf(first, second)).values()].flatMap((some) => {
    const [earliest] = some;
    if (!earliest) return [];
    const { startsAt, localDate, localTime } = earliest.first;
    const [first, second] = [nameOf(earliest.first), nameOf(earliest.second)];
    return { first, second, startsAt, localDate, localTime, starts: some.length };
  });
}
