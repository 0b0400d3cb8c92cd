import type { EventStatus, EventType } from '#shared/contracts/reservations/event.ts';
import { present } from '#functions/_platform/present.ts';

/** What a person chose for a reservation: its class, and what the e-mail omits or gets wrong. */
export interface EventChoice {
  readonly classId: string;
  readonly eventType: EventType;
  readonly customerName?: string | undefined;
  /** The booking that was cancelled. */
  readonly bookingId?: string | undefined;
  /** True if the person said that the cancelled booking is none of the known ones. */
  readonly isUnknownBooking?: boolean | undefined;
  /** How many places a booking takes. */
  readonly places?: number | undefined;
}

interface DecidedEvent {
  readonly status: EventStatus;
  readonly unread?: boolean | undefined;
  readonly choice?: EventChoice | undefined;
}

/** Whether a choice was stored with an event, but is not known to have been applied completely. */
export const isChosen = <E extends Pick<DecidedEvent, 'choice'>>(
  event: E,
): event is E & { readonly choice: EventChoice } => event.choice !== undefined;

/**
 * Whether a person may still choose the class of an event. Once a choice is stored, nobody may choose another one,
 * because the booking may have been stored too.
 */
export const isUndecided = ({ status, unread, choice }: DecidedEvent): boolean =>
  choice === undefined && (status === 'manual_review' || (status === 'failed' && unread !== true));

interface ChoiceMade extends Omit<EventChoice, 'bookingId' | 'isUnknownBooking'> {
  readonly bookingId?: string | null | undefined;
}

/** A person's choice in the form in which it is stored. */
export const storedChoice = ({ bookingId, ...chosen }: ChoiceMade): EventChoice =>
  present({
    ...chosen,
    bookingId: bookingId ?? undefined,
    isUnknownBooking: bookingId === null ? true : undefined,
  });

const fields = ['classId', 'eventType', 'customerName', 'bookingId', 'isUnknownBooking', 'places'] as const;

export const sameChoice = (one: EventChoice, other: EventChoice): boolean =>
  fields.every((field) => one[field] === other[field]);
