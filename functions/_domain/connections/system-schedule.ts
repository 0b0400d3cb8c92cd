import type { Marketplace } from '#shared/contracts/channels.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import {
  identifyIn,
  type ClassIdentity,
  type NamedClass,
} from '#functions/_domain/classes/class-identity.ts';
import type { Join } from '#functions/_domain/same-classes/joins.ts';
import type { SystemReading, SourceClass } from '#functions/_domain/same-classes/same-classes.ts';
import type { ScheduleRow } from '#functions/_domain/classes/schedule-rows.ts';
import type { SystemClass } from './connectors/studio-system.ts';

/** A class that a class of the studio's own system was before. */
export interface FormerClass extends NamedClass {
  readonly classId: string;
}

export type PerMarketplace = Readonly<Partial<Record<Marketplace, number | undefined>>>;

/** A former class that another class of the system is now. */
export interface TakenOverClass {
  readonly classId: string;
  readonly places?: PerMarketplace | undefined;
}

/** A class of a studio's own system, as of the last reading. */
export interface KnownSystemClass extends FormerClass {
  readonly systemClassId: string;
  /** The classes that it was before and whose bookings have not moved yet. */
  readonly left?: readonly FormerClass[] | undefined;
  /**
   * The classes that it was before and that other classes of the system are now, with the places that marketplaces had
   * sold of them. They are undefined until they have been counted.
   */
  readonly takenOver?: readonly TakenOverClass[] | undefined;
  /** True if the system cancelled it and this has been applied. */
  readonly cancelled?: boolean | undefined;
  /** How often it was written. Absent if it was written only by an earlier release. */
  readonly revision?: number | undefined;
}

/** A class that the system lists as cancelled. */
export interface CancelledSystemClass {
  readonly known: KnownSystemClass;
  /** Whether it was not cancelled when the system was last read. */
  readonly isNew: boolean;
}

export interface SystemSchedule {
  /** The resulting schedule rows. */
  readonly rows: readonly ScheduleRow[];
  /** The existing classes, by the system's own ids. */
  readonly standing: readonly KnownSystemClass[];
  /** The cancelled classes under their last name, time and room. */
  readonly cancelled: readonly CancelledSystemClass[];
}

/** The room to use for classes that have none in the system. */
const onlyRoom = 'Studio';
const nameCharactersMax = 200;
const placesMax = 32_000;

const shortened = (text: string): string => text.trim().slice(0, nameCharactersMax);

/** A class's name, start and room, as in a file. */
function namedBy({ name, startsAt, room }: SystemClass, timezone: string): NamedClass {
  const { date: localDate, time: localTime } = instantToLocal(startsAt, timezone);
  return { className: shortened(name), localDate, localTime, room: shortened(room || onlyRoom) };
}

type Identified = NamedClass & ClassIdentity;

/**
 * The classes that the system lists, to be compared with the schedule. Cancelled ones are among them, because they may be
 * in the schedule too.
 */
export function namesListed(
  listed: readonly SystemClass[],
  known: readonly KnownSystemClass[],
  timezone: string,
): { readonly classes: SourceClass[]; readonly lastReading: SystemReading } {
  const identify = identifyIn(timezone);
  const before = new Map(known.map((one) => [one.systemClassId, one.classId]));
  const found = new Map<string, string>();
  const classes = listed.flatMap((one): SourceClass[] => {
    if (one.name.trim() === '') return [];
    const named = namedBy(one, timezone);
    const { classId } = identify(named);
    const last = before.get(one.id);
    if (last !== undefined) found.set(classId, last);
    return [{ ...named, classId, instructor: one.instructor, hasNoRoom: !one.room }];
  });
  return { classes, lastReading: { found, classIds: new Set(before.values()) } };
}

