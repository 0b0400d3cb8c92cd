import type { Marketplace } from '#shared/contracts/channels.ts';
import {
  customerNameCharactersMax,
  type EventStatus,
  type EventType,
  type ReservationEvent,
} from '#shared/contracts/reservations/event.ts';
import type { MailReading, MailReservation } from '#shared/core/mail/mail.ts';
import type { TaughtMeaning, TaughtReservation } from '#shared/core/mail/layouts/layout.ts';
import { severalPlaces } from '#shared/core/mail/several-places.ts';
import type { SenderFinding } from '#shared/core/mail/sender-proof.ts';
import type { SenderProof } from '#shared/core/mail/sender-proofs.ts';
import { isPlainText, toPlainText } from '#shared/core/text/plain-text.ts';
import { isInKnownYears } from '#shared/core/time/known-years.ts';
import { present } from '#functions/_platform/present.ts';
import type { EventChoice } from './choice.ts';

/** One reservation that was read from a mail, and its result. */
export interface StoredMailEvent {
  readonly studioId: string;
  readonly eventId: string;
  readonly mailId: string;
  readonly status: EventStatus;
  /** Set if the mail could not be read. A retry then reads the mail again. */
  readonly unread?: boolean | undefined;
  readonly eventType?: EventType | undefined;
  readonly marketplace: Marketplace;
  readonly customerName?: string | undefined;
  readonly className?: string | undefined;
  readonly classDate?: string | undefined;
  readonly classTime?: string | undefined;
  readonly bookingRef?: string | undefined;
  readonly confidence?: number | undefined;
  /** How many places it is about, if the mail says so. */
  readonly places?: number | undefined;
  /** How many places the booking took before, if the mail says that only some were cancelled. */
  readonly ofPlaces?: number | undefined;
  /** True if the mail may be about several places, but their number is not clear. A person then states it. */
  readonly hasUnclearPlaces?: boolean | undefined;
  /** How the sender was authenticated. If absent, a person decides, whatever the mail says. */
  readonly provenBy?: SenderProof | undefined;
  readonly reasons: readonly string[];
  readonly errorMessage?: string | undefined;
  readonly syncAttempts: number;
  readonly mailFrom: string;
  readonly mailSubject: string;
  readonly mailReceivedAt: string;
  readonly classId?: string | undefined;
  readonly createdAt: string;
  readonly completedAt?: string | undefined;
  readonly version: number;
  readonly expiresAtSeconds?: number | undefined;
  /** Whether the text of the mail is stored for a person to read. */
  readonly hasText?: boolean | undefined;
  /** What a person chose, until it is applied. */
  readonly choice?: EventChoice | undefined;
}

/** An event with a choice that is to be applied. */
export type ChosenEvent = StoredMailEvent & { readonly choice: EventChoice };

const textCharactersMax = 300;
const daySeconds = 24 * 3600;
/** How many days finished events are stored. */
const retentionDays = 400;
const ignoredDays = 60;

const retainedUntil = (at: string, days: number): number =>
  Math.floor(Date.parse(at) / 1000) + days * daySeconds;

/** The facts about a mail before it is read. */
export interface MailFacts {
  readonly studioId: string;
  readonly mailId: string;
  readonly marketplace: Marketplace;
  readonly from: string;
  readonly subject: string;
  readonly receivedAt: string;
  readonly createdAt: string;
}

/** A text from outside as shown to a person: without characters that hide or reorder it. */
const shown = (text: string, charactersMax: number): string => toPlainText(text).slice(0, charactersMax);

const eventOf = (facts: MailFacts, eventId: string) => ({
  studioId: facts.studioId,
  eventId,
  mailId: facts.mailId,
  marketplace: facts.marketplace,
  mailFrom: shown(facts.from, textCharactersMax),
  mailSubject: shown(facts.subject, textCharactersMax),
  mailReceivedAt: facts.receivedAt,
  createdAt: facts.createdAt,
  syncAttempts: 0,
  version: 1,
});

const reported = (one: MailReservation) =>
  present({
    eventType: one.eventType,
    customerName: one.customerName ? shown(one.customerName, customerNameCharactersMax) : undefined,
    className: one.className ? shown(one.className, textCharactersMax) : undefined,
    classDate: one.classDate && isInKnownYears(one.classDate) ? one.classDate : undefined,
    classTime: one.classTime ?? undefined,
    bookingRef: one.marketplaceBookingRef ? shown(one.marketplaceBookingRef, textCharactersMax) : undefined,
    confidence: one.confidence,
    places: one.places,
    ofPlaces: one.ofPlaces,
  });

/** Why a person has to look at a reservation, however it was read. */
function objectionsTo({
  customerName,
  className,
  marketplaceBookingRef,
  classDate,
}: MailReservation): string[] {
  const texts = [customerName, className, marketplaceBookingRef];
  return [
    ...(texts.every((text) => !text || isPlainText(text))
      ? []
      : ['It contains characters that hide or reverse parts of the text.']),
    ...(!classDate || isInKnownYears(classDate) ? [] : ['It names a day that no class can be on.']),
  ];
}

/**
 * Converts the result of reading a mail to events: one per reservation, or one for a mail without any. If the sender is
 * not authenticated, a person decides, however well the mail could be read.
 */
