/** `beside` is the day before or after a holiday: with a weekend it can make a bridge. */
export type MarkedKind = 'closed' | 'holiday' | 'event' | 'beside';

export type PartOfDay = 'morning' | 'midday' | 'evening';

/** A day on which a studio sells otherwise than usual, as its calendar says. */
export interface MarkedDay {
  readonly kind: MarkedKind;
  /** The name under which it comes again, such as that of a holiday. */
  readonly name: string;
  /** The studio's local day, YYYY-MM-DD. */
  readonly date: string;
}

/** The marked day of a class, and when on it the class begins: on a holiday the early class is another thing. */
export interface MarkedTime extends MarkedDay {
  readonly part: PartOfDay;
}

/** Demand of a day against a usual one, and the shape of its gamma posterior: how sure that is. */
export interface DayEffect {
  readonly factor: number;
  readonly shape: number;
}

/** What was learnt of marked days. Plain JSON. */
export interface DayEffects {
  /** Of names that never came. */
  readonly kinds: Readonly<Partial<Record<MarkedKind, DayEffect>>>;
  /** Keyed by `<kind>:<name>`. */
  readonly names: Readonly<Record<string, DayEffect>>;
  /** What a part of such a day has over the whole of it, by `<kind>:<part>`. */
  readonly parts: Readonly<Record<string, number>>;
}

/** What a day's classes sold, and what they would have sold on a usual day; a part of the day each. */
export interface DaySums extends MarkedTime {
  readonly expected: number;
  readonly made: number;
  /** Sum of squares of what was expected, class by class: how much one class says of the day. */
  readonly squares: number;
  /** Sums over the channels of all classes: how much they differ among themselves on such a day. */
  readonly cells: {
    readonly expectedSquares: number;
    readonly madeSquares: number;
    readonly products: number;
  };
}

const [middayFromMinute, eveningFromMinute] = [10 * 60, 16 * 60];

/** The part of the day in which a class begins: the morning ends at 10:00, the evening begins at 16:00. */
export function partOfDay(minuteOfDay: number): PartOfDay {
  if (minuteOfDay < middayFromMinute) return 'morning';
  return minuteOfDay < eveningFromMinute ? 'midday' : 'evening';
}

export const dayKey = ({ kind, name }: Pick<MarkedDay, 'kind' | 'name'>): string => `${kind}:${name}`;
export const partKey = ({ kind, part }: Pick<MarkedTime, 'kind' | 'part'>): string => `${kind}:${part}`;

const noDemand: DayEffect = { factor: 0, shape: 1 };

/**
 * What a marked day does to a class's demand: nothing is asked for on a closed day; undefined where the day is as any
 * other, or where nothing says that it is not.
 */
export function effectOf(
  { kinds, names, parts }: DayEffects,
  day: Omit<MarkedTime, 'date'> | undefined,
): DayEffect | undefined {
  if (!day) return undefined;
  if (day.kind === 'closed') return noDemand;
  const effect = names[dayKey(day)] ?? kinds[day.kind];
  return effect && { ...effect, factor: effect.factor * (parts[partKey(day)] ?? 1) };
}

/** Shape of independent gamma effects, one upon the other: their relative variances add up. */
export const jointShape = (...shapes: readonly number[]): number =>
  1 / shapes.reduce((variance, shape) => variance + 1 / shape, 0);
