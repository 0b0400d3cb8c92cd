import { hash } from 'node:crypto';
import { evenlySpaced } from '#shared/core/csv/text.ts';
import { cached } from '#shared/core/text/cached.ts';
import { instantToLocal, localToInstant } from '#shared/core/time/zone.ts';
import { idStartOf } from './class-id.ts';
import { wallClock } from './wall-clock.ts';

/** The three values that identify a class: its name, its start in local time, and its room. */
export interface NamedClass {
  readonly className: string;
  readonly localDate: string;
  readonly localTime: string;
  readonly room: string;
}

const idHexDigits = 12;

/** Characters of ASCII that are no white space other than a blank. Composing leaves them as they are. */
const plainAscii = /^[\x20-\x7e]*$/;

/** Names that differ only in case, spaces or the encoding of accents are the same name. */
export const normalised = (text: string): string =>
  evenlySpaced((plainAscii.test(text) ? text : text.normalize('NFKC')).trim()).toLowerCase();

/** A studio has few names of classes and rooms, and a file repeats them in every row. */
const normalisedName = cached(normalised);

/**
 * The first digits of the SHA-256 of a list of texts. Different lists never have the same encoding, whatever their
 * texts contain.
 */
export const shortHash = (hexDigits: number, ...parts: readonly string[]): string =>
  hash('sha256', JSON.stringify(parts), 'hex').slice(0, hexDigits);

export interface ClassIdentity {
  readonly classId: string;
  readonly seriesId: string;
  readonly startsAt: string;
}

type Names = Pick<NamedClass, 'className' | 'room'>;

/** The id of the class with these names that starts at an instant. */
export const classIdAt = ({ className, room }: Names, startsAt: string): string =>
  `${idStartOf(startsAt)}-${shortHash(idHexDigits, normalisedName(className), startsAt, normalisedName(room))}`;

interface Start {
  readonly startsAt: string;
  readonly weekday: number;
}

/** Computes the start instants of classes, each day and time once. */
function startsIn(zone: string): (named: NamedClass) => Start {
  const starts = new Map<string, Start>();
  return ({ localDate, localTime }) => {
    const key = `${localDate} ${localTime}`;
    const known = starts.get(key);
    if (known) return known;
    const startsAt = localToInstant(localDate, localTime, zone);
    const found = { startsAt, weekday: instantToLocal(startsAt, zone).weekday };
    starts.set(key, found);
    return found;
  };
}

/**
 * Computes the ids of classes alone, for files that name each class many times. Converting each start to the studio's
 * zone, as `identifyIn` does, would cost more than computing the ids.
 */
export function classIdsIn(zone: string): (named: NamedClass) => string {
  const wall = wallClock(zone);
  return (named) => {
    const { localDate, localTime } = named;
    const atMs = wall(localDate, localTime);
    // A class may start at a time that the clocks skip.
    const startsAt =
      atMs === undefined ? localToInstant(localDate, localTime, zone) : new Date(atMs).toISOString();
    return classIdAt(named, startsAt);
  };
}

/**
 * Computes the ids of classes and of their series. A series is a weekly slot in the timetable: a name in a room on a
 * weekday at a local time.
 */
export function identifyIn(zone: string): (named: NamedClass) => ClassIdentity {
  const startOf = startsIn(zone);
  return (named) => {
    const { className, localTime, room } = named;
    const { startsAt, weekday } = startOf(named);
    const names = [normalisedName(className), normalisedName(room)] as const;
    return {
      classId: classIdAt(named, startsAt),
      seriesId: shortHash(idHexDigits, ...names, String(weekday), localTime),
      startsAt,
    };
  };
}
