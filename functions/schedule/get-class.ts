import { marketplaces } from '#shared/contracts/channels.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { leftAloneOf } from '#functions/_domain/places/edits/by-hand.ts';
import type { Contract } from '#functions/_domain/connections/contract.ts';
import { factsChanged, termsDigestOf } from '#functions/_domain/places/decisions/rejection.ts';
import { isClassHeldOut } from '#functions/_domain/classes/held-out.ts';
import { marketplaceState } from '#functions/_domain/connections/catalogue.ts';
import { readHealths } from '#functions/_domain/connections/health-store.ts';
import { lastSeenAt } from '#functions/_domain/places/outbox/last-seen.ts';
import { outboxEntriesOf } from '#functions/_domain/places/outbox/failure-store.ts';
import { bookingCurve, pastClassesMax } from './booking-curve.ts';
import { readClassBookings } from './booking-store.ts';
import { readLastChange } from '#functions/_domain/places/edits/change-store.ts';
import { changeViewOf, type StoredChange } from '#functions/_domain/places/edits/change-view.ts';
import { channelMixOf } from './channel-mix.ts';
import { readPredecessors } from '#functions/_domain/successors/successor-store.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { readCalendar } from '#functions/_domain/studio/calendar-store.ts';
import { marksOf } from '#functions/_domain/studio/calendar.ts';
import { dayReasonOf } from '#functions/_domain/studio/day-reason.ts';
import { outlooksOf } from '#functions/_domain/classes/forecast-store.ts';
import { classViewOf } from './class-view.ts';
import { readDemands } from './demand-store.ts';
import type { Terms } from '#functions/_domain/places/edits/edit-class.ts';
import { editingOf } from './editing.ts';
import { readProgress } from './push-progress-store.ts';
import { successorViewOf } from './successor-view.ts';
import { occurrencesBefore } from './recurrence.ts';
import { readSeries } from './recurrence-store.ts';
import { readTerms, type Studio } from '#functions/_domain/places/edits/terms.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type StoredClass = Awaited<ReturnType<typeof readClass>>;
type Slot = Parameters<typeof occurrencesBefore>[0];

/**
 * The last classes before a given time, from the class's own weekly slot and from the slots that it replaced; the
 * latest first.
 */
const idsBefore = (slots: readonly Slot[], timezone: string, now: Date): string[] =>
  slots
    .flatMap((slot) => occurrencesBefore(slot, pastClassesMax, timezone, now))
    .map(({ classId }) => classId)
    .toSorted()
    .toReversed();

/**
 * Reads the data for a class's booking curve. It does not wait until the series that the class replaced has been read,
 * because few classes replaced another.
 */
async function curveOf(
  table: StudioTable,
  studioId: string,
  cls: StoredClass,
  timezone: string,
  { connected, now }: Terms,
) {
  const [replaced, own] = await Promise.all([
    readPredecessors(table, studioId, cls.seriesId),
    readDemands(table, studioId, [cls.classId, ...idsBefore([cls], timezone, now)]),
  ]);
  const slots = replaced.map(({ from }) => ({ ...cls, ...from }));
  const others = await readDemands(table, studioId, idsBefore(slots, timezone, now));
  const past = idsBefore([cls, ...slots], timezone, now)
    .flatMap((classId) => own.get(classId) ?? others.get(classId) ?? [])
    .slice(0, pastClassesMax);
  const marketplaces = connected.map(({ channel }) => channel).filter((channel) => channel !== 'kenko');
  const curve = bookingCurve(cls, own.get(cls.classId), past, marketplaces, now);
  return { curve, replaces: replaced[0] ?? null };
}

async function seriesOf(table: StudioTable, studioId: string, cls: StoredClass) {
  if (!cls.isRecurring && cls.recurrenceTemplateId === undefined) return null;
  const { templateClassId, classIds } = await readSeries(table, studioId, cls);
  return { templateClassId, following: classIds.filter((classId) => classId > cls.classId).length };
}

