import type { SyncSystemMessage } from '#shared/contracts/messages.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { moveClass } from '#functions/_domain/bookings/class-move-store.ts';
import { placesTaken } from '#functions/_domain/bookings/class-move.ts';
import { placesHeldBack, placesSoldOf } from '#functions/_domain/bookings/places-held-back.ts';
import { readBookedClass, readBookingsOfClass } from '#functions/_domain/bookings/reservation-store.ts';
import { readClassesById } from '#functions/_domain/classes/class-import-store.ts';
import { placesMessage } from '#functions/_domain/classes/places-message.ts';
import {
  identityIn,
  readKnown,
  type KnownClasses,
} from '#functions/_domain/same-classes/same-class-store.ts';
import { joinsAmong } from '#functions/_domain/same-classes/joins.ts';
import { sameClasses } from '#functions/_domain/same-classes/same-classes.ts';
import { similarClasses, type SimilarClasses } from '#functions/_domain/same-classes/similar-classes.ts';
import { similarStoredMax, storeSimilar } from '#functions/_domain/same-classes/similar-store.ts';
import type { ScheduleRow } from '#functions/_domain/classes/schedule-rows.ts';
import type { SystemClass } from '#functions/_domain/connections/connectors/studio-system.ts';
import {
  leftIn,
  namesListed,
  systemSchedule,
  type CancelledSystemClass,
  type KnownSystemClass,
} from '#functions/_domain/connections/system-schedule.ts';
import { readSystemClasses, storeSystemClasses } from '#functions/_domain/connections/system-store.ts';
import { applySystemSchedule } from '#functions/_domain/imports/apply-schedule.ts';
import { withPermit } from '#functions/_domain/imports/with-permit.ts';
import { cancelInSystem, planCancelled } from '#functions/_domain/places/decisions/cancelled-in-system.ts';
import { readOutboxEntry } from '#functions/_domain/places/outbox/push-store.ts';
import { settlePush } from '#functions/_domain/places/outbox/settle-store.ts';
import { readConnected } from '#functions/_domain/connections/connection-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';

const system = 'kenko';

/**
 * Completes the task of setting the capacity when the system shows that capacity, even if the owner has not confirmed
 * it.
 */
async function confirmCapacity(
  table: StudioTable,
  studioId: string,
  { latestPushes }: { readonly latestPushes?: { readonly kenko?: string | undefined } | undefined },
  at: Date,
): Promise<void> {
  const push = latestPushes?.kenko && (await readOutboxEntry(table, studioId, latestPushes.kenko));
  if (!push || push.state !== 'pending') return;
  await settlePush(table, {
    push,
    state: 'acked',
    at,
    message: `Kenko shows ${placesMessage(push.places)}.`,
  });
}

/** For each class, the places that are taken in the classes that it was before. */
async function placesLeft(
  table: StudioTable,
  studioId: string,
  standing: readonly KnownSystemClass[],
  now: Date,
): Promise<Map<string, number>> {
  const ids = standing.flatMap(({ classId, left = [], takenOver = [] }) => [
    ...left.map((one) => one.classId),
    ...(takenOver.length > 0 ? [classId, ...takenOver.map((one) => one.classId)] : []),
  ]);
  const found = ids.length > 0 ? await readClassesById(table, studioId, [...new Set(ids)]) : new Map();
  const places = new Map<string, number>();
  const add = (classId: string, more: number) => places.set(classId, (places.get(classId) ?? 0) + more);
  for (const { classId, left = [], takenOver = [] } of standing) {
    for (const one of left) {
      const taken = found.get(one.classId);
      if (taken) add(classId, placesTaken(taken.item, now));
    }
    for (const one of takenOver) {
      const from = found.get(one.classId);
      if (from) add(classId, placesHeldBack(from.item, found.get(classId)?.item, one.places ?? {}, now));
    }
  }
  return places;
}

/** Counts what marketplaces have sold of the classes into whose place others were moved, once for each. */
const withCounted = (
  table: StudioTable,
  studioId: string,
  standing: readonly KnownSystemClass[],
): Promise<KnownSystemClass[]> =>
  Promise.all(
    standing.map(async (one) => {
      if (!one.takenOver?.some(({ places }) => places === undefined)) return one;
      const takenOver = one.takenOver.map(async ({ classId, places }) => {
        if (places !== undefined) return { classId, places };
        const cls = await readBookedClass(table, studioId, classId);
        const rows = cls ? await readBookingsOfClass(table, studioId, classId) : [];
        return { classId, places: cls ? placesSoldOf(cls, rows) : {} };
      });
      return { ...one, takenOver: await Promise.all(takenOver) };
    }),
  );

/** The rows with the places that are taken in the classes that they were before. */
const withTaken = (rows: readonly ScheduleRow[], places: ReadonlyMap<string, number>): ScheduleRow[] =>
  rows.map((row) => {
    const takenBefore = places.get(row.classId) ?? 0;
    return takenBefore > 0 ? { ...row, takenBefore } : row;
  });

/** Moves the bookings of each class to the class that it is now. Classes that still have to wait remain listed. */
async function moveLeft(
  table: StudioTable,
  studioId: string,
  standing: readonly KnownSystemClass[],
  deps: Base,
): Promise<KnownSystemClass[]> {
  const after: KnownSystemClass[] = [];
  for (const { left = [], ...one } of standing) {
    const waiting = [];
    for (const before of left) {
      const move = { studioId, fromId: before.classId, toId: one.classId };
      if (!(await moveClass(table, move, deps))) waiting.push(before);
    }
    after.push(waiting.length > 0 ? { ...one, left: waiting } : one);
  }
  return after;
}

