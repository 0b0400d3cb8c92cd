/** `beside` is the day before or after a holiday: together with a weekend it can form a long weekend. */
export type MarkedKind = 'closed' | 'holiday' | 'event' | 'beside';

export type PartOfDay = 'morning' | 'midday' | 'evening';

/** A day in the studio's calendar on which demand is unusual. */
export interface MarkedDay {
  readonly kind: MarkedKind;
  /** The name under which the day recurs, for example that of a holiday. */
  readonly name: string;
  /** The studio's local day, YYYY-MM-DD. */
  readonly date: string;
}

/**
 * The marked day of a class, and the part of the day in which it begins: on a holiday, early classes differ from later
 * ones.
 */
export interface MarkedTime extends MarkedDay {
  readonly part: PartOfDay;
}

/** Demand of a day relative to a usual one, with the shape of its gamma posterior as its precision. */
export interface DayEffect {
  readonly factor: number;
  readonly shape: number;
}

/** The learned effects of marked days, as plain JSON. */
export interface DayEffects {
  /** For names that have not occurred. */
  readonly kinds: Readonly<Partial<Record<MarkedKind, DayEffect>>>;
  /** Keyed by `<kind>:<name>`. */
  readonly names: Readonly<Record<string, DayEffect>>;
  /** The factor of a part of such a day relative to the whole day, by `<kind>:<part>`. */
  readonly parts: Readonly<Record<string, number>>;
}

/** The actual sales of the classes in one part of a day, and their expected sales on a usual day. */
export interface DaySums extends MarkedTime {
  readonly expected: number;
  readonly made: number;
  /** Sum over classes of the squared expectation: it determines how much class effects blur the day's effect. */
  readonly squares: number;
  /** Sums over the channels of all classes, for the variance between them on such a day. */
  readonly cells: {
    readonly expectedSquares: number;
    readonly madeSquares: number;
    readonly products: number;
  };
}

const [middayFromMinute, eveningFromMinute] = [10 * 60, 16 * 60];

/** The part of the day in which a class begins: midday is from 10:00, evening from 16:00. */
export function partOfDay(minuteOfDay: number): PartOfDay {
  if (minuteOfDay < middayFromMinute) return 'morning';
  return minuteOfDay < eveningFromMinute ? 'midday' : 'evening';
}

export const dayKey = ({ kind, name }: Pick<MarkedDay, 'kind' | 'name'>): string => `${kind}:${name}`;
export const partKey = ({ kind, part }: Pick<MarkedTime, 'kind' | 'part'>): string => `${kind}:${part}`;

const noDemand: DayEffect = { factor: 0, shape: 1 };

/**
 * The effect of a marked day on a class's demand. A closed day has no demand. Undefined if the day is usual or has no
 * known effect.
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

/** Shape of the product of independent gamma effects: their relative variances add up. */
export const jointShape = (...shapes: readonly number[]): number =>
  1 / shapes.reduce((variance, shape) => variance + 1 / shape, 0);
