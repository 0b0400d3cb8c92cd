import { markedTimeOf, stillMarked } from '#shared/core/calendar/day-marks.ts';
import { addHours } from '#shared/core/time/zone.ts';
import type { PausedBy } from '#functions/_domain/places/outbox/activity-view.ts';
import { rootsOf, type StoredSuccessor, type Timetable } from '#functions/_domain/successors/succession.ts';
import { readSuccessors } from '#functions/_domain/successors/successor-store.ts';
import { readClassesById } from '#functions/_domain/classes/class-import-store.ts';
import { readRuleBook } from '#functions/_domain/studio/rule-store.ts';
import { isPausedByTeam } from '#functions/_domain/studio/platform-store.ts';
import { ownValuesOf } from '#functions/_domain/studio/visit-values.ts';
import { marksOf } from '#functions/_domain/studio/calendar.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import type { StoredDemand } from '#functions/_domain/classes/class-evidence.ts';
import type { CustomerBooking } from '#functions/_domain/classes/customer-bookings.ts';
import type { StoredClass } from '#functions/_domain/places/decisions/decision-store.ts';
import { cutOffHoursOf, openHours, overdueHours } from '#functions/_domain/classes/horizon.ts';
import { readVisitsAndCustomers, type StoredVisit } from '#functions/_domain/bookings/visit-store.ts';
import { readConnectionsAndCalendar } from './connections-and-calendar-store.ts';
import { readEarlierDays } from './learned-days-store.ts';
import { readLearned, type LearnedBefore } from './learned-store.ts';
import type { StudioToDecide } from '../optimizer/studio-to-decide.ts';
import {
  classesBetween,
  demandBetween,
  latestConfirmed,
} from '#functions/_domain/places/decisions/optimizer-store.ts';
import { syncDelayHours } from './sync-delay.ts';
import { visitsInSeries } from './visits-in-series.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const day = 24;
const historyHours = 12 * 7 * day;
/** The successor of a class may start some weeks later than the classes that are on sale now. */
const timetableHours = openHours + 3 * 7 * day;

/** The studio and the classes to decide. */
export interface ToRead {
  readonly studioId: string;
  /** The classes to decide. By default all open ones. */
  readonly classIds?: readonly string[] | undefined;
  /** Whether demand is learned again even if learned data is stored. */
  readonly learnsAnew?: boolean;
}

/** Whether a class takes place, as far as is known. */
const takesPlace = ({ cancelledAt }: { readonly cancelledAt?: string | undefined }): boolean =>
  cancelledAt === undefined;

/** All of a studio's data that a run needs. */
export interface StudioRead {
  readonly studio: Awaited<ReturnType<typeof readStudio>>;
  readonly toDecide: StudioToDecide;
  readonly book: Awaited<ReturnType<typeof readRuleBook>>;
  /** Open classes and those of the last weeks. A run that decides only some classes may have read just those. */
  readonly recent: readonly StoredClass[];
  /** Classes that start before this are no longer changed. */
  readonly cutOff: string;
  /** The cut-off in hours before the start of a class. */
  readonly closesHours: number;
  readonly hasIntegration: boolean;
  /** Who paused automation. A pause by the team takes precedence. */
  readonly pausedBy: PausedBy | undefined;
  /** All classes of the last and the coming weeks, if demand is learned again. */
  readonly timetable: Timetable | undefined;
  /** The stored pairs of series where one replaces the other, or may replace it. */
  readonly successors: readonly StoredSuccessor[];
  /** The result of an earlier run's learning, if it is used. */
  readonly learnedBefore: LearnedBefore | undefined;
}

/** The future classes that were read, including those that may no longer be changed. */
export const comingOf = ({ recent, toDecide }: Pick<StudioRead, 'recent' | 'toDecide'>): StoredClass[] => {
  const at = toDecide.now.toISOString();
  return recent.filter((one) => one.startsAt > at && takesPlace(one));
};

interface ClassesRead {
  readonly recent: readonly StoredClass[];
  readonly demand: readonly StoredDemand[];
  readonly timetable?: Timetable;
  /** Direct bookings, if prices are learned again. */
  readonly visits: readonly StoredVisit[];
  /** The customers who booked, if demand is learned again. */
  readonly customers: readonly CustomerBooking[];
}

