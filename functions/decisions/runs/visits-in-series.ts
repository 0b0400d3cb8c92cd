import type { DirectVisit } from '#shared/core/visits/direct-price.ts';
import type { StoredVisit } from '#functions/_domain/bookings/visit-store.ts';

/** Direct visits with the series of their classes. Visits to classes that were not read are left out. */
export function visitsInSeries(
  visits: readonly StoredVisit[],
  classes: readonly { readonly classId: string; readonly seriesId: string }[],
): DirectVisit[] {
  const seriesOf = new Map(classes.map(({ classId, seriesId }) => [classId, seriesId]));
  return visits.flatMap(({ classId, bookingType, revenueMinor }) => {
    const seriesId = seriesOf.get(classId);
    return seriesId === undefined ? [] : [{ seriesId, bookingType, revenueMinor }];
  });
}
