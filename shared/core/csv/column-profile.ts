import { cellTraits, type Trait } from './cell-traits.ts';
import type { DecimalMark } from './plan.ts';
import type { DateShape } from './read-date.ts';
import type { TimeShape } from './read-time.ts';
import { fold } from './text.ts';

/** Which order of day and month a column's dates support. */
export interface OrderProof {
  /** The numbers of dates that are valid only day first, only month first, or both ways. */
  dayFirst: number;
  monthFirst: number;
  open: number;
  readonly separators: Map<string, number>;
  shortYears: number;
}

/** Counts over every cell of a column. */
export interface ColumnFacts {
  readonly filled: number;
  readonly blank: number;
  /** The share of the non-empty cells with a trait. */
  readonly share: (trait: Trait) => number;
  readonly order: Readonly<OrderProof>;
  readonly dateShapes: ReadonlyMap<DateShape, number>;
  readonly timeShapes: ReadonlyMap<TimeShape, number>;
  readonly marks: ReadonlyMap<DecimalMark, number>;
  /** Cells whose time ends in a time zone or an offset. */
  readonly zoned: number;
  readonly min: number;
  readonly max: number;
  /** Distinct texts, normalised, up to `distinctMax`. */
  readonly distinct: ReadonlyMap<string, number>;
  readonly distinctMany: boolean;
}

export const distinctMax = 200;
const pendingTextsMax = 512;
const pendingCharactersMax = 64 * 1024;
const distinctCharactersMax = 64;
const lookedMax = 10_000;
const sparseEvery = 16;

const bump = <Key>(counts: Map<Key, number>, key: Key | undefined, times: number): void => {
  if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + times);
};

/** Counts the kinds of cells in one column, with bounded memory. */
export class ColumnProfile {
  #pending = new Map<string, number>();
  #pendingCharacters = 0;
  #blank = 0;
  #filled = 0;
  readonly #traits = new Map<Trait, number>();
  readonly #order: OrderProof = { dayFirst: 0, monthFirst: 0, open: 0, separators: new Map(), shortYears: 0 };
  readonly #dateShapes = new Map<DateShape, number>();
  readonly #timeShapes = new Map<TimeShape, number>();
  readonly #marks = new Map<DecimalMark, number>();
  readonly #distinct = new Map<string, number>();
  #distinctMany = false;
  #zoned = 0;
  #looked = 0;
  #min = Infinity;
  #max = -Infinity;

  add(cell: string): void {
    const times = this.#pending.get(cell);
    this.#pending.set(cell, (times ?? 0) + 1);
    if (times !== undefined) return;
    this.#pendingCharacters += cell.length;
    if (this.#pending.size >= pendingTextsMax || this.#pendingCharacters >= pendingCharactersMax)
      this.#settle();
  }

  /** Uses a sample once there are too many distinct texts, except to distinguish day and month. */
  #settle(): void {
    const every = this.#looked > lookedMax && this.#order.separators.size === 0 ? sparseEvery : 1;
    let at = 0;
    for (const [cell, times] of this.#pending) {
      if (cell.trim() === '') this.#blank += times;
      else if (at % every === 0) this.#count(cell, times * every);
      at += 1;
    }
    this.#looked += this.#pending.size;
    this.#pending = new Map();
    this.#pendingCharacters = 0;
  }

  #count(cell: string, times: number): void {
    const { traits, number, mark, numeric, dateShape, timeShape, zone } = cellTraits(cell);
    if (traits.has('blank')) {
      this.#blank += times;
      return;
    }
    this.#filled += times;
    for (const trait of traits) bump(this.#traits, trait, times);
    if (traits.has('date')) bump(this.#dateShapes, dateShape, times);
    bump(this.#timeShapes, timeShape, times);
    bump(this.#marks, mark, times);
    if (zone) this.#zoned += times;
    if (number !== undefined) {
      this.#min = Math.min(this.#min, number);
      this.#max = Math.max(this.#max, number);
    }
    if (numeric && traits.has('date')) this.#countOrder(numeric, times);
    this.#countDistinct(cell, times);
  }

  #countOrder(
    {
      first,
      second,
      separator,
      yearDigits,
    }: { first: number; second: number; separator: string; yearDigits: string },
    times: number,
  ): void {
    if (first > 12) this.#order.dayFirst += times;
    else if (second > 12) this.#order.monthFirst += times;
    else if (first !== second) this.#order.open += times;
    bump(this.#order.separators, separator, times);
    if (yearDigits.length === 2) this.#order.shortYears += times;
  }

  #countDistinct(cell: string, times: number): void {
    const text = fold(cell.slice(0, distinctCharactersMax));
    if (this.#distinct.size < distinctMax || this.#distinct.has(text)) bump(this.#distinct, text, times);
    else this.#distinctMany = true;
  }

  conclude(): ColumnFacts {
    this.#settle();
    const filled = this.#filled;
    return {
      filled,
      blank: this.#blank,
      share: (trait) => (filled === 0 ? 0 : (this.#traits.get(trait) ?? 0) / filled),
      order: this.#order,
      dateShapes: this.#dateShapes,
      timeShapes: this.#timeShapes,
      marks: this.#marks,
      zoned: this.#zoned,
      min: this.#min,
      max: this.#max,
      distinct: this.#distinct,
      distinctMany: this.#distinctMany,
    };
  }
}
