/** Who booked a class through which channel and when. It is read for what it teaches, and never stored with that. */
export interface CustomerBooking {
  readonly classId: string;
  readonly channel: string;
  readonly bookedAt: string;
  /** The same text for the same person. */
  readonly customer: string;
}

/** Tells whose booking an event of a class is, each booking once; undefined where nobody is named. */
export type CustomerOf = (event: {
  readonly minutesBefore: number;
  readonly channel: string;
  readonly kind: 'booked' | 'cancelled';
}) => string | undefined;

const minuteMs = 60_000;

/** Whose bookings the events of a class are: those of the same channel and minute. */
export function bookedCustomersOf(bookings: readonly CustomerBooking[], startsAt: string): CustomerOf {
  const keyOf = (channel: string, minutesBefore: number): string => `${minutesBefore} ${channel}`;
  const left = Map.groupBy(bookings, ({ channel, bookedAt }) =>
    keyOf(channel, Math.round((Date.parse(startsAt) - Date.parse(bookedAt)) / minuteMs)),
  );
  return ({ minutesBefore, channel, kind }) =>
    kind === 'booked' ? left.get(keyOf(channel, minutesBefore))?.shift()?.customer : undefined;
}