/** A row that stops offering the unsold places of a class. */
const closingIn =
  (identify: (named: NamedClass) => ClassIdentity) =>
  ({ className, localDate, localTime, room }: FormerClass): ScheduleRow => {
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

const leftOf = ({ classId, className, localDate, localTime, room }: FormerClass): FormerClass => ({
  classId,
  className,
  localDate,
  localTime,
  room,
});

/** The classes that each class of the system was before and whose bookings have not moved yet. */
export const leftIn = (known: readonly KnownSystemClass[]): Map<string, string> =>
  new Map(known.flatMap(({ classId, left = [] }) => left.map((one) => [one.classId, classId] as const)));

/**
 * The classes that a class of the system was before. One that is a class of the system again, or now, keeps its
 * bookings: a marketplace sold them for that name, time and room, and such a class takes place.
 */
function leftBy(
  before: KnownSystemClass | undefined,
  becoming: readonly FormerClass[],
  isStanding: (classId: string) => boolean,
): Pick<KnownSystemClass, 'left'> {
  const former = [...(before?.left ?? []), ...(before ? [before] : []), ...becoming];
  const all = new Map(former.map((one) => [one.classId, leftOf(one)]));
  const left = [...all.values()].filter(({ classId }) => !isStanding(classId));
  return left.length > 0 ? { left } : {};
}

/**
 * The classes that a class of the system was before and into whose place others were moved, as when a whole morning
 * starts an hour later. Their bookings stay there, and their places are kept back here too.
 */
function takenOverBy(
  one: KnownSystemClass,
  before: KnownSystemClass | undefined,
  isTakenOver: (classId: string) => boolean,
): Pick<KnownSystemClass, 'takenOver'> {
  const known = new Map((before?.takenOver ?? []).map((takenOver) => [takenOver.classId, takenOver]));
  const left = before ? [...(before.left ?? []), before].filter(({ classId }) => isTakenOver(classId)) : [];
  for (const { classId } of left) if (!known.has(classId)) known.set(classId, { classId });
  known.delete(one.classId);
  return known.size > 0 ? { takenOver: [...known.values()] } : {};
}

/**
 * The classes of the system with the classes that each of them was before.
 *
 * @param before the classes as of the last reading, by their ids in the system
 * @param joins the classes that the owner said are the same as others
 * @param isStanding whether the system lists a class with this id
 */
function withFormer(
  current: readonly KnownSystemClass[],
  before: ReadonlyMap<string, KnownSystemClass>,
  joins: readonly Join<FormerClass>[],
  isStanding: (classId: string) => boolean,
): KnownSystemClass[] {
  const occupants = Map.groupBy(current, ({ classId }) => classId);
  /** Whether every class of the system that has this name, time and room now was another one before. */
  const isTakenOver = (classId: string): boolean =>
    occupants.get(classId)?.every(({ systemClassId }) => {
      const last = before.get(systemClassId)?.classId;
      return last !== undefined && last !== classId;
    }) ?? false;
  const becoming = Map.groupBy(joins, ({ to }) => to.classId);
  return current.map((one) => {
    const isFirst = occupants.get(one.classId)?.[0] === one;
    const joined = isFirst ? (becoming.get(one.classId) ?? []).map(({ from }) => from) : [];
    const last = before.get(one.systemClassId);
    return { ...one, ...leftBy(last, joined, isStanding), ...takenOverBy(one, last, isTakenOver) };
  });
}

/**
 * Turns the classes listed by a studio's own system into schedule rows. A class is identified by its name, start and
 * room, as in a file. A class that the system moved so that its identity changed offers no more places. The class that
 * it is now lists it as left until its bookings have moved. A cancelled class stays known, because its bookings are
 * still cancelled one by one. A class that is no longer listed is left alone, because systems list only public classes.
 *
 * @param known the classes as of the last reading
 * @param scheduled the classes that are in the schedule under another name, by the id that they would have here
 * @param joins the classes that the owner said are the same as others
 */
export function systemSchedule(
  listed: readonly SystemClass[],
  known: readonly KnownSystemClass[],
  timezone: string,
  now: Date,
  scheduled: ReadonlyMap<string, Identified> = new Map(),
  joins: readonly Join<FormerClass>[] = [],
): SystemSchedule {
  const identify = identifyIn(timezone);
  const classOf = (one: SystemClass): Identified => {
    const named = namedBy(one, timezone);
    const own = { ...named, ...identify(named) };
    return scheduled.get(own.classId) ?? own;
  };
  const rows = new Map<string, ScheduleRow>();
  const current: KnownSystemClass[] = [];
  for (const one of listed) {
    if (one.cancelled || one.name.trim() === '') continue;
    const { id, capacity, instructor } = one;
    const cls = classOf(one);
    const row: ScheduleRow = {
      ...cls,
      instructor: instructor === undefined ? undefined : shortened(instructor),
      totalCapacity: Math.min(capacity, placesMax),
      currentBookings: undefined,
      slots: {},
      system: 'kenko',
    };
    if (!rows.has(row.classId)) rows.set(row.classId, row);
    current.push({ ...leftOf(cls), systemClassId: id });
  }
  const before = new Map(known.map((one) => [one.systemClassId, one]));
  const standing = withFormer(current, before, joins, (classId) => rows.has(classId));
  const cancelled = listed
    .filter((one) => one.cancelled && one.name.trim() !== '')
    .map((one): CancelledSystemClass => {
      const last = before.get(one.id) ?? { ...leftOf(classOf(one)), systemClassId: one.id };
      const mayEnd = !rows.has(last.classId) && identify(last).startsAt > now.toISOString();
      const isNew = mayEnd && last.cancelled !== true;
      return { known: { ...last, ...(mayEnd && { cancelled: true }) }, isNew };
    });
  const ended = [...standing, ...cancelled.map(({ known: one }) => one)].flatMap(({ left = [] }) => left);
  const closed = new Map(ended.map((one) => [one.classId, one]));
  const closing = [...closed.values()]
    .map(closingIn(identify))
    .filter(({ classId, startsAt }) => !rows.has(classId) && startsAt > now.toISOString());
  return { rows: [...rows.values(), ...closing], standing, cancelled };
}
