import { tidyLine } from './level.ts';
import type { MailEvent } from './mail.ts';

/** A reservation in schema.org markup, JSON-LD or microdata. */
export interface MarkedReservation {
  readonly event: MailEvent | null;
  readonly className: string | null;
  readonly customerName: string | null;
  readonly classDate: string | null;
  readonly classTime: string | null;
  readonly ref: string | null;
}

export interface Markup {
  readonly reservations: readonly MarkedReservation[];
  /** Whether it is about a different kind of reservation: a flight, a table, a room. */
  readonly foreign: boolean;
  /** Whether it is about a reservation that cannot be read. */
  readonly broken: boolean;
}

type Item = Readonly<Record<string, unknown>>;
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;
const scriptCharactersMax = 50_000;
const depthMax = 12;
const itemsMax = 200;

const opens = /^\s*(?:<!--|\/\*<!\[CDATA\[\*\/|\/\/<!\[CDATA\[|<!\[CDATA\[)/;
const closes = /(?:-->|\/\*\]\]>\*\/|\/\/\]\]>|\]\]>)$/;

/** A text without trailing spaces, commas and semicolons. */
function withoutRest(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,;]/.test(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}

/** JSON as found in real e-mails: inside comments, with commas before a closing bracket. */
function lenientJson(script: string): unknown {
  const bare = script.slice(0, scriptCharactersMax).replace(opens, '').trim().replace(closes, '');
  const text = withoutRest(bare.trim());
  for (const attempt of [text, text.replaceAll(/,(?=\s*[}\]])/g, '').replaceAll(/[\r\n\t]/g, ' ')])
    try {
      return JSON.parse(attempt) as unknown;
    } catch {
      continue;
    }
  return undefined;
}

function flatten(value: unknown, into: Item[], depth = 0): void {
  if (depth > depthMax || into.length >= itemsMax) return;
  if (Array.isArray(value)) for (const one of value) flatten(one, into, depth + 1);
  else if (isItem(value)) {
    into.push(value);
    flatten(value['@graph'], into, depth + 1);
  }
}

const textOf = (value: unknown): string | null => {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  const text = typeof one === 'number' ? String(one) : typeof one === 'string' ? tidyLine(one) : '';
  return text && text.length <= 200 ? text : null;
};
const typeOf = (item: unknown): string => {
  const type = isItem(item) ? item['@type'] : undefined;
  const text: unknown = Array.isArray(type) ? type[0] : type;
  return typeof text === 'string' ? text.replace(/^.*[/#:]/, '').trim() : '';
};
const itemOf = (value: unknown): Item => {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return isItem(one) ? one : {};
};

function eventOf(reservation: Item, subject: Item): MailEvent | null {
  const status = textOf(reservation.reservationStatus) ?? '';
  if (/cancell?ed/i.test(textOf(subject.eventStatus) ?? '')) return 'class_cancelled';
  if (/cancell?ed/i.test(status)) return 'booking_cancelled';
  if (/hold|pending/i.test(status)) return null;
  return 'booking_confirmed';
}

function personOf(value: unknown): string | null {
  if (typeof value === 'string') return textOf(value);
  const person = itemOf(value);
  const parts = [textOf(person.givenName), textOf(person.familyName)].filter(Boolean).join(' ');
  return textOf(person.name) ?? (parts || null);
}

function marked(reservation: Item): MarkedReservation {
  const subject = itemOf(reservation.reservationFor);
  const start = textOf(subject.startDate) ?? textOf(subject.startTime) ?? textOf(reservation.startTime) ?? '';
  const [, date = null, time = null] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?/.exec(start) ?? [];
  return {
    event: eventOf(reservation, subject),
    className: textOf(subject.name),
    customerName: personOf(reservation.underName),
    classDate: date,
    classTime: time,
    ref: textOf(reservation.reservationNumber) ?? textOf(reservation.reservationId),
  };
}

const ours = new Set(['EventReservation', 'Reservation', 'ReservationPackage']);
const otherSubjects =
  /Flight|Lodging|Hotel|FoodEstablishment|Restaurant|Train|Bus|Boat|Taxi|Rental|Car|Product|Screening|Movie/;

/** The reservations in an e-mail's markup. Times are local times, whatever offset follows them. */
export function readMarkup(scripts: readonly string[], microdata: readonly object[]): Markup {
  const items: Item[] = [];
  let broken = false;
  for (const script of scripts) {
    const value = lenientJson(script);
    broken ||= value === undefined && script.includes('EventReservation');
    flatten(value, items);
  }
  flatten(microdata, items);
  const all = items.filter((item) => typeOf(item).endsWith('Reservation'));
  const own = all.filter(
    (item) => ours.has(typeOf(item)) && !otherSubjects.test(typeOf(itemOf(item.reservationFor))),
  );
  return { reservations: own.map(marked), foreign: all.length > own.length, broken };
}
