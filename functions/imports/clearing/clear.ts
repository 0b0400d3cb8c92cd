import type { ImportStep } from '#shared/contracts/messages.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { removeSomeRecordings } from '#functions/_domain/places/outbox/recording-store.ts';
import { forgetLearned } from '#functions/_domain/classes/history-store.ts';
import { forgetSeenBookings } from '#functions/_domain/bookings/seen-store.ts';
import { recordProgress } from '#functions/_domain/studio/unfinished-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { bookingPlaceOf, deleteBookings, readBookingKeys, type BookingKey } from './clear-bookings-store.ts';
import {
  classesPerStepMax,
  emptyClasses,
  readClassesOfMonth,
  readMonths,
  removeChanges,
  removeClasses,
  removeRecurrences,
  type ClassToClear,
} from './clear-classes-store.ts';
import {
  readPastImports,
  readSomeAdjustments,
  readSomeDecisions,
  removeAdjustments,
  removeDecisions,
  removeImport,
  removeOutbox,
} from './clear-history-store.ts';
import {
  forgetMailsBefore,
  readSomeMailEvents,
  removeMailEvents,
  removeSomeMails,
} from './clear-mails-store.ts';
import { removeSomeReportedBookings } from './clear-reported-bookings-store.ts';
import { removeEmptyCounters, removeEmptyDays } from './clear-sums-store.ts';
import type { Clearing } from './clearing.ts';
import type { ClearingDeps } from './clearing-deps.ts';
import { countBookings, endClearing, readClearing } from './clearing-store.ts';
import type { ImportDeps } from '../state/import-deps.ts';
import { uploadsPrefix } from '../state/import-keys.ts';
import { holdSlots } from '#functions/_domain/imports/import-permit-store.ts';
import { heldUntil, permitNames } from '#functions/_domain/imports/permits.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** How long one message works before it sends the next one, well within the worker's time limit. */
const portionMs = 8 * 60_000;
/** The most steps within a request, each with a few calls to the table. A worker does the rest. */
export const requestStepsMax = 60;

const keepsChanging = 'These classes are being changed at the same time.';

/** Whether there is time for another step. */
type HasTime = () => boolean;

/** Counts bookings before they are deleted, except those that were counted before an interruption. */
async function countPage(table: StudioTable, clearing: Clearing, page: readonly BookingKey[]): Promise<void> {
  const current = await readClearing(table, clearing.studioId, clearing.clearingId);
  const last = page.at(-1);
  if (!current || !last) return;
  const uncounted = page.filter((key) => bookingPlaceOf(key) > (current.countedTo ?? '')).length;
  if (uncounted > 0) await countBookings(table, current, uncounted, bookingPlaceOf(last));
}

/**
 * Removes a month's bookings page by page, and reads the next page meanwhile. After the last page it starts from the
 * beginning, because bookings may have been added.
 *
 * @returns whether all have been removed
 */
async function clearBookings(
  table: StudioTable,
  clearing: Clearing,
  month: string,
  hasTime: HasTime,
): Promise<boolean> {
  const { studioId } = clearing;
  if (!hasTime()) return false;
  let page = await readBookingKeys(table, studioId, month);
  while (page.length > 0) {
    await countPage(table, clearing, page);
    const [next] = await Promise.all([
      readBookingKeys(table, studioId, month, page.at(-1)),
      deleteBookings(table, studioId, page),
    ]);
    page = next.length > 0 ? next : await readBookingKeys(table, studioId, month);
    if (page.length > 0 && !hasTime()) return false;
  }
  return true;
}

const hasFigures = ({ item, hasEvents }: ClassToClear): boolean =>
  hasEvents ||
  (item !== undefined &&
    (item.bookings !== 0 ||
      item.revenueDirectMinor !== 0 ||
      item.revenueMarketplaceMinor !== 0 ||
      Object.values(item.bookedByChannel).some((places) => places !== undefined && places !== 0)));

/**
 * Empties or removes a month's classes.
 *
 * @returns whether it finished
 */
async function clearClasses(
  table: StudioTable,
  clearing: Clearing,
  month: string,
  hasTime: HasTime,
): Promise<boolean> {
  const { studioId, clearType } = clearing;
  return untilStored(async () => {
    const classes = await readClassesOfMonth(table, studioId, month);
    const affected = clearType === 'full' ? classes : classes.filter(hasFigures);
    for (const some of chunksOf(affected, classesPerStepMax)) {
      if (!hasTime()) return false;
      const stored =
        clearType === 'full'
          ? await removeClasses(table, clearing, some)
          : await emptyClasses(table, clearing, some);
      if (!stored) return undefined;
    }
    return true;
  }, keepsChanging);
}

/** Removes items page by page until there are no more. */
async function clearPages<T>(
  read: () => Promise<readonly T[]>,
  remove: (page: readonly T[]) => Promise<boolean>,
  hasTime: HasTime,
): Promise<boolean> {
  while (hasTime()) {
    const isEmpty = await untilStored(async () => {
      const page = await read();
      if (page.length === 0) return true;
      return (await remove(page)) ? false : undefined;
    }, keepsChanging);
    if (isEmpty) return true;
  }
  return false;
}

