import { allottedChannel } from '#shared/contracts/channels.ts';
import type { getClass } from '#shared/contracts/schedule/get-class.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { placesMax } from '#shared/contracts/values.ts';
import {
  begunRefusal,
  capacityMin,
  capacityRefusal,
  freeOf,
  hasBegun,
  isOpen,
  soldOn,
  type ClassToEdit,
  type Terms,
} from '#functions/_domain/places/edits/edit-class.ts';

/** The numbers that can be set when editing a class, or why the class cannot be edited. */
export function editingOf(cls: ClassToEdit, terms: Terms): OutputOf<typeof getClass>['editing'] {
  const refusal = hasBegun(cls, terms.now) ? begunRefusal : null;
  const ofCapacity = refusal ?? (isOpen(terms, 'fitpass') ? null : capacityRefusal);
  const free = freeOf(cls, cls.totalCapacity);
  return {
    refusal,
    capacity: { min: capacityMin(cls), max: placesMax, allowed: ofCapacity === null, refusal: ofCapacity },
    channels: allottedChannel.options.map((channel) => ({
      channel,
      connected: isOpen(terms, channel),
      places: cls.allocations[channel] ?? null,
      min: soldOn(cls, channel),
      max: soldOn(cls, channel) + free,
    })),
    openPlacesMax: free,
    inventoryMode: terms.mode,
  };
}
