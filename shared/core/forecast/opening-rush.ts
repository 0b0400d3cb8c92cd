import { defaultBinEdgesHours, openingBin, rushEndsHours } from './bins.ts';
import { observeClass, type ClassRecord } from './observe-class.ts';

/** A finished class with a known or assumed opening time. */
interface OpenedClass {
  readonly seriesId: string;
  readonly record: ClassRecord;
}

/** Bookings and open hours of one class on one channel in the bin in which sales opened, by interval. */
interface Sold {
  readonly cls: number;
  readonly cell: string;
  readonly bookings: readonly number[];
  readonly openHours: readonly number[];
}

const sweeps = 12;
/**
 * Weights of the priors in expected bookings: for each interval after the opening, for each channel of a series, and
 * for each class. Intervals are short, so few bookings are expected in the first ones, and a larger weight would hide
 * the rush.
 */
const stretchWeight = 1;
const cellWeight = 4;
const classWeight = 12;
/** Minimum number of bookings required to learn a rush. */
const bookingsMin = 50;
const [intensityMin, intensityMax] = [0.02, 50];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const bookingsOf = (sold: readonly Sold[]): number => sum(sold.map(({ bookings }) => sum(bookings)));

function soldOf({ seriesId, record }: OpenedClass, cls: number): Sold[] {
  const { openedHoursBefore: opened, channels } = record;
  const { lower } = openingBin(defaultBinEdgesHours, opened);
  const ends = rushEndsHours.map((hours) => opened - hours).filter((edge) => edge > lower);
  const { bookings, openHours } = observeClass({
    ...record,
    binEdgesHours: [...new Set([opened, ...ends, lower, 0])],
  });
  const stretches = ends.length + 1;
  return channels.map((channel, c) => ({
    cls,
    cell: JSON.stringify([seriesId, channel]),
    bookings: (bookings[c] ?? []).slice(0, stretches),
    openHours: (openHours[c] ?? []).slice(0, stretches),
  }));
}

/** One studio's opening rush, with the rates and effects from which it is separated. */
class RushFit {
  intensity: number[] = Array<number>(rushEndsHours.length + 1).fill(1);
  readonly #sold: readonly Sold[];
  readonly #byCell: Map<string, Sold[]>;
  readonly #byClass: Map<number, Sold[]>;
  readonly #mean: number;
  readonly #rate = new Map<string, number>();
  readonly #effect = new Map<number, number>();

  constructor(sold: readonly Sold[]) {
    this.#sold = sold;
    this.#byCell = Map.groupBy(sold, ({ cell }) => cell);
    this.#byClass = Map.groupBy(sold, ({ cls }) => cls);
    this.#mean = bookingsOf(sold) / sum(sold.map(({ openHours }) => sum(openHours)));
  }

  #rateOf({ cell, cls }: Sold): number {
    return (this.#rate.get(cell) ?? this.#mean) * (this.#effect.get(cls) ?? 1);
  }

  #weighted({ openHours }: Sold): number {
    return sum(openHours.map((hours, q) => hours * (this.intensity[q] ?? 1)));
  }

  #fitRates(): void {
    for (const [cell, own] of this.#byCell) {
      const exposed = sum(own.map((one) => this.#weighted(one) * (this.#effect.get(one.cls) ?? 1)));
      this.#rate.set(cell, (cellWeight + bookingsOf(own)) / (cellWeight / this.#mean + exposed));
    }
  }

  #fitEffects(): void {
    for (const [cls, own] of this.#byClass) {
      const expected = sum(own.map((one) => this.#weighted(one) * (this.#rate.get(one.cell) ?? this.#mean)));
      this.#effect.set(cls, (classWeight + bookingsOf(own)) / (classWeight + expected));
    }
  }

  /** Intensities are relative: their weighted mean is 1. */
  #fitIntensity(): void {
    const booked = this.intensity.map((_, q) => sum(this.#sold.map(({ bookings }) => bookings[q] ?? 0)));
    const expected = this.intensity.map((_, q) =>
      sum(this.#sold.map((one) => (one.openHours[q] ?? 0) * this.#rateOf(one))),
    );
    const scale = sum(booked) / sum(expected.map((n, q) => n * (this.intensity[q] ?? 1)));
    this.intensity = booked.map((n, q) => {
      const intensity = (stretchWeight + n / scale) / (stretchWeight + (expected[q] ?? 0));
      return Math.min(intensityMax, Math.max(intensityMin, intensity));
    });
  }

  sweep(): void {
    this.#fitRates();
    this.#fitEffects();
    this.#fitIntensity();
  }
}

/**
 * How much denser bookings are just after the opening of sales than later in the same bin of hours-to-start: by
 * interval of `rushEndsHours`, relative to each other. Each channel of a series has its own rate and each class its own
 * effect (gamma priors), so that classes that sell out in the rush do not hide it. Undefined if there is too little
 * data. Cost O(classes · events). Throws InvalidInput with the field's path.
 */
export function fitOpeningRush(classes: readonly OpenedClass[]): number[] | undefined {
  const sold = classes.flatMap((one, cls) => (one.record.openedHoursBefore > 0 ? soldOf(one, cls) : []));
  if (bookingsOf(sold) < bookingsMin) return undefined;
  const fit = new RushFit(sold);
  for (let sweep = 0; sweep < sweeps; sweep += 1) fit.sweep();
  return fit.intensity;
}
