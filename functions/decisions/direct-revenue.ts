/** What a direct booking of a class was seen to bring. */
export interface PricedClass {
  readonly seriesId: string;
  readonly revenueDirectMinor: number;
  readonly bookedByChannel: Readonly<Partial<Record<string, number>>>;
}

/**
 * What a marketplace pays of a direct visit where nothing is known: one studio's price list showed 0.41 for
 * ClassPass against its drop-in.
 */
const marketplaceShareUsual = 0.41;

function average(classes: readonly PricedClass[]): number | undefined {
  const sold = classes.reduce((sum, { bookedByChannel }) => sum + (bookedByChannel['direct'] ?? 0), 0);
  const earned = classes.reduce((sum, { revenueDirectMinor }) => sum + revenueDirectMinor, 0);
  return sold > 0 && earned > 0 ? earned / sold : undefined;
}

/**
 * What one direct booking of a class brings, in minor units: the average of its series, else of the studio, else
 * reckoned from what the marketplaces pay.
 *
 * @param priced the studio's recent classes
 */
export function directRevenueMinor(
  of: PricedClass,
  priced: readonly PricedClass[],
  contracts: readonly { readonly revenuePerBookingMinor: number }[],
): number {
  const series = average(priced.filter(({ seriesId }) => seriesId === of.seriesId));
  const best = Math.max(0, ...contracts.map(({ revenuePerBookingMinor }) => revenuePerBookingMinor));
  return Math.round(series ?? average(priced) ?? best / marketplaceShareUsual);
}
