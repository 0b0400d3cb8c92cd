import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import { keepWithinFree } from '#shared/core/allocation/keep-within-free.ts';

interface Template {
  readonly totalCapacity: number;
  readonly allocations: Readonly<Partial<Record<string, number>>>;
}

/**
 * The places that a template's channels get in a class without bookings: the same as in the template, as far as they
 * are available.
 */
export function placesOfNew(
  { totalCapacity, allocations }: Template,
  mode: InventoryMode,
): Record<string, number> {
  const offers = Object.entries(allocations).flatMap(([channel, allocation]) =>
    allocation === undefined || channel === 'direct'
      ? []
      : [{ channel, allocation, booked: 0, revenueMinor: 0 }],
  );
  return Object.fromEntries(keepWithinFree(totalCapacity, mode, offers));
}
