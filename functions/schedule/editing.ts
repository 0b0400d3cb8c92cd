import { allottedChannel } from '#shared/contracts/channels.ts';
import type { getClass } from '#shared/contracts/schedule/get-class.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { placesMax } from '#shared/contracts/values.ts';
import {
  begunRefusal,
  capacityRefusal,
  freeOf,
  hasBegun,
  isOpen,
  soldOn,
  type ClassToEdit,
  type Terms,
} from '#functions/_domain/places/edits/edit-class.ts';

/** What an editor of a class may set, and why not where it may not. */
export function editingOf(of: ClassToEdit, terms: Terms): OutputOf<typeof getClass>['editing'] {
  const refusal = hasBegun(of, terms.now) ? begunRefusal : null;
  const ofCapacity = refusal ?? (isOpen(terms, 'fitpass') ? null : capacityRefusal);
  const free = freeOf(of, of.totalCapacity);
  return {
    refusal,
    capacity: { min: of.bookings, max: placesMax, allowed: ofCapacity === null, refusal: ofCapacity },
    channels: allottedChannel.options.map((channel) => ({
      channel,
      connected: isOpen(terms, channel),
      places: of.allocations[channel] ?? null,
      min: soldOn(of, channel),
      max: soldOn(of, channel) + free,
    })),
    openPlacesMax: free,
    inventoryMode: terms.mode,
  };
}