async function lastChangeOf(
  table: StudioTable,
  studioId: string,
  change: StoredChange | undefined,
  { cls, terms }: { readonly cls: StoredClass; readonly terms: Terms },
) {
  if (!change) return null;
  const progress = await readProgress(table, studioId, [change]);
  return changeViewOf({ change, cls, isLast: true, progress, terms });
}

/** The marketplaces that did not accept the latest number of a class. */
async function failedOf(
  table: StudioTable,
  studioId: string,
  { latestPushes = {} }: StoredClass,
): Promise<Set<string>> {
  const outboxIds = Object.values(latestPushes).filter((id) => id !== undefined);
  const entries = await outboxEntriesOf(table, studioId, outboxIds, true);
  return new Set(entries.flatMap(({ state, marketplace }) => (state === 'failed' ? [marketplace] : [])));
}

type Healths = Awaited<ReturnType<typeof readHealths>>;

/** The state of every marketplace that was sent a number, and when the latest number was last verified. */
async function shownOf(
  table: StudioTable,
  cls: StoredClass,
  healths: Healths,
  { connections, terms: { now } }: Studio,
) {
  const failed = await failedOf(table, cls.studioId, cls);
  return marketplaces
    .filter((name) => cls.pushVersions[name] !== undefined)
    .map((name) => {
      const health = healths.find(({ marketplace }) => marketplace === name);
      const connection = connections.find(({ marketplace }) => marketplace === name);
      return {
        marketplace: name,
        lastSeenAt: lastSeenAt(cls, health ?? { marketplace: name }) ?? null,
        connection: marketplaceState(connection, health, now),
        failed: failed.has(name),
      };
    });
}

/** The rejected recommendations that are not repeated for now, the latest first. */
const rejectionsOf = (cls: StoredClass, contracts: readonly Contract[]) =>
  (cls.rejections ?? [])
    .filter((rejection) => !factsChanged(rejection, { cls, terms: termsDigestOf(contracts) }))
    .toReversed()
    .map(({ decisionId, at, changes }) => ({
      decisionId,
      rejectedAt: at,
      changes: changes.map(({ marketplace, to }) => ({ marketplace, places: to })),
    }));

/** Reads in two steps: first by the class's id, then by what the class contains. */
export const handler = httpOperation(getClass, {}, async ({ table, input, caller: { studioId }, deps }) => {
  const [cls, studio, bookings, healths, calendar, changed] = await Promise.all([
    readClass(table, studioId, input.classId),
    readTerms(table, studioId, deps.clock.now()),
    readClassBookings(table, studioId, input.classId),
    readHealths(table, studioId),
    readCalendar(table, studioId),
    readLastChange(table, studioId, input.classId),
  ]);
  const { timezone, currency, ai, terms } = studio;
  const [{ curve, replaces }, series, lastChange, shown, outlookIn] = await Promise.all([
    curveOf(table, studioId, cls, timezone, terms),
    seriesOf(table, studioId, cls),
    lastChangeOf(table, studioId, changed, { cls, terms }),
    shownOf(table, cls, healths, studio),
    outlooksOf(table, studioId, [cls], terms.now),
  ]);
  const contracts = studio.connections.filter(({ status }) => status === 'connected');
  return {
    class: classViewOf(cls, outlookIn(cls)),
    timezone,
    currency,
    dayReason: dayReasonOf(marksOf(calendar, studio)(cls.localDate)),
    editing: editingOf(cls, terms),
    leftAlone: leftAloneOf(cls, { ...ai, isHeldOut: isClassHeldOut(studioId, cls.classId) }),
    rejections: rejectionsOf(cls, contracts),
    curve,
    channelMix: channelMixOf(cls.bookedByChannel, bookings),
    series,
    replaces: replaces && successorViewOf(replaces),
    lastChange,
    shown,
  };
});
