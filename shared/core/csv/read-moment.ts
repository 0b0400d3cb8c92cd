import type { DateFormat } from './plan.ts';
import { readDate } from './read-date.ts';
import { readTime, timePart, withoutZone } from './read-time.ts';

const offsetOf = (zone: string): string | undefined => {
  if (/^(?:z|utc|gmt)$/.test(zone)) return 'Z';
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return sign ? `${sign}${hours}:${minutes}` : undefined;
};

/** A cell's instant as ISO 8601 in UTC, if it has a time zone; otherwise undefined. */
export function zonedInstant(cell: string, format: DateFormat | null): string | undefined {
  const { text, zone } = withoutZone(timePart(cell));
  const offset = zone && offsetOf(zone);
  if (!offset) return undefined;
  const [date, time] = [readDate(cell, format), readTime(text)];
  if (!date || !time) return undefined;
  const at = Date.parse(`${date}T${time}:${secondsOf(text)}${offset}`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

const secondsOf = (time: string): string => /\d{1,2}:\d{2}:([0-5]\d)/.exec(time)?.[1] ?? '00';

/** The form of most files, which needs only its day to be checked. */
const isoMinute = /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Reads a cell's date and time: local time as 'YYYY-MM-DDTHH:mm' (with seconds if they are not 0), or an instant in UTC
 * if the cell has a time zone. A date alone is the beginning of its day. Undefined if it is neither.
 */
export function readMoment(cell: string, format: DateFormat | null): string | undefined {
  const [, day, minute] = isoMinute.exec(cell) ?? [];
  if (day && minute) {
    const isoDay = readDate(day, format);
    return isoDay && `${isoDay}T${minute}`;
  }
  const date = readDate(cell, format);
  if (!date) return undefined;
  const part = timePart(cell);
  if (part === '') return /\d:\d/.test(cell) ? undefined : `${date}T00:00`;
  const zoned = zonedInstant(cell, format);
  if (zoned) return zoned;
  const { text } = withoutZone(part);
  const time = readTime(text);
  const seconds = secondsOf(text);
  return time && `${date}T${time}${seconds === '00' ? '' : `:${seconds}`}`;
}