/** Deletes the decisions. No new ones are made for deleted classes, so the existing decisions are all there will be. */
async function clearDecisions(table: StudioTable, clearing: Clearing, hasTime: HasTime): Promise<boolean> {
  const { studioId } = clearing;
  const { timezone } = await readStudio(table, studioId);
  const localDateOf = (at: string): string => instantToLocal(at, timezone).date;
  await removeOutbox(table, studioId);
  return (
    (await clearPages(
      () => readSomeDecisions(table, studioId),
      (page) => removeDecisions(table, clearing, page, localDateOf),
      hasTime,
    )) &&
    (await clearPages(
      () => readSomeAdjustments(table, studioId),
      (page) => removeAdjustments(table, clearing, page),
      hasTime,
    ))
  );
}

/** Calls `removeSome` until nothing is left or time runs out. @returns whether everything was removed */
async function untilGone(removeSome: () => Promise<boolean>, hasTime: HasTime): Promise<boolean> {
  while (hasTime()) if (await removeSome()) return true;
  return false;
}

async function clearReportedBookings(
  table: StudioTable,
  studioId: string,
  hasTime: HasTime,
): Promise<boolean> {
  if (!(await untilGone(() => removeSomeReportedBookings(table, studioId), hasTime))) return false;
  await forgetSeenBookings(table, studioId);
  return true;
}

/** Clears reservations that came by e-mail. The e-mails are not read again. */
async function clearMails(table: StudioTable, clearing: Clearing, hasTime: HasTime): Promise<boolean> {
  const { studioId } = clearing;
  await untilStored(async () => (await forgetMailsBefore(table, clearing)) || undefined, keepsChanging);
  const isEmpty = await clearPages(
    () => readSomeMailEvents(table, studioId),
    (page) => removeMailEvents(table, clearing, page),
    hasTime,
  );
  if (!isEmpty) return false;
  return untilGone(() => removeSomeMails(table, studioId), hasTime);
}

async function clearImports(
  table: StudioTable,
  clearing: Clearing,
  { uploads }: ClearingDeps,
): Promise<void> {
  const { studioId, clearType } = clearing;
  const past = await readPastImports(table, studioId);
  for (const { importId } of past.filter(({ kind }) => clearType === 'full' || kind === 'bookings')) {
    await uploads.removeAll(`${uploadsPrefix(studioId)}${importId}/`);
    await removeImport(table, clearing, importId);
  }
}

async function clearAll(
  table: StudioTable,
  clearing: Clearing,
  hasTime: HasTime,
  deps: ClearingDeps,
): Promise<boolean> {
  const { studioId, clearType } = clearing;
  for (const month of await readMonths(table, studioId)) {
    if (!(await clearBookings(table, clearing, month, hasTime))) return false;
    if (!(await clearClasses(table, clearing, month, hasTime))) return false;
    if (clearType === 'full') await removeChanges(table, studioId, month);
  }
  if (!(await clearReportedBookings(table, studioId, hasTime))) return false;
  if (!(await clearMails(table, clearing, hasTime))) return false;
  if (clearType === 'full') await removeRecurrences(table, studioId);
  if (clearType === 'full' && !(await clearDecisions(table, clearing, hasTime))) return false;
  // Removes recordings of requests to marketplaces. The changes that caused these requests were deleted.
  const removeRecordings = () => removeSomeRecordings(table, studioId, deps.recordings);
  if (clearType === 'full' && !(await untilGone(removeRecordings, hasTime))) return false;
  await clearImports(table, clearing, deps);
  if (clearType === 'full') {
    await removeEmptyDays(table, studioId);
    await removeEmptyCounters(table, studioId);
  }
  return true;
}

const end = (table: StudioTable, clearing: Clearing, how: Parameters<typeof endClearing>[2]): Promise<true> =>
  untilStored(() => endClearing(table, clearing, how), keepsChanging);

/**
 * Continues a clearing for a limited time. If the clearing is interrupted, the next call does the rest and counts
 * nothing twice.
 *
 * @param stepsMax the most steps to do
 * @returns whether everything has been deleted
 */
export async function clearSome(
  table: StudioTable,
  clearing: Clearing,
  deps: ClearingDeps,
  stepsMax = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const { studioId } = clearing;
  const endsAtMs = deps.clock.now().getTime() + portionMs;
  let steps = 0;
  const hasTime = (): boolean => (steps += 1) <= stepsMax && deps.clock.now().getTime() < endsAtMs;
  if (!(await clearAll(table, clearing, hasTime, deps))) return false;
  await forgetLearned(table, studioId);
  await end(table, clearing, { status: 'completed', finishedAt: deps.clock.now().toISOString() });
  return true;
}

/** Continues a clearing, and sends the next message if anything is left. */
export async function clearNext(
  table: StudioTable,
  clearing: Clearing,
  message: ImportStep<'clear'>,
  deps: ClearingDeps & Pick<ImportDeps, 'queue'>,
): Promise<void> {
  const { studioId, id } = message;
  if (await clearSome(table, clearing, deps)) return;
  await holdSlots(table, studioId, permitNames, id, heldUntil(deps.clock.now(), 'working'));
  await recordProgress(table, { studioId, kind: 'clearing', id }, deps.clock.now());
  await deps.queue.send([message]);
}

const gaveUp = 'Something went wrong on our side. Some of the data is gone; clear again to remove the rest.';

export async function failClearing(
  table: StudioTable,
  studioId: string,
  clearingId: string,
  { clock }: Pick<ClearingDeps, 'clock'>,
): Promise<void> {
  const clearing = await readClearing(table, studioId, clearingId);
  if (clearing?.status !== 'running') return;
  const finishedAt = clock.now().toISOString();
  await end(table, clearing, { status: 'failed', finishedAt, problem: gaveUp });
}
