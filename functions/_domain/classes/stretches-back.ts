const weekMs = 7 * 24 * 3_600_000;

/** A stretch of time. Its end is excluded. */
export interface Stretch {
  readonly from: Date;
  readonly to: Date;
}

/** A range in stretches of a week at most, each within the partition of one month, the newest first. */
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
