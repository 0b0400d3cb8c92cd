import { channels, type Channel } from '#shared/contracts/channels.ts';

interface Booking {
  readonly channel: Channel;
  readonly status: 'confirmed' | 'cancelled';
  readonly revenueMinor: number;
}

/** The confirmed bookings of a class by channel, with their revenue. */
export const channelMixOf = (
  bookedByChannel: Readonly<Partial<Record<Channel, number | undefined>>>,
  bookings: readonly Booking[],
) =>
  channels.flatMap((channel) => {
    const booked = bookedByChannel[channel] ?? 0;
    const revenueMinor = bookings
      .filter((one) => one.channel === channel && one.status === 'confirmed')
      .reduce((sum, one) => sum + one.revenueMinor, 0);
    return booked > 0 || revenueMinor > 0 ? [{ channel, bookings: booked, revenueMinor }] : [];
  });