export function eventsOf(
  facts: MailFacts,
  { outcome, reasons: doubts, reservations }: MailReading,
  sender: SenderFinding,
  nextId: () => string,
): StoredMailEvent[] {
  if (outcome === 'ignored')
    return [
      {
        ...eventOf(facts, nextId()),
        status: 'ignored',
        ...present({ provenBy: sender.provenBy }),
        reasons: doubts,
        expiresAtSeconds: retainedUntil(facts.createdAt, ignoredDays),
      },
    ];
  const { provenBy } = sender;
  const judged = (objections: readonly string[]) =>
    present({
      status:
        outcome === 'parsed' && provenBy !== undefined && objections.length === 0
          ? ('pending' as const)
          : ('manual_review' as const),
      provenBy,
      reasons: [...sender.doubts, ...doubts, ...objections],
      hasUnclearPlaces: doubts.includes(severalPlaces) || undefined,
    });
  if (reservations.length === 0) return [{ ...eventOf(facts, nextId()), ...judged([]) }];
  return reservations.map((one) => ({
    ...eventOf(facts, nextId()),
    ...reported(one),
    ...judged(objectionsTo(one)),
  }));
}

/** The event of a mail that could not be read at all. */
export const unreadEvent = (facts: MailFacts, eventId: string, errorMessage: string): StoredMailEvent => ({
  ...eventOf(facts, eventId),
  status: 'failed',
  unread: true,
  reasons: [],
  errorMessage,
});

/** The event after it was applied to a class. */
export function completed(
  event: StoredMailEvent,
  classId: string | undefined,
  at: string,
  ...notes: readonly string[]
): StoredMailEvent {
  const { errorMessage: _error, ...rest } = event;
  return {
    ...rest,
    status: 'completed',
    reasons: notes,
    classId,
    completedAt: at,
    expiresAtSeconds: retainedUntil(at, retentionDays),
  };
}

/** Hands the event to a person, adding these reasons. */
export function forAPerson(event: StoredMailEvent, ...reasons: readonly string[]): StoredMailEvent {
  const { errorMessage: _error, ...rest } = event;
  return { ...rest, status: 'manual_review', reasons: [...new Set([...event.reasons, ...reasons])] };
}

export const failedBy = (event: StoredMailEvent, errorMessage: string): StoredMailEvent => ({
  ...event,
  status: 'failed',
  errorMessage,
});

/** Makes an event pending. Its class is searched again, and objections that still apply are raised again. */
export function pendingAgain(event: StoredMailEvent): StoredMailEvent {
  const { errorMessage: _error, ...rest } = event;
  return { ...rest, status: 'pending', reasons: [] };
}

const saidToBeNone = 'You said that it is not about a reservation.';

/** Applies a person's interpretation of a mail: a reservation, or none. */
export function corrected(event: StoredMailEvent, meaning: TaughtMeaning, at: string): StoredMailEvent {
  const { expiresAtSeconds: _expires, ...before } = event;
  if (meaning === 'no-reservation')
    return {
      ...pendingAgain(before),
      status: 'ignored',
      reasons: [saidToBeNone],
      expiresAtSeconds: retainedUntil(at, ignoredDays),
    };
  const { eventType: _type, customerName: _name, className: _class, classDate: _date, ...rest } = before;
  const { classTime: _time, bookingRef: _ref, confidence: _confidence, ...retained } = rest;
  const one: MailReservation = { ...meaning, marketplace: event.marketplace, confidence: 1 };
  return { ...pendingAgain(retained), ...reported(one) };
}

/** The event of a mail in which a person found several reservations. Each of them is about one place. */
export function withoutPlaces(event: StoredMailEvent): StoredMailEvent {
  const { places: _places, ofPlaces: _ofPlaces, hasUnclearPlaces: _unclear, ...others } = event;
  return others;
}

/** Creates an event for a further reservation in a mail. It is applied separately. */
export function furtherEvent(
  event: StoredMailEvent,
  taught: TaughtReservation,
  { eventId, at }: { readonly eventId: string; readonly at: string },
): StoredMailEvent {
  const { hasText: _text, ...known } = withoutPlaces(event);
  return { ...corrected(known, taught, at), eventId, syncAttempts: 0, version: 1, createdAt: at };
}

/**
 * Reads a pending mail with a layout that was learned since, giving one event per reservation, or one for a mail
 * without any.
 */
export function readAnew(
  event: StoredMailEvent,
  { reservations: [first, ...further] }: MailReading,
  at: string,
  nextId: () => string,
): readonly [StoredMailEvent, ...StoredMailEvent[]] {
  if (!first) return [corrected(event, 'no-reservation', at)];
  return [
    { ...corrected(event, first, at), confidence: first.confidence },
    ...further.map((one) => ({
      ...furtherEvent(event, one, { eventId: nextId(), at }),
      confidence: one.confidence,
    })),
  ];
}

export const eventViewOf = (event: StoredMailEvent): ReservationEvent => ({
  eventId: event.eventId,
  status: event.status,
  eventType: event.eventType ?? null,
  marketplace: event.marketplace,
  customerName: event.customerName ?? null,
  className: event.className ?? null,
  classDate: event.classDate ?? null,
  classTime: event.classTime ?? null,
  marketplaceBookingRef: event.bookingRef ?? null,
  confidence: event.confidence ?? null,
  places: event.places ?? null,
  reasons: [...event.reasons],
  errorMessage: event.errorMessage ?? null,
  syncAttempts: event.syncAttempts,
  mail: { from: event.mailFrom, subject: event.mailSubject, receivedAt: event.mailReceivedAt },
  classId: event.classId ?? null,
  hasText: event.hasText === true,
  createdAt: event.createdAt,
  completedAt: event.completedAt ?? null,
  version: event.version,
});
