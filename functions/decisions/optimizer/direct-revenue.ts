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

/** What direct bookings were seen to bring on average, in minor units: plain data, safe to store as JSON. */
export interface DirectPrices {
  /** By series; one that sold nothing is left out. */
  readonly series: Readonly<Record<string, number>>;
  /** Over the whole studio; left out where nothing was sold. */
  readonly studio?: number;
}

/** All of a studio's classes are asked for: `priced` is looked through once. */
export function directPricesOf(priced: readonly PricedClass[]): DirectPrices {
  const bySeries = Map.groupBy(priced, ({ seriesId }) => seriesId);
  const series = Object.fromEntries(
    [...bySeries].flatMap(([seriesId, own]) => {
      const price = average(own);
      return price === undefined ? [] : [[seriesId, price] as const];
    }),
  );
  const studio = average(priced);
  return { series, ...(studio !== undefined && { studio }) };
}

/**
 * What one direct booking of a class brings, in minor units: the average of its series, else of the studio, else
 * reckoned from what the marketplaces pay.
 */
export function directRevenueFrom(
  { series, studio }: DirectPrices,
  contracts: readonly { readonly revenuePerBookingMinor: number }[],
): (of: Pick<PricedClass, 'seriesId'>) => number {
  const best = Math.max(0, ...contracts.map(({ revenuePerBookingMinor }) => revenuePerBookingMinor));
  const usual = studio ?? best / marketplaceShareUsual;
  return ({ seriesId }) => Math.round(series[seriesId] ?? usual);
}
