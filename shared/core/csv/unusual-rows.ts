import type { FileRecord } from './convert-row.ts';
import type { Field } from './plan.ts';

/**
 * How a row differs from the others: by a number, a day or a text far from the rest, or by a cell in a different
 * format.
 */
export type Oddity = 'high' | 'low' | 'early' | 'late' | 'long' | 'format';

export interface Unusual<T> {
  readonly row: T;
  readonly field: Field;
  readonly oddity: Oddity;
}

/** A field's cell, unchanged from the file. */
export type CellOf = (field: Field) => string;

interface Measured<T> {
  readonly row: T;
  readonly value: number;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const dayMs = 86_400_000;
const dayOf = (date: string): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / dayMs;

const numbers = [
  'total_capacity',
  'current_bookings',
  'free_places',
  'studio_revenue',
  'booking_price',
  'marketplace_fee',
  'waitlist_capacity',
] as const satisfies readonly Field[];
const days = ['class_date', 'booked_at', 'cancelled_at'] as const satisfies readonly Field[];
const texts = ['class_name', 'room', 'instructor', 'customer_name'] as const satisfies readonly Field[];
const written = [
  'class_date',
  'class_time',
  'total_capacity',
  'studio_revenue',
  'booked_at',
] as const satisfies readonly Field[];

const sampleMax = 1024;

/** The minimum, the maximum and, in bounded memory, evenly spread values of a field. */
class Spread<T> {
  least: Measured<T> | undefined;
  greatest: Measured<T> | undefined;
  #sample: number[] = [];
  #stride = 1;
  #seen = 0;

