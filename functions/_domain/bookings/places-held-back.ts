import { marketplaces, type Marketplace } from '#shared/contracts/channels.ts';
import { standingPlaces } from '#shared/core/bookings/booked-places.ts';
import type { PerMarketplace } from '#functions/_domain/connections/system-schedule.ts';
import type { BookingRow } from './booking-row.ts';
import type { BookedClass } from './reservation-store.ts';
import { unreportedOn } from './sold-there.ts';

const places = (numberOn: (channel: Marketplace) => number): PerMarketplace =>
  Object.fromEntries(
    marketplaces.map((channel) => [channel, numberOn(channel)] as const).filter(([, number]) => number > 0),
  );

/**
 * The places that marketplaces have sold of a class when the studio's own system moved it and put another one in its
 * place. Bookings that the system lists follow their class by themselves.
 */
export const placesSoldOf = (cls: BookedClass, rows: readonly BookingRow[]): PerMarketplace =>
  places(
    (channel) =>
      unreportedOn(cls, channel) +
      rows
        .filter((row) => row.channel === channel && row.systemReference === undefined)
        .reduce((sum, row) => sum + standingPlaces(row), 0),
  );

/**
 * The places that a class keeps back for customers of the class that it was. Nobody knows at which of the two they will
 * come, so their places count in both. Those that were cancelled no longer count, nor do those that a marketplace shows
 * for the new class.
 *
 * @param from the class that it was, which is another class of the system now
 * @param to the class that it is; undefined if it is not in the schedule yet
 * @param sold the places that were sold when it was moved
 */
export const placesHeldBack = (
  from: BookedClass,
  to: BookedClass | undefined,
  sold: PerMarketplace,
  now: Date,
): number =>
  from.startsAt <= now.toISOString()
    ? 0
    : marketplaces.reduce((sum, channel) => {
        const left = Math.min(sold[channel] ?? 0, from.bookedByChannel[channel] ?? 0);
        return sum + Math.max(0, left - (to ? unreportedOn(to, channel) : 0));
      }, 0);
