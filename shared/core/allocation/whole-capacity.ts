/** A class's capacity, and the places that are taken in the classes that it was before. */
export interface CapacityInParts {
  readonly totalCapacity: number;
  readonly takenBefore?: number | undefined;
  /** How many of the places taken before are more than the class has. */
  readonly takenBeyond?: number | undefined;
}

/**
 * All places of a class, including those that are still taken in the classes that it was before. This is the number that
 * a person, a file or the studio's own system sets.
 */
export const wholeCapacityOf = ({
  totalCapacity,
  takenBefore = 0,
  takenBeyond = 0,
}: CapacityInParts): number => totalCapacity + takenBefore - takenBeyond;
