import { marketplaces } from '#shared/contracts/channels.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { leftAloneOf } from '#functions/_domain/places/edits/by-hand.ts';
import type { Contract } from '#functions/_domain/connections/contract.ts';
import { factsChanged, termsDigestOf } from '#functions/_domain/places/decisions/rejection.ts';
import { isClassHeldOut } from '#functions/_domain/classes/held-out.ts';
import { readConnected } from '#functions/_domain/connections/connection-store.ts';
import { marketplaceState } from '#functions/_domain/connections/catalogue.ts';
import { readHealths } from '#functions/_domain/connections/health-store.ts';
import { lastSeenAt } from '#functions/_domain/places/outbox/last-seen.ts';
import { readOutboxEntry } from '#functions/_domain/places/outbox/push-store.ts';
import { bookingCurve, pastClassesMax } from './booking-curve.ts';
import { readClassBookings } from './booking-store.ts';
import { readLastChange } from '#functions/_domain/places/edits/change-store.ts';
import { changeViewOf } from '#functions/_domain/places/edits/change-view.ts';
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
import type { StoredSuccessor } from '#functions/_domain/successors/succession.ts';
import { occurrencesBefore } from './recurrence.ts';
import { readSeries } from './recurrence-store.ts';
import { readTerms, type Studio } from '#functions/_domain/places/edits/terms.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type StoredClass = Awaited<ReturnType<typeof readClass>>;

async function curveOf(
  table: StudioTable,
  studioId: string,
  cls: StoredClass,
  timezone: string,
  { connected, now }: Terms,
  replaced: readonly StoredSuccessor[],
) {
  const slots = [cls, ...replaced.map(({ from }) => ({ ...cls, ...from }))];
  const before = slots
    .flatMap((slot) => occurrencesBefore(slot, pastClassesMax, timezone, now))
    .map(({ classId }) => classId)
    .toSorted()
    .toReversed();
  const demands = await readDemands(table, studioId, [cls.classId, ...before]);
  const past = before.flatMap((classId) => demands.get(classId) ?? []).slice(0, pastClassesMax);
  const marketplaces = connected.map(({ channel }) => channel).filter((channel) => channel !== 'kenko');
  return bookingCurve(cls, demands.get(cls.classId), past, marketplaces, now);
}

async function seriesOf(table: StudioTable, studioId: string, cls: StoredClass) {
  if (!cls.isRecurring && cls.recurrenceTemplateId === undefined) return null;
  const { templateClassId, classIds } = await readSeries(table, studioId, cls);
  return { templateClassId, following: classIds.filter((classId) => classId > cls.classId).length };
}

async function lastChangeOf(table: StudioTable, studioId: string, cls: StoredClass, terms: Terms) {
  const change = await readLastChange(table, studioId, cls.classId);
  if (!change) return null;
  const progress = await readProgress(table, studioId, [change]);
  return changeViewOf({ change, cls, isLast: true, progress, terms });
}

/** The marketplaces that did not take the latest number of a class. */
async function failedOf(
  table: StudioTable,
  studioId: string,
  { latestPushes = {} }: StoredClass,
): Promise<Set<string>> {
  const outboxIds = Object.values(latestPushes).filter((id) => id !== undefined);
  const entries = await Promise.all(outboxIds.map((outboxId) => readOutboxEntry(table, studioId, outboxId)));
  return new Set(entries.flatMap((one) => (one?.state === 'failed' ? [one.marketplace] : [])));
}

type Healths = Awaited<ReturnType<typeof readHealths>>;

/** The state of every marketplace that got a number, and when the latest number was last seen there. */
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

/** The recommendations that are not repeated for now, the latest first. */
const rejectionsOf = (cls: StoredClass, contracts: readonly Contract[]) =>
  (cls.rejections ?? [])
    .filter((rejection) => !factsChanged(rejection, { cls, terms: termsDigestOf(contracts) }))
    .toReversed()
    .map(({ decisionId, at, changes }) => ({
      decisionId,
      rejectedAt: at,
      changes: changes.map(({ marketplace, to }) => ({ marketplace, places: to })),
    }));

export const handler = httpOperation(getClass, {}, async ({ table, input, caller: { studioId }, deps }) => {
  const [cls, studio, contracts, bookings, healths, calendar] = await Promise.all([
    readClass(table, studioId, input.classId),
    readTerms(table, studioId, deps.clock.now()),
    readConnected(table, studioId),
    readClassBookings(table, studioId, input.classId),
    readHealths(table, studioId),
    readCalendar(table, studioId),
  ]);
  const { timezone, currency, ai, terms } = studio;
  const replaced = await readPredecessors(table, studioId, cls.seriesId);
  const [nearest] = replaced;
  const [curve, series, lastChange, shown, outlookIn] = await Promise.all([
    curveOf(table, studioId, cls, timezone, terms, replaced),
    seriesOf(table, studioId, cls),
    lastChangeOf(table, studioId, cls, terms),
    shownOf(table, cls, healths, studio),
    outlooksOf(table, studioId, [cls], terms.now),
  ]);
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
    replaces: nearest ? successorViewOf(nearest) : null,
    lastChange,
    shown,
  };
});
