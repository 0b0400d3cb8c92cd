import type { NamedClass } from './class-identity.ts';
import type { Finding } from '#shared/contracts/errors.ts';
import { placesMax } from '#shared/contracts/values.ts';
import { placesOfBookingMax } from '#shared/core/bookings/booked-places.ts';
import { mistakeFinding, type RowMistake } from '#shared/core/csv/row-mistake.ts';
import { evenlySpaced } from '#shared/core/csv/text.ts';
import { InvalidInput } from '#shared/core/invalid-input.ts';
import { currencyOf, parseMoney } from '#shared/core/money/money.ts';
import { cached } from '#shared/core/text/cached.ts';
import { isPlainText } from '#shared/core/text/plain-text.ts';
import { isInKnownYears } from '#shared/core/time/known-years.ts';
import { weekdayOf } from '#shared/core/time/zone.ts';
import { visitValueMinorMax } from '#shared/core/visits/kinds.ts';
import { beginningOfDay, wallClock, type WallClock } from './wall-clock.ts';

/** The longest allowed name, room or address. */
export const nameCharactersMax = 200;

/** The cells of one row, by the names of their columns. */
export interface RowCells {
  readonly row: number;
  readonly cells: { get(column: string): string | undefined };
}

/** Reads typed values from a row's cells. Invalid cells become findings. */
export interface CellReader {
  /** The parsed cell. Undefined if it is empty or invalid. */
  take<T>(column: string, parse: (text: string) => T): T | undefined;
  /** Adds a finding about more than one cell. */
  refuse(column: string, mistake: RowMistake): void;
}

type CellFinding = Omit<Finding, 'row'>;

/** Thrown for an invalid cell. The field's name is added later. */
class CellRefused extends Error {
  override readonly name = 'CellRefused';
  readonly findingAt: (field: string) => CellFinding;

  constructor(findingAt: (field: string) => CellFinding) {
    super(findingAt('the cell').message);
    this.findingAt = findingAt;
  }
}

const refused = (mistake: RowMistake): CellRefused =>
  new CellRefused((field) => mistakeFinding(field, mistake));

/** A refusal with its own English text, and optionally its own code. */
const refusedSaying = (text: string, mistake?: RowMistake): CellRefused =>
  new CellRefused((path) => ({ path, message: `${path} ${text}`, ...(mistake && { mistake }) }));

const startsWithField = /^\w+ (?=must|is)/;

function findingOf(path: string, error: unknown): CellFinding {
  if (error instanceof CellRefused) return error.findingAt(path);
  if (error instanceof InvalidInput)
    return { path, message: `${path} ${error.message.replace(startsWithField, '')}` };
  throw error;
}

export const cellReader = ({ row, cells }: RowCells, findings: Finding[]): CellReader => ({
  take: (column, parse) => {
    const text = cells.get(column);
    if (!text) return undefined;
    try {
      return parse(text);
    } catch (error) {
      findings.push({ row, ...findingOf(column, error) });
      return undefined;
    }
  },
  refuse: (column, mistake) => void findings.push({ row, ...mistakeFinding(column, mistake) }),
});

export function name(text: string): string {
  if (text.length > nameCharactersMax) throw refused({ code: 'characters', most: nameCharactersMax });
  if (!isPlainText(text)) throw refused({ code: 'plain-text' });
  return evenlySpaced(text);
}

export function countCell(text: string): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > placesMax) throw refused({ code: 'places', most: placesMax });
  return Number(text);
}

/** How many places a booking takes. */
export function bookedPlacesCell(text: string): number {
  const places = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (places < 1 || places > placesOfBookingMax)
    throw refused({ code: 'booked-places', most: placesOfBookingMax });
  return places;
}

/** How many people a client brings along. */
export function extraGuestsCell(text: string): number {
  const most = placesOfBookingMax - 1;
  if (!/^\d{1,9}$/.test(text) || Number(text) > most) throw refused({ code: 'places', most });
  return Number(text);
}

export function dateCell(text: string): string {
  weekdayOf(text);
  if (!isInKnownYears(text)) throw refused({ code: 'year' });
  return text;
}

export function timeCell(text: string): string {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text))
    throw refusedSaying('must be a time written HH:mm, from 00:00 to 23:59', { code: 'time' });
  return text;
}

/**
 * An amount in minor units. The limit keeps the sums of all bookings exact, and finds columns of telephone numbers or
 * barcodes that were taken for amounts.
 */
export const moneyCell = (currency: string): ((text: string) => number) => {
  const most = visitValueMinorMax / 10 ** currencyOf(currency).minorDigits;
  return (text) => {
    const amount = parseMoney(text, currency);
    if (amount < 0) throw refusedSaying('must not be negative', { code: 'amount' });
    if (amount > visitValueMinorMax) throw refused({ code: 'high-amount', most });
    return amount;
  };
};

const momentPattern = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * An instant: ISO 8601 with an offset, or the studio's local time as `YYYY-MM-DD HH:mm`. Precise to the second. A
 * time of 00:00 is the beginning of the day, even if the clocks skip midnight, because a date alone is written like that.
 */
export function moment(zone: string): (text: string) => string {
  const wall = wallClock(zone);
  const day = cached(dateCell);
  return (text) => {
    const [, date = '', time = '', seconds = '00', offset] = momentPattern.exec(text) ?? [];
    if (!date || Number(seconds) > 59)
      throw refusedSaying('must be written YYYY-MM-DD HH:mm, or as an ISO 8601 instant');
    timeCell(time);
    day(date);
    if (offset === undefined) {
      const atMs = wall(date, time) ?? (time === '00:00' ? beginningOfDay(date, zone) : undefined);
      if (atMs === undefined) throw refused({ code: 'skipped-time', date, time });
      return new Date(atMs + Number(seconds) * 1000).toISOString();
    }
    const at = new Date(`${date}T${time}:${seconds}${offset}`);
    if (Number.isNaN(at.getTime())) throw refusedSaying('must have an offset from -23:59 to +23:59');
    return at.toISOString();
  };
}

/** Reads the class that a row names. Undefined if a cell that identifies it is invalid. */
export function namedClass(wall: WallClock): (cells: CellReader) => NamedClass | undefined {
  const day = cached(dateCell);
  const repeated = cached(name);
  return (cells) => {
    const className = cells.take('class_name', repeated);
    const date = cells.take('class_date', day);
    const time = cells.take('class_time', timeCell);
    const room = cells.take('room', repeated);
    if (date && time && wall(date, time) === undefined) {
      cells.refuse('class_time', { code: 'skipped-time', date, time });
      return undefined;
    }
    return className && date && time && room
      ? { className, localDate: date, localTime: time, room }
      : undefined;
  };
}
