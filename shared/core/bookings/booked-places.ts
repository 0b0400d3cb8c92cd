/** The most places that one booking can take. More are taken for a mistake. */
export const placesOfBookingMax = 50;

/** A later change of the number of places that a booking takes. */
export interface BookingPlaceChange {
  readonly at: string;
  /** How many places were added; negative if places were cancelled. */
  readonly more: number;
  /** Present when the time is not known. `at` is then an assumption. */
  readonly precision?: 'unknown' | undefined;
}

/** The times of one place. */
export interface PlaceTimes {
  readonly bookedAt: string;
  readonly bookedAtPrecision?: 'day' | undefined;
  readonly cancelledAt?: string | undefined;
  readonly cancelledAtPrecision?: 'unknown' | undefined;
}

/** The fields of a booking that say which places it takes. */
export interface PlacedBooking extends PlaceTimes {
  readonly status: 'confirmed' | 'cancelled';
  /** How many places the booking takes. Absent if nobody said so; it then takes one. */
  readonly places?: number | undefined;
  readonly placeChanges?: readonly BookingPlaceChange[] | undefined;
}

/**
 * All places of a booking of which a file says how many places it takes, how many people the client brings along, or
 * both: the higher number counts. Undefined if it says neither.
 */
export const placesWithGuests = (
  places: number | undefined,
  guests: number | undefined,
): number | undefined => (guests === undefined ? places : Math.max(places ?? 1, 1 + guests));

/** How many places a booking takes, or took before it was cancelled. */
export const placesIn = ({ places = 1 }: Pick<PlacedBooking, 'places'>): number => places;

/** How many places a booking takes now. */
export const standingPlaces = (booking: Pick<PlacedBooking, 'status' | 'places'>): number =>
  booking.status === 'confirmed' ? placesIn(booking) : 0;

const later = (a: string, b: string): string => (a > b ? a : b);

const times = <T>(count: number, one: T): T[] => Array.from({ length: Math.max(0, count) }, () => one);

/** The places that were cancelled one by one, and the others. */
function changedPlaces(
  { bookedAt, bookedAtPrecision, placeChanges = [] }: PlacedBooking,
  places: number,
): { readonly ended: PlaceTimes[]; readonly left: PlaceTimes[] } {
  const first = placeChanges.reduce((count, { more }) => count - more, places);
  const left: PlaceTimes[] = times(first, { bookedAt, bookedAtPrecision });
  const ended: PlaceTimes[] = [];
  for (const { at, more, precision } of placeChanges) {
    if (more > 0) left.push(...times(more, { bookedAt: later(at, bookedAt) }));
    else
      for (const place of left.splice(more))
        ended.push({ ...place, cancelledAt: later(at, place.bookedAt), cancelledAtPrecision: precision });
  }
  return { ended, left };
}

/** Each place that a booking takes or took, with its own times. A cancelled booking has no place left. */
export function placesOf(booking: PlacedBooking): readonly PlaceTimes[] {
  const { places = 1, placeChanges, cancelledAt, cancelledAtPrecision } = booking;
  if (placeChanges === undefined) return places === 1 ? [booking] : times(places, booking);
  const { ended, left } = changedPlaces(booking, places);
  if (cancelledAt === undefined) return [...ended, ...left];
  return [
    ...ended,
    ...left.map((place) => ({
      ...place,
      cancelledAt: later(cancelledAt, place.bookedAt),
      cancelledAtPrecision,
    })),
  ];
}
