import { compareClasses, similarityOf } from '#shared/core/matching/same-class.ts';
import {
  answersIn,
  pairKeyOf,
  pairsComparedMax,
  type SameClassAnswer,
  type ScheduledClass,
} from './same-classes.ts';

/** A class of the schedule that may be in it under another name as well. */
export interface ComparedClass extends ScheduledClass {
  readonly startsAt: string;
  readonly totalCapacity: number;
  readonly bookings: number;
  /** The studio's own system that lists it. */
  readonly system?: string | undefined;
  readonly cancelledAt?: string | undefined;
}

/** Two names that may be one class. */
export interface SimilarClasses<C extends ComparedClass> {
  /** The earliest such classes: one that only a file or a person named, and one that the system lists. */
  readonly first: C;
  readonly second: C;
  /** At how many starts both are. */
  readonly starts: number;
}

interface Pair<C> {
  readonly first: C;
  readonly second: C;
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

function pairsAt<C extends ComparedClass>(
  classes: readonly C[],
  answerOf: ReturnType<typeof answersIn>,
): Pair<C>[] {
  if (classes.length ** 2 > pairsComparedMax) return [];
  const pairs = classes.flatMap((first) =>
    classes.flatMap((second): Pair<C>[] => {
      if (!areOfTwoSources(first, second) || answerOf(first, second) !== undefined) return [];
      return compareClasses(first, second) === 'no'
        ? []
        : [{ first, second, similarity: similarityOf(first, second) }];
    }),
  );
  const isBeaten = (pair: Pair<C>): boolean =>
    pairs.some(
      (one) => one.similarity > pair.similarity && (one.first === pair.first || one.second === pair.second),
    );
  return pairs.filter((pair) => !isBeaten(pair));
}

/**
 * Finds classes that the studio's own system and another source may name differently, so that they are in the schedule
 * twice. Of several that a class may be, only the most similar ones are named. Pairs that the owner has answered are left
 * out.
 *
 * @param classes in order of their start
 */
export function similarClasses<C extends ComparedClass>(
  classes: readonly C[],
  answers: readonly SameClassAnswer[],
): SimilarClasses<C>[] {
  const answerOf = answersIn(answers);
  const pairs = [...Map.groupBy(classes, ({ startsAt }) => startsAt).values()].flatMap((some) =>
    some.length > 1 ? pairsAt(some, answerOf) : [],
  );
  return [...Map.groupBy(pairs, ({ first, second }) => pairKeyOf(first, second)).values()].flatMap((some) => {
    const [earliest] = some;
    return earliest ? [{ first: earliest.first, second: earliest.second, starts: some.length }] : [];
  });
}
