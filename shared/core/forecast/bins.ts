import { InvalidInput, isNonNegative, requireNonNegative } from '../invalid-input.ts';
import { zeros } from '../numbers/doubles.ts';

/** Edges of the bins of hours-to-start, earliest first: bin b is (edges[b + 1], edges[b]]. */
export const defaultBinEdgesHours: readonly number[] = [168, 144, 120, 96, 72, 48, 36, 24, 12, 6, 0];

/** Refuses edges that do not fall strictly to 0. */
export function requireEdges(path: string, edges: readonly number[]): void {
  edges.forEach((edge, i) => {
    if (!isNonNegative(edge)) requireNonNegative(`${path}[${i}]`, edge);
    if (i > 0 && edge >= (edges[i - 1] ?? 0))
      throw new InvalidInput(`${path}[${i}]`, 'must be below the previous edge');
  });
  if (edges.length < 2 || edges.at(-1) !== 0)
    throw new InvalidInput(path, 'must hold at least two edges and end at 0');
}

/** Length of each bin in hours. */
export function binLengthsHours(edges: readonly number[]): number[] {
  return edges.slice(1).map((lower, b) => (edges[b] ?? lower) - lower);
}

/** The bin that contains a time before the start. Times before the first edge belong to the first bin. */
export function binOf(edges: readonly number[], hours: number): number {
  const bin = edges.findIndex((edge, b) => b > 0 && hours > edge) - 1;
  return bin < 0 ? edges.length - 2 : bin;
}

/** Hours of each bin between `fromHours` and `toHours` before the start (from >= to). */
export function hoursInBins(edges: readonly number[], fromHours: number, toHours: number): number[] {
  const hours = zeros(edges.length - 1);
  for (let b = 0; b < hours.length; b += 1)
    hours[b] = Math.max(0, Math.min(edges[b] ?? 0, fromHours) - Math.max(edges[b + 1] ?? 0, toHours));
  return hours;
}

/**
 * Ends of the intervals after the opening of sales for which a rush is estimated, in hours; the last interval has no
 * end.
 */
export const rushEndsHours: readonly number[] = [1, 3, 6, 12, 24];

/** The weighted hours since the opening, with one weight per interval; unweighted without a rush. */
function weighed(hours: number, rush: readonly number[] | undefined): number {
  if (!rush) return hours;
  let total = 0;
  for (let q = 0; q < rush.length; q += 1) {
    const from = q === 0 ? 0 : (rushEndsHours[q - 1] ?? 0);
    const to = Math.min(rushEndsHours[q] ?? Infinity, hours);
    total += (rush[q] ?? 0) * Math.max(0, to - from);
  }
  return total;
}

/** The bin in which sales open: its upper end on the scale of the bins, and its lower edge. */
export function openingBin(
  edges: readonly number[],
  openedHoursBefore: number,
): { readonly from: number; readonly lower: number } {
  const from = Math.min(openedHoursBefore, edges[0] ?? 0);
  return { from, lower: edges.find((edge, b) => b > 0 && edge < from) ?? 0 };
}

/**
 * Hours-to-start on the scale of the bins. In the bin in which sales open, hours are weighted by the opening rush, so
 * that every nominal hour there has the same number of requests: more nominal hours pass just after the opening. If a
 * class is on sale for longer than the first edge, all time before the first bin's lower edge is compressed into that
 * bin. Below the opening bin, hours are unchanged.
 *
 * @param rush weights of the hours in each interval of `rushEndsHours`; all equal if omitted
 */
export function nominalHours(
  edges: readonly number[],
  openedHoursBefore: number,
  hours: number,
  rush?: readonly number[],
): number {
  const { from, lower } = openingBin(edges, openedHoursBefore);
  if (hours >= openedHoursBefore || hours <= lower) return Math.min(hours, edges[0] ?? 0);
  const open = openedHoursBefore - lower;
  const share = weighed(openedHoursBefore - hours, rush) / weighed(open, rush);
  return from - (from - lower) * share;
}

/** The inverse of nominalHours without a rush. */
export function realHours(edges: readonly number[], openedHoursBefore: number, nominal: number): number {
  const [first = 0, second = 0] = edges;
  if (nominal <= second || openedHoursBefore <= first) return nominal;
  return second + ((nominal - second) * (openedHoursBefore - second)) / (first - second);
}
