/**
 * Mean revenue of a booking that is not cancelled: revenue · (1 − noShow · (1 − pay)), where `pay` is the share of the
 * revenue that a no-show still earns. In the unit of `revenue`.
 */
export function effectiveRevenue(revenue: number, noShow: number, pay: number): number {
  return revenue * (1 - noShow * (1 - pay));
}
