import type { SyncSystemMessage } from '#shared/contracts/messages.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { moveClass } from '#functions/_domain/bookings/class-move-store.ts';
import { placesSoldOf } from '#functions/_domain/bookings/places-held-back.ts';
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
  type SystemSchedule,
} from '#functions/_domain/connections/system-schedule.ts';
import { readSystemClasses, storeSystemClasses } from '#functions/_domain/connections/system-store.ts';
import { applySystemSchedule, type Formers } from '#functions/_domain/imports/apply-schedule.ts';
import { changedMeanwhile } from '#functions/_domain/imports/changed-meanwhile.ts';
import { readTakenBefore } from '#functions/_domain/imports/taken-before-store.ts';
import { withPermit } from '#functions/_domain/imports/with-permit.ts';
import { cancelInSystem, planCancelled } from '#functions/_domain/places/decisions/cancelled-in-system.ts';
import { readOutboxEntry } from '#functions/_domain/places/outbox/push-store.ts';
import { settlePush } from '#functions/_domain/places/outbox/settle-store.ts';
import { readConnected } from '#functions/_domain/connections/connection-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';

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

/** Everything that one attempt shares. */
interface Reading {
  readonly table: StudioTable;
  readonly message: SyncSystemMessage;
  readonly classes: readonly SystemClass[];
  readonly timezone: string;
  readonly mode: InventoryMode;
  readonly now: Date;
  readonly deps: Base;
}

/** What the system lists, with the classes of the schedule that its classes are. */
interface Compared {
  readonly before: readonly KnownSystemClass[];
  readonly inSchedule: KnownClasses;
  readonly schedule: SystemSchedule;
}

async function compare({ table, message, classes, timezone, now }: Reading): Promise<Compared> {
  const { studioId } = message;
  const before = await readSystemClasses(table, studioId);
  const names = namesListed(classes, before, timezone);
  const inSchedule = await readKnown(table, studioId, names.classes);
  const found = sameClasses({ listed: names.classes, ...inSchedule, lastReading: names.lastReading });
  const scheduled = new Map([...found].map(([classId, cls]) => [classId, identityIn(cls)]));
  const joins = joinsAmong(inSchedule.scheduled, inSchedule.answers, leftIn(before));
  const schedule = systemSchedule(classes, before, timezone, now, scheduled, joins);
  return { before, inSchedule, schedule };
}

/**
 * Stores what the system's classes were before, so that whoever stores places knows it, and closes what it cancelled.
 *
 * @returns the classes of this reading, and all classes as stored; undefined if another reading stored some meanwhile
 */
async function storeCompared({ table, message, mode, deps }: Reading, { before, schedule }: Compared) {
  const { studioId } = message;
  const { there: ended, others } = await cancelAll(table, message, schedule.cancelled, mode, deps);
  const known = new Set(before.map(({ systemClassId }) => systemClassId));
  const forgotten = others.filter(({ systemClassId }) => known.has(systemClassId));
  // Stored at once: if somebody marks that such a class takes place, a repeat does not cancel it again.
  const stored = await storeSystemClasses(table, studioId, before, [...ended, ...forgotten]);
  if (!stored) return undefined;
  const listed = await withCounted(table, studioId, [...schedule.standing, ...ended]);
  const all = await storeSystemClasses(table, studioId, stored, listed);
  return all && { listed, all };
}

/** Applies the classes once. @returns undefined if another reading has stored some of them meanwhile */
async function applyOnce(reading: Reading): Promise<AppliedClasses | undefined> {
  const { table, message, mode, now, deps } = reading;
  const { studioId, correlationId } = message;
  const compared = await compare(reading);
  const { rows } = compared.schedule;
  const stored = await storeCompared(reading, compared);
  if (!stored) return undefined;
  const { listed, all } = stored;
  const formers: Formers = {
    classIds: new Set(
      listed.flatMap(({ classId, left = [], takenOver = [] }) =>
        left.length + takenOver.length > 0 ? [classId] : [],
      ),
    ),
    read: (classIds) => readTakenBefore(table, studioId, classIds, now),
  };
  const given = { studioId, mode, now, newId: () => deps.ids.next(), correlationId, formers };
  const applied = await applySystemSchedule(table, given, rows);
  for (const cls of applied.shown) await confirmCapacity(table, studioId, cls, now);
  const after = await moveLeft(table, studioId, listed, deps);
  const settled = rows.filter(({ classId }) => formers.classIds.has(classId));
  if (settled.length > 0) await applySystemSchedule(table, given, settled);
  if (!(await storeSystemClasses(table, studioId, all, after))) return undefined;
  await storeSimilar(table, studioId, similarAmong(rows, compared.inSchedule, now));
  deps.logger.info('schedule read', { system, ...applied.counts });
  return {
    classOf: new Map(listed.map(({ systemClassId, classId }) => [systemClassId, classId])),
    restored: applied.cancelled.map(({ classId }) => classId),
  };
}

/**
 * Updates the schedule to match the system. If the system gave a class another name, time or room, the bookings of the
 * old class move to the new one as soon as marketplaces have closed the old one. Until then, the places that are taken
 * in the old class are missing in the new one, so that none of them is sold twice. A class that the system cancelled is
 * marked and closed.
 *
 * @throws {Failure} `conflict` if other readings kept storing the same classes
 */
export async function applyClasses(
  table: StudioTable,
  message: SyncSystemMessage,
  classes: readonly SystemClass[],
  deps: Base,
): Promise<AppliedClasses> {
  const { studioId } = message;
  return withPermit(table, studioId, deps, async () => {
    // The time zone cannot change while the permit is held.
    const { timezone, inventoryMode: mode } = await readStudio(table, studioId);
    const reading = { table, message, classes, timezone, mode, now: deps.clock.now(), deps };
    return untilStored(() => applyOnce(reading), changedMeanwhile);
  });
}
