/** Gamma shapes of the effects in a studio's demand. The smaller a shape, the more demand varies. */
export interface Shapes {
  /** The effect shared by all channels of a class. */
  readonly ofClass: number;
  /** Each channel's own effect on a class. */
  readonly ofChannel: readonly number[];
}

/** The same for one channel, as if the class had no other. */
export const shapesOfChannel = ({ ofClass, ofChannel }: Shapes, channel: number): Shapes => ({
  ofClass,
  ofChannel: [ofChannel[channel] ?? Infinity],
});

/**
 * Variance of one class's bookings. Parties and gamma effects make it larger than that of independent bookings.
 *
 * @param expected bookings by channel
 */
export function bookingsVariance(
  expected: ArrayLike<number>,
  { ofClass, ofChannel }: Shapes,
  dispersion: number,
): number {
  let [all, apart] = [0, 0];
  for (let c = 0; c < expected.length; c += 1) {
    const own = expected[c] ?? 0;
    all += own;
    apart += own ** 2 / (ofChannel[c] ?? Infinity);
  }
  return dispersion * all + all ** 2 / ofClass + apart;
}
