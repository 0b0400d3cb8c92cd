/**
 * A customer's booking of a class: the channel and the time. It is read for learning and never stored with the learned
 * data.
 */
export interface CustomerBooking {
  readonly classId: string;
  readonly channel: string;
  readonly bookedAt: string;
  /** Identifies the person: equal texts mean the same person. */
  readonly customer: string;
}

/** The customer of each event of a class. Undefined if the customer has no name. */
export type CustomerOf = (event: {
  readonly minutesBefore: number;
  readonly channel: string;
  readonly kind: 'booked' | 'cancelled';
}) => string | undefined;

const minuteMs = 60_000;

/** Assigns to each event of a class the customer whose booking has the same channel and minute. */
export function bookedCustomersOf(bookings: readonly CustomerBooking[], startsAt: string): CustomerOf {
  const keyOf = (channel: string, minutesBefore: number): string => `${minutesBefore} ${channel}`;
  const left = Map.groupBy(bookings, ({ channel, bookedAt }) =>
    keyOf(channel, Math.round((Date.parse(startsAt) - Date.parse(bookedAt)) / minuteMs)),
  );
  return ({ minutesBefore, channel, kind }) =>
    kind === 'booked' ? left.get(keyOf(channel, minutesBefore))?.shift()?.customer : undefined;
}
