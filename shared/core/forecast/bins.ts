import { InvalidInput, requireNonNegative } from '../invalid-input.ts';

/** Edges of the bins of hours-to-start, earliest first: bin b is (edges[b + 1], edges[b]]. */
export const defaultBinEdgesHours: readonly number[] = [168, 144, 120, 96, 72, 48, 36, 24, 12, 6, 0];

/** Refuses edges that do not fall strictly to 0. */
export function requireEdges(path: string, edges: readonly number[]): void {
  edges.forEach((edge, i) => {
    requireNonNegative(`${path}[${i}]`, edge);
    if (i > 0 && edge >= (edges[i - 1] ?? 0))
      throw new InvalidInput(`${path}[${i}]`, 'must be below the edge before it');
  });
  if (edges.length < 2 || edges.at(-1) !== 0)
    throw new InvalidInput(path, 'must hold at least two edges and end at 0');
}

/** Length of each bin in hours. */
export function binLengthsHours(edges: readonly number[]): number[] {
  return edges.slice(1).map((lower, b) => (edges[b] ?? lower) - lower);
}

/** Hours of each bin that lie between `fromHours` and `toHours` before the start (from >= to). */
export function hoursInBins(edges: readonly number[], fromHours: number, toHours: number): number[] {
  return edges
    .slice(1)
    .map((lower, b) => Math.max(0, Math.min(edges[b] ?? lower, fromHours) - Math.max(lower, toHours)));
}

/**
 * Hours-to-start on the scale of the bins. A class may be on sale for longer than the first edge says: everything
 * before the first bin's lower edge is then squeezed into that bin, evenly, so that bookings made earlier count in
 * bin 0 and an hour there weighs less. Below that edge hours stay as they are.
 */
export function nominalHours(edges: readonly number[], openedHoursBefore: number, hours: number): number {
  const [first = 0, second = 0] = edges;
  if (hours <= second) return hours;
  if (openedHoursBefore <= first) return Math.min(hours, first);
  return Math.min(first, second + ((hours - second) * (first - second)) / (openedHoursBefore - second));
}

/** The inverse of nominalHours. */
export function realHours(edges: readonly number[], openedHoursBefore: number, nominal: number): number {
  const [first = 0, second = 0] = edges;
  if (nominal <= second || openedHoursBefore <= first) return nominal;
  return second + ((nominal - second) * (openedHoursBefore - second)) / (first - second);
}
