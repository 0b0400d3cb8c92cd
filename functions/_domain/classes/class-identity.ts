import { createHash } from 'node:crypto';
import { instantToLocal, localToInstant } from '#shared/core/time/zone.ts';
import { idStartOf } from './class-id.ts';

/** The three values that identify a class: its name, its start in local time, and its room. */
export interface NamedClass {
  readonly className: string;
  readonly localDate: string;
  readonly localTime: string;
  readonly room: string;
}

const idHexDigits = 12;

/** Names that differ only in case, spaces or the encoding of accents are the same name. */
export const normalised = (text: string): string =>
  text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * The first digits of the SHA-256 of a list of texts. Different lists never have the same encoding, whatever their
 * texts contain.
 */
export const shortHash = (hexDigits: number, ...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, hexDigits);

export interface ClassIdentity {
  readonly classId: string;
  readonly seriesId: string;
  readonly startsAt: string;
}

type Names = Pick<NamedClass, 'className' | 'room'>;

/** The id of the class with these names that starts at an instant. */
export const classIdAt = ({ className, room }: Names, startsAt: string): string =>
  `${idStartOf(startsAt)}-${shortHash(idHexDigits, normalised(className), startsAt, normalised(room))}`;

/**
 * Computes the ids of classes. The start instant is computed once for each day and time. A series is a weekly slot in
 * the timetable: a name in a room on a weekday at a local time.
 */
export function identifyIn(zone: string): (named: NamedClass) => ClassIdentity {
  const starts = new Map<string, { startsAt: string; weekday: number }>();
  const startOf = (date: string, time: string) => {
    const key = `${date} ${time}`;
    const known = starts.get(key);
    if (known) return known;
    const startsAt = localToInstant(date, time, zone);
    const found = { startsAt, weekday: instantToLocal(startsAt, zone).weekday };
    starts.set(key, found);
    return found;
  };
  return ({ className, localDate, localTime, room }) => {
    const { startsAt, weekday } = startOf(localDate, localTime);
    const names = [normalised(className), normalised(room)] as const;
    return {
      classId: classIdAt({ className, room }, startsAt),
      seriesId: shortHash(idHexDigits, ...names, String(weekday), localTime),
      startsAt,
    };
  };
}