/**
 * Marks the classes that the system cancelled, and closes their open places.
 *
 * @returns the cancelled classes, those in the schedule (`there`) and the others, for which nothing was done
 */
async function cancelAll(
  table: StudioTable,
  { studioId, correlationId }: SyncSystemMessage,
  cancelled: readonly CancelledSystemClass[],
  mode: InventoryMode,
  deps: Base,
): Promise<Record<'there' | 'others', KnownSystemClass[]>> {
  const there: KnownSystemClass[] = [];
  const others: KnownSystemClass[] = [];
  if (cancelled.length === 0) return { there, others };
  const classIds = new Set(cancelled.map(({ known }) => known.classId));
  const [found, contracts] = await Promise.all([
    readClassesById(table, studioId, [...classIds]),
    readConnected(table, studioId),
  ]);
  const terms = { mode, contracts, now: deps.clock.now() };
  for (const { known, isNew } of cancelled) {
    const cls = found.get(known.classId);
    if (!cls) others.push({ ...known, cancelled: undefined });
    else there.push(known);
    if (cls && planCancelled(cls.item, { isNew }, terms).edit)
      await cancelInSystem(table, { studioId, classId: known.classId, isNew, correlationId }, terms, deps);
  }
  return { there, others };
}

/** The classes that may be in the schedule twice once the system's rows are applied. Those that have begun do not matter. */
function similarAmong(
  rows: readonly ScheduleRow[],
  { scheduled, answers }: KnownClasses,
  now: Date,
): SimilarClasses[] {
  const stored = new Map(scheduled.map((cls) => [cls.classId, cls]));
  const listed = new Set(rows.map(({ classId }) => classId));
  const classes = [
    ...scheduled.filter(({ classId }) => !listed.has(classId)),
    ...rows.map((row) => ({ ...row, bookings: stored.get(row.classId)?.bookings ?? 0 })),
  ];
  const at = now.toISOString();
  return similarClasses(
    classes.filter(({ startsAt }) => startsAt > at),
    answers,
  ).slice(0, similarStoredMax);
}

/** The result of applying the system's classes. */
export interface AppliedClasses {
  /** For each of the system's classes, the class in Cupo. */
  readonly classOf: ReadonlyMap<string, string>;
  /** The classes that are marked as cancelled by the system and take place there again. */
  readonly restored: readonly string[];
}

/**
 * Updates the schedule to match the system. If the system gave a class another name, time or room, the bookings of the
 * old class move to the new one as soon as marketplaces have closed the old one. Until then, the places that are taken
 * in the old class are missing in the new one, so that none of them is sold twice. A class that the system cancelled is
 * marked and closed.
 */
export async function applyClasses(
  table: StudioTable,
  message: SyncSystemMessage,
  classes: readonly SystemClass[],
  deps: Base,
): Promise<AppliedClasses> {
  const { studioId, correlationId } = message;
  const { timezone, inventoryMode: mode } = await readStudio(table, studioId);
  const now = deps.clock.now();
  const before = await readSystemClasses(table, studioId);
  const given = { studioId, mode, now, newId: () => deps.ids.next(), correlationId };
  return withPermit(table, studioId, deps, async () => {
    const names = namesListed(classes, before, timezone);
    const inSchedule = await readKnown(table, studioId, names.classes);
    const found = sameClasses({ listed: names.classes, ...inSchedule, lastReading: names.lastReading });
    const scheduled = new Map([...found].map(([classId, cls]) => [classId, identityIn(cls)]));
    const joins = joinsAmong(inSchedule.scheduled, inSchedule.answers, leftIn(before));
    const { rows, standing, cancelled } = systemSchedule(classes, before, timezone, now, scheduled, joins);
    const { there: ended, others } = await cancelAll(table, message, cancelled, mode, deps);
    // Stored at once: if somebody marks that such a class takes place, a repeat does not cancel it again.
    const known = new Set(before.map(({ systemClassId }) => systemClassId));
    const forgotten = others.filter(({ systemClassId }) => known.has(systemClassId));
    await storeSystemClasses(table, studioId, before, [...ended, ...forgotten]);
    const listed = await withCounted(table, studioId, [...standing, ...ended]);
    const taken = await placesLeft(table, studioId, listed, now);
    const applied = await applySystemSchedule(table, given, withTaken(rows, taken));
    const { counts, shown } = applied;
    for (const cls of shown) await confirmCapacity(table, studioId, cls, now);
    const after = await moveLeft(table, studioId, listed, deps);
    const still = await placesLeft(table, studioId, after, now);
    const freed = rows.filter(({ classId }) => taken.get(classId) !== still.get(classId));
    if (freed.length > 0) await applySystemSchedule(table, given, withTaken(freed, still));
    await storeSystemClasses(table, studioId, before, after);
    await storeSimilar(table, studioId, similarAmong(rows, inSchedule, now));
    deps.logger.info('schedule read', { system, ...counts });
    return {
      classOf: new Map(listed.map(({ systemClassId, classId }) => [systemClassId, classId])),
      restored: applied.cancelled.map(({ classId }) => classId),
    };
  });
}
