import type { ClassChoice, MappingRow } from '#shared/contracts/integrations/mapping.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import type { KnownListing, LinkableClass } from '#functions/_domain/connections/link-listings.ts';

/** A class in the form of a choice for linking a listing. */
export const choiceOf = ({ classId, className, room, localDate, localTime }: LinkableClass): ClassChoice => ({
  classId,
  className,
  room,
  localDate,
  localTime,
});

/** A stored listing in the contract's form. */
export function mappingRowOf(
  { listingId, name, room, startsAt, state, linkedBy }: KnownListing,
  cls: LinkableClass | null | undefined,
  timezone: string,
): MappingRow {
  const { date, time } = instantToLocal(startsAt, timezone);
  return {
    listingId,
    name,
    room: room ?? null,
    startsAt,
    localDate: date,
    localTime: time,
    state,
    byHand: linkedBy === 'hand',
    class: cls ? choiceOf(cls) : null,
  };
}
