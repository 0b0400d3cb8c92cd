/** A time in a time zone, with its offset, such as 2026-10-14T07:00:00-06:00. */
export function offsetTime(at: Date, timezone: string): string {
  const offsetMinutes = Math.round((wallAsUtcMs(at, timezone) - at.getTime()) / 60_000);
  const local = new Date(at.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.trunc(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60];
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

/** The start of the local day that contains a given time. */
export function localMidnight(at: Date, timezone: string): Date {
  const wallMs = wallAsUtcMs(at, timezone);
  return new Date(at.getTime() - (wallMs % 86_400_000));
}

/** The UTC time (ISO) of a local date and time, HH:mm. */
export function instantOf(localDate: string, localTime: string, timezone: string): string {
  const wallMs = Date.parse(`${localDate}T${localTime}:00Z`);
  const offsetMsAt = (ms: number): number => wallAsUtcMs(new Date(ms), timezone) - ms;
  const nearMs = wallMs - offsetMsAt(wallMs);
  return new Date(wallMs - offsetMsAt(nearMs)).toISOString();
}

/** Converts HH:mm to hh:mm AM or PM. */
export function twelveHours(localTime: string): string {
  const [hour = '0', minute = '00'] = localTime.split(':');
  return `${two(Number(hour) % 12 || 12)}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

export function addMinutes(localTime: string, minutes: number): string {
  const [hour = '0', minute = '0'] = localTime.split(':');
  const total = (Number(hour) * 60 + Number(minute) + minutes) % 1_440;
  return `${two(Math.trunc(total / 60))}:${two(total % 60)}`;
}

/** Creating a format takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timezone, format);
  return format;
}

function wallAsUtcMs(at: Date, timezone: string): number {
  const parts = formatIn(timezone).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

const two = (value: number) => String(value).padStart(2, '0');