  add(row: T, value: number): void {
    if (!Number.isFinite(value)) return;
    if (!this.least || value < this.least.value) this.least = { row, value };
    if (!this.greatest || value > this.greatest.value) this.greatest = { row, value };
    if (this.#seen % this.#stride === 0) this.#sample.push(value);
    this.#seen += 1;
    if (this.#sample.length < sampleMax) return;
    this.#sample = this.#sample.filter((_, at) => at % 2 === 0);
    this.#stride *= 2;
  }

  /** The quartiles. */
  quarters(): readonly [low: number, middle: number, high: number] {
    const sorted = this.#sample.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
    return [at(0.25), at(0.5), at(0.75)];
  }

  get seen(): number {
    return this.#seen;
  }
}

const rowsMin = 8;
/** A value further from the middle half than this many times its width is an outlier (Tukey's outer fence). */
const fence = 3;

/** The values beyond the fences that are also at least `marginOf` away from the quartile. */
function farFrom<T>(
  spread: Spread<T>,
  marginOf: (quarter: number) => number,
): { low?: Measured<T>; high?: Measured<T> } {
  if (spread.seen < rowsMin || !spread.least || !spread.greatest) return {};
  const [low, , high] = spread.quarters();
  const beyond = fence * (high - low);
  return {
    ...(spread.least.value < low - Math.max(beyond, marginOf(low)) && { low: spread.least }),
    ...(spread.greatest.value > high + Math.max(beyond, marginOf(high)) && { high: spread.greatest }),
  };
}

const shapesMax = 64;
const rareShare = 0.02;

/** The pattern of a cell, whatever its content: '99/99/9999', 'a 9'. */
const shapeOf = (cell: string): string =>
  cell
    .trim()
    .slice(0, 40)
    .replaceAll(/\p{L}+/gu, 'a')
    .replaceAll(/\d+/g, (digits) => (digits.length > 2 ? '999' : '9'));

/** How often each pattern occurs in a field's cells, and the first row of each. */
class Shapes<T> {
  readonly #shapes = new Map<string, { row: T; order: number; count: number }>();
  #seen = 0;

  add(row: T, cell: string): void {
    this.#seen += 1;
    const shape = shapeOf(cell);
    const known = this.#shapes.get(shape);
    if (known) known.count += 1;
    else if (this.#shapes.size < shapesMax) this.#shapes.set(shape, { row, order: this.#seen, count: 1 });
  }

  /** The first row with the rarest pattern, if nearly all others share one pattern. */
  rarest(): T | undefined {
    const sorted = [...this.#shapes.values()].toSorted((a, b) => a.count - b.count || a.order - b.order);
    const [rare, common] = [sorted[0], sorted.at(-1)];
    if (!rare || !common || rare === common || this.#seen < 1 / rareShare) return undefined;
    return rare.count <= this.#seen * rareShare && common.count >= this.#seen * 0.8 ? rare.row : undefined;
  }
}

const monthDays = 31;
/** Classes are hardly ever before five in the morning or after eleven at night. */
const [morningMinute, nightMinute] = [5 * 60, 23 * 60];
const longCharacters = 30;

/**
 * Collects a file's readable rows that differ most from the others, for a person to check before the import. Memory
 * does not grow with the number of rows.
 */
export class UnusualRows<T> {
  readonly #spreads = new Map<Field, Spread<T>>();
  readonly #shapes = new Map<Field, Shapes<T>>();

  add(row: T, record: FileRecord, cellOf: CellOf): void {
    const note = (field: Field, valueOf: (text: string) => number): void => {
      const text = record[field];
      if (text === undefined) return;
      const spread = this.#spreads.get(field) ?? new Spread<T>();
      spread.add(row, valueOf(text));
      this.#spreads.set(field, spread);
    };
    for (const field of numbers) note(field, Number);
    for (const field of days) note(field, dayOf);
    for (const field of texts) note(field, (text) => text.length);
    note('class_time', minutesOf);
    for (const field of written) {
      if (record[field] === undefined) continue;
      const shapes = this.#shapes.get(field) ?? new Shapes<T>();
      shapes.add(row, cellOf(field));
      this.#shapes.set(field, shapes);
    }
  }

  #far(
    fields: readonly Field[],
    marginOf: (quarter: number) => number,
    [high, low]: readonly [high: Oddity, low: Oddity],
  ): Unusual<T>[] {
    return fields.flatMap((field) => {
      const spread = this.#spreads.get(field);
      const far = spread ? farFrom(spread, marginOf) : {};
      return [
        ...(far.high ? [{ row: far.high.row, field, oddity: high }] : []),
        ...(far.low ? [{ row: far.low.row, field, oddity: low }] : []),
      ];
    });
  }

  /** A class at night among daytime classes; their times vary too much to find it as a numeric outlier. */
  #atNight(): Unusual<T>[] {
    const spread = this.#spreads.get('class_time');
    if (!spread?.least || !spread.greatest || spread.seen < rowsMin) return [];
    const [low, , high] = spread.quarters();
    const { least, greatest } = spread;
    const field = 'class_time';
    return [
      ...(least.value < morningMinute && low >= morningMinute
        ? [{ row: least.row, field, oddity: 'early' } as const]
        : []),
      ...(greatest.value > nightMinute && high <= nightMinute
        ? [{ row: greatest.row, field, oddity: 'late' } as const]
        : []),
    ];
  }

  /** The unusual rows, one oddity each, days and numbers first; at most `rowsMax`. */
  strangest(rowsMax: number): Unusual<T>[] {
    const all: Unusual<T>[] = [
      ...this.#far(days, () => monthDays, ['late', 'early']),
      ...this.#far(numbers, (quarter) => Math.max(1, quarter / 2), ['high', 'low']),
      ...this.#atNight(),
      ...this.#far(texts, () => longCharacters, ['long', 'long']),
      ...[...this.#shapes].flatMap(([field, shapes]) => {
        const row = shapes.rarest();
        return row === undefined ? [] : [{ row, field, oddity: 'format' as const }];
      }),
    ];
    const rows = new Set<T>();
    return all.filter(({ row }) => !rows.has(row) && rows.add(row)).slice(0, rowsMax);
  }
}
