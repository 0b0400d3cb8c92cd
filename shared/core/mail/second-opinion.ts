import { bodiesOf, type MailRequest } from './body.ts';
import { readDay } from './calendar.ts';
import { findDates, findTimes } from './dates.ts';
import { trustedMin } from './judge.ts';
import { level } from './level.ts';
import { reservationsMax, type MailEvent, type MailReading, type MailReservation } from './mail.ts';
import { severalPlaces } from './several-places.ts';
import { reference } from './values.ts';

/**
 * The question to a language model about an e-mail: its text, without addresses. The text is data, not instructions.
 */
export interface MailOpinionRequest {
  readonly subject: string;
  readonly text: string;
}

const questionCharactersMax = 6_000;
const valueCharactersMax = 120;
const address = /[^\s<>()[\]@,;:]{1,64}@[^\s<>()[\]@,;:]{1,190}/g;

/** Builds the question to a language model about an e-mail that needs review. */
export function mailOpinionRequest(request: MailRequest): MailOpinionRequest {
  const { subject, forwarded } = bodiesOf(request).bodies[0];
  const text = forwarded.lines.map((line) => line.text).join('\n');
  const plain = (given: string): string =>
    given.replaceAll(/\p{Cc}(?<!\n)/gu, ' ').replaceAll(address, '…@…');
  return { subject: plain(subject), text: plain(text).slice(0, questionCharactersMax) };
}

const events: readonly MailEvent[] = ['booking_confirmed', 'booking_cancelled', 'class_cancelled'];
const fields = ['customerName', 'className', 'date', 'time', 'marketplaceBookingRef'] as const;
type Answered = { readonly eventType: MailEvent } & Readonly<Record<(typeof fields)[number], string | null>>;

const isText = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value.trim() !== '' && value.length <= valueCharactersMax);

function isAnswered(value: unknown): value is Answered {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Readonly<Record<string, unknown>>;
  return (
    events.some((event) => event === record.eventType) &&
    fields.every((field) => isText(record[field])) &&
    Object.keys(record).length === fields.length + 1
  );
}

const packed = (text: string): string => level(text.normalize('NFC')).replaceAll(/\s+/g, ' ').trim();

/** Whether the e-mail contains a value as whole words. */
function stands(value: string, within: string): boolean {
  const wanted = packed(value);
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const around = `${within[at - 1] ?? ' '}${within[at + wanted.length] ?? ' '}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

/** The highest confidence of a reservation from a second opinion. A person still has to confirm it. */
const opinionMax = trustedMin - 0.01;

function agrees(given: MailReservation, found: MailReading): boolean {
  const stated = found.reservations;
  if (stated.length === 0) return true;
  return stated.some(
    (one) =>
      one.eventType === given.eventType &&
      (one.classDate === null || one.classDate === given.classDate) &&
      (one.classTime === null || one.classTime === given.classTime) &&
      (one.marketplaceBookingRef === null || one.marketplaceBookingRef === given.marketplaceBookingRef),
  );
}

/** The number of places is read without the model. A person decides which of several reservations it is about. */
function withFoundPlaces(reading: MailReading, { reservations: [first] }: MailReading): MailReading {
  const [only, ...more] = reading.reservations;
  const places = first?.places;
  if (places === undefined || !only) return reading;
  return more.length === 0
    ? { ...reading, reservations: [{ ...only, places }] }
    : { ...reading, reasons: [...reading.reasons, severalPlaces] };
}

/**
 * Accepts a language model's answer about an e-mail that needs review, `{reservations: [{eventType, customerName,
 * className, date, time, marketplaceBookingRef}]}` with texts from the e-mail or null, if it is plausible: the e-mail
 * contains every text, date and time are parsed here, and nothing contradicts what was found.
 *
 * @returns the result with these values, still for review, or undefined to keep the earlier one
 */
export function acceptMailOpinion(
  request: MailRequest,
  found: MailReading,
  answer: unknown,
): MailReading | undefined {
  if (found.outcome !== 'manual_review' || typeof answer !== 'object' || answer === null) return undefined;
  const given = 'reservations' in answer ? answer.reservations : undefined;
  if (!Array.isArray(given) || given.length === 0 || given.length > reservationsMax) return undefined;
  if (!given.every(isAnswered)) return undefined;
  const [{ context }] = bodiesOf(request).bodies;
  const question = mailOpinionRequest(request);
  const within = packed(`${question.subject}\n${question.text}`);
  const reservations: MailReservation[] = [];
  for (const one of given) {
    if (fields.some((field) => one[field] !== null && !stands(one[field], within))) return undefined;
    const date = findDates(one.date ?? '', true)[0];
    const day = date && readDay(date, context);
    const time = findTimes(one.time ?? '')[0]?.time ?? null;
    const ref = one.marketplaceBookingRef;
    if ((one.date !== null && !day) || (one.time !== null && !time)) return undefined;
    if (ref !== null && reference(ref) !== ref) return undefined;
    const { eventType, customerName, className } = one;
    const marketplace = found.reservations[0]?.marketplace ?? request.marketplaceHint ?? null;
    const stated = { eventType, marketplace, customerName, className, marketplaceBookingRef: ref };
    reservations.push({ ...stated, classDate: day?.day ?? null, classTime: time, confidence: opinionMax });
  }
  if (!reservations.every((one) => agrees(one, found))) return undefined;
  return withFoundPlaces({ outcome: 'manual_review', reasons: found.reasons, reservations }, found);
}
