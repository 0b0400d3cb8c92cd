import type { NamedClass } from './class-identity.ts';
import type { Finding } from '#shared/contracts/errors.ts';
import { placesMax } from '#shared/contracts/values.ts';
import type { TableRecord } from '#shared/core/csv/check-table.ts';
import { InvalidInput } from '#shared/core/invalid-input.ts';
import { parseMoney } from '#shared/core/money/money.ts';
import { isPlainText, plainTextRefusal } from '#shared/core/text/plain-text.ts';
import { isInKnownYears, knownYearsRefusal } from '#shared/core/time/known-years.ts';
import { weekdayOf } from '#shared/core/time/zone.ts';
import type { WallClock } from './wall-clock.ts';

/** The longest text of a name, a room or an address. */
export const nameCharactersMax = 200;

/** Takes typed values out of a row's cells; what does not fit becomes a finding. */
export interface CellReader {
  /** The parsed cell; undefined when it is empty or does not fit. */
  take<T>(column: string, parse: (text: string) => T): T | undefined;
  /** Adds what concerns more than one cell. */
  refuse(column: string, message: string): void;
}

/** A cell's refusal. */
export class CellRefused extends Error {
  override readonly name = 'CellRefused';
}

const startsWithField = /^\w+ (?=must|is)/;

function messageOf(column: string, error: unknown): string {
  if (error instanceof CellRefused) return `${column} ${error.message}`;
  if (error instanceof InvalidInput) return `${column} ${error.message.replace(startsWithField, '')}`;
  throw error;
}

export const cellReader = ({ row, cells }: TableRecord, findings: Finding[]): CellReader => ({
  take: (column, parse) => {
    const text = cells.get(column);
    if (!text) return undefined;
    try {
      return parse(text);
    } catch (error) {
      findings.push({ path: column, row, message: messageOf(column, error) });
      return undefined;
    }
  },
  refuse: (column, message) => void findings.push({ path: column, row, message }),
});

export function name(text: string): string {
  if (text.length > nameCharactersMax)
    throw new CellRefused(`must have at most ${nameCharactersMax} characters`);
  if (!isPlainText(text)) throw new CellRefused(plainTextRefusal);
  return text.replaceAll(/\s+/g, ' ');
}

export function count(text: string): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > placesMax)
    throw new CellRefused(`must be a whole number from 0 to ${placesMax.toLocaleString('en')}`);
  return Number(text);
}

export function localDate(text: string): string {
  weekdayOf(text);
  if (!isInKnownYears(text)) throw new CellRefused(knownYearsRefusal);
  return text;
}

export function localTime(text: string): string {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text))
    throw new CellRefused('must be a time written HH:mm, from 00:00 to 23:59');
  return text;
}

/** An amount in minor units. */
export const money =
  (currency: string) =>
  (text: string): number => {
    const amount = parseMoney(text, currency);
    if (amount < 0) throw new CellRefused('must not be negative');
    return amount;
  };

const skipped = (date: string, time: string): string =>
  `must be a time that exists: on ${date} the clocks skip ${time}`;

const momentPattern = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

/** An instant: ISO 8601 with its offset, or the studio's wall time as `YYYY-MM-DD HH:mm`. Kept to the second. */
export function moment(wall: WallClock): (text: string) => string {
  return (text) => {
    const [, date = '', time = '', seconds = '00', offset] = momentPattern.exec(text) ?? [];
    if (!date || Number(seconds) > 59)
      throw new CellRefused('must be written YYYY-MM-DD HH:mm, or as an ISO 8601 instant');
    localTime(time);
    localDate(date);
    if (offset === undefined) {
      const atMs = wall(date, time);
      if (atMs === undefined) throw new CellRefused(skipped(date, time));
      return new Date(atMs + Number(seconds) * 1000).toISOString();
    }
    const at = new Date(`${date}T${time}:${seconds}${offset}`);
    if (Number.isNaN(at.getTime())) throw new CellRefused('must have an offset from -23:59 to +23:59');
    return at.toISOString();
  };
}

/** The class that a row is of; undefined where one of the cells that name it is not right. */
export function namedClass(cells: CellReader, wall: WallClock): NamedClass | undefined {
  const className = cells.take('class_name', name);
  const date = cells.take('class_date', localDate);
  const time = cells.take('class_time', localTime);
  const room = cells.take('room', name);
  if (date && time && wall(date, time) === undefined) {
    cells.refuse('class_time', `class_time ${skipped(date, time)}`);
    return undefined;
  }
  return className && date && time && room
    ? { className, localDate: date, localTime: time, room }
    : undefined;
}