/** Reads every class that the forecast uses, and the direct bookings from which prices are learned. */
async function readAll(table: StudioTable, studioId: string, at: string): Promise<ClassesRead> {
  const toUtc = addHours(at, openHours);
  const [fromUtc, recentUtc] = [addHours(at, -historyHours), addHours(at, -overdueHours)];
  const [classes, demand, { visits, customers }] = await Promise.all([
    classesBetween(table, studioId, { fromUtc, toUtc: addHours(at, timetableHours) }),
    demandBetween(table, studioId, { fromUtc, toUtc }),
    readVisitsAndCustomers(table, studioId, new Date(at)),
  ]);
  const recent = classes.filter(({ startsAt }) => startsAt >= recentUtc && startsAt < toUtc);
  return { recent, demand, visits, customers, timetable: { classes, fromDate: fromUtc.slice(0, 10) } };
}

/** Reads the classes on sale, and those with a decision that may still be waiting. */
async function readOpen(table: StudioTable, studioId: string, at: string): Promise<ClassesRead> {
  const toUtc = addHours(at, openHours);
  const [recent, demand] = await Promise.all([
    classesBetween(table, studioId, { fromUtc: addHours(at, -overdueHours), toUtc }),
    demandBetween(table, studioId, { fromUtc: at, toUtc }),
  ]);
  return { recent, demand, visits: [], customers: [] };
}

async function readSome(
  table: StudioTable,
  studioId: string,
  classIds: readonly string[],
): Promise<ClassesRead> {
  const found = [...(await readClassesById(table, studioId, classIds)).values()];
  return {
    recent: found.map(({ item }) => item),
    demand: found.flatMap(({ demand }) => demand ?? []),
    visits: [],
    customers: [],
  };
}

/** Reads only the needed classes if earlier learning is used, and otherwise everything that demand is learned from. */
function readClasses(
  table: StudioTable,
  { studioId, classIds }: ToRead,
  at: string,
  learnedBefore: LearnedBefore | undefined,
): Promise<ClassesRead> {
  if (!learnedBefore) return readAll(table, studioId, at);
  return classIds ? readSome(table, studioId, classIds) : readOpen(table, studioId, at);
}

/**
 * Reads a run's data: if earlier learning is still valid, only the given classes or those on sale; otherwise all
 * classes that demand is learned from.
 */
export async function readStudioToDecide(table: StudioTable, wanted: ToRead, now: Date): Promise<StudioRead> {
  const { studioId, classIds, learnsAnew = false } = wanted;
  const at = now.toISOString();
  const [own, { connections, calendar }, book, pausedByTeam] = await Promise.all([
    readStudio(table, studioId),
    readConnectionsAndCalendar(table),
    readRuleBook(table, studioId),
    isPausedByTeam(table, studioId),
  ]);
  const pausedBy = pausedByTeam ? 'team' : own.automationPaused ? 'studio' : undefined;
  const studio = { ...own, automationPaused: pausedBy !== undefined };
  const contracts = connections.filter(({ status }) => status === 'connected');
  const marketplaces = contracts.map(({ marketplace }) => marketplace);
  const known = learnsAnew ? undefined : await readLearned(table, { studioId, marketplaces }, now);
  const learnedBefore = classIds || known?.isCurrent ? known : undefined;
  const [{ recent, visits, customers, timetable, ...read }, successors, earlierDays] = await Promise.all([
    readClasses(table, wanted, at, learnedBefore),
    readSuccessors(table, studioId),
    learnedBefore ? [] : readEarlierDays(table, studioId),
  ]);
  const marks = marksOf(calendar, own);
  const demand = read.demand.map((one) => ({ ...one, day: markedTimeOf(marks, one.startsAt, own.timezone) }));
  // On a closed day nothing is recommended, not even by a rule, and waiting decisions are removed.
  const isClosed = ({ localDate }: StoredClass): boolean => marks(localDate)?.kind === 'closed';
  const closesHours = cutOffHoursOf(contracts);
  const cutOff = addHours(at, closesHours);
  const toDecide: StudioToDecide = {
    settings: studio,
    contracts,
    rules: book.rules,
    open: studio.ai.enabled
      ? recent.filter((one) => one.startsAt > cutOff && takesPlace(one) && !isClosed(one))
      : [],
    only: classIds && new Set(classIds),
    learned: learnedBefore?.learned,
    visits: visitsInSeries(visits, demand),
    customers,
    ownValues: ownValuesOf(studio),
    earlierDays: stillMarked(earlierDays, marks),
    past: demand.filter(({ startsAt }) => startsAt <= at),
    rootOf: rootsOf(successors),
    demandOf: new Map(demand.filter(({ startsAt }) => startsAt > at).map((item) => [item.classId, item])),
    now,
    syncDelayHours:
      studio.inventoryMode === 'shared' ? syncDelayHours(await latestConfirmed(table, studioId)) : 0,
  };
  return {
    studio,
    toDecide,
    book,
    recent,
    cutOff,
    closesHours,
    hasIntegration: contracts.length > 0,
    pausedBy,
    timetable,
    successors,
    learnedBefore,
  };
}
