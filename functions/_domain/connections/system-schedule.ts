import { instantToLocal } from '#shared/core/time/zone.ts';
import { identifyIn, type NamedClass } from '#functions/_domain/classes/class-identity.ts';
import type { ScheduleRow } from '#functions/_domain/classes/schedule-rows.ts';
import type { SystemClass } from './connectors/studio-system.ts';

/** A class of a studio's own system, as of the last reading. */
export interface KnownSystemClass extends NamedClass {
  readonly systemClassId: string;
  readonly classId: string;
}

export interface SystemSchedule {
  /** The resulting schedule rows. */
  readonly rows: readonly ScheduleRow[];
  /** The existing classes, by the system's own ids. */
  readonly standing: readonly KnownSystemClass[];
}

/** The room to use for classes that have none in the system. */
const onlyRoom = 'Studio';
const nameCharactersMax = 200;
const placesMax = 32_000;

const shortened = (text: string): string => text.trim().slice(0, nameCharactersMax);

/** A row that stops offering the unsold places of a class. */
const closing =
  (identify: (named: NamedClass) => Pick<ScheduleRow, 'classId' | 'seriesId' | 'startsAt'>) =>
  ({ className, localDate, localTime, room }: KnownSystemClass): ScheduleRow => {
    const named = { className, localDate, localTime, room };
    return {
      ...named,
      ...identify(named),
      instructor: undefined,
      totalCapacity: 0,
      currentBookings: undefined,
      slots: {},
    };
  };

/**
 * Turns the classes listed by a studio's own system into schedule rows. A class is identified by its name, start and
 * room, as in a file. A class that the system cancelled, or moved so that its identity changed, offers no more
 * places. Its bookings stay until the system lists them under another class. A class that is no longer listed is left alone, because systems list only public classes.
 *
 * @param known the classes as of the last reading
 */
export function systemSchedule(
  listed: readonly SystemClass[],
  known: readonly KnownSystemClass[],
  timezone: string,
  now: Date,
): SystemSchedule {
  const identify = identifyIn(timezone);
  const rows = new Map<string, ScheduleRow>();
  const standing: KnownSystemClass[] = [];
  for (const { id, name, startsAt, capacity, room, instructor, cancelled } of listed) {
    if (cancelled || name.trim() === '') continue;
    const { date: localDate, time: localTime } = instantToLocal(startsAt, timezone);
    const named = { className: shortened(name), localDate, localTime, room: shortened(room || onlyRoom) };
    const row: ScheduleRow = {
      ...named,
      ...identify(named),
      instructor: instructor === undefined ? undefined : shortened(instructor),
      totalCapacity: Math.min(capacity, placesMax),
      currentBookings: undefined,
      slots: {},
      system: 'kenko',
    };
    if (!rows.has(row.classId)) rows.set(row.classId, row);
    standing.push({ ...named, systemClassId: id, classId: row.classId });
  }
  const seen = new Map(listed.map((one) => [one.id, one]));
  const current = new Map(standing.map((one) => [one.systemClassId, one.classId]));
  const close = closing(identify);
  const ended = known
    .filter(({ systemClassId, classId }) => {
      const isMoved = current.has(systemClassId) && current.get(systemClassId) !== classId;
      return isMoved || seen.get(systemClassId)?.cancelled === true;
    })
    .map(close)
    .filter(({ classId, startsAt }) => !rows.has(classId) && startsAt > now.toISOString());
  return { rows: [...rows.values(), ...ended], standing };
}
