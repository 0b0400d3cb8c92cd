const weekMs = 7 * 24 * 3_600_000;

/** A period of time. Its end is excluded. */
export interface Stretch {
  readonly from: Date;
  readonly to: Date;
}

/** Splits a range into periods of at most a week, each within one month's partition, newest first. */
export function stretchesBack(from: Date, to: Date): Stretch[] {
  const stretches: Stretch[] = [];
  for (let end = to; end > from;) {
    const last = new Date(end.getTime() - 1);
    const monthMs = Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), 1);
    const begin = new Date(Math.max(from.getTime(), monthMs, end.getTime() - weekMs));
    stretches.push({ from: begin, to: end });
    end = begin;
  }
  return stretches;
}
