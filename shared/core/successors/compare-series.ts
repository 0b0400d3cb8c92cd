import { nameSimilarity } from '../matching/name-similarity.ts';
import { nameWords } from '../matching/name-words.ts';
import { daysBetween } from '../time/zone.ts';
import type { SeriesChange, Successor, TimetableSeries } from './types.ts';

/** A class that moved by more minutes than this is another class, whatever its name. */
const minutesMax = { certain: 30, likely: 90 };
/**
 * Maximum number of days from the last class of one series to the first of the other. A certain pair may skip one week.
 */
const gapDaysMax = { certain: 15, likely: 35 };
/** A series with fewer classes than this may have been an exception. */
const classesMin = { certain: 3, likely: 2 };
/** Maximum number of differences between two series in name, time, room and instructor. */
const changesMax = 2;
const scoreMin = { certain: 0.8, likely: 0.6 };
/** Below this similarity, names count as different. */
const sameNameFrom = 0.85;
const similarNameFrom = 0.6;
/** A class with less than half of its former capacity is probably another class. */
const capacityShareMin = 0.5;

/** The penalty of each difference, from a score of 1. */
const costs = {
  name: 0.3,
  minute: 0.3 / 90,
  room: 0.15,
  instructor: 0.15,
  unknownInstructor: 0.03,
  skippedWeek: 0.03,
  capacity: 0.1,
};

/** Words for the audience of a class: if they differ, so do the customers. */
const audiences = new Set(['kids', 'prenatal', 'beginner', 'intermediate', 'advanced', 'teens', 'seniors']);

const plain = (text: string): string => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

const audienceOf = (name: string): string =>
  nameWords(name)
    .filter((word) => audiences.has(word) || /^\d+$/.test(word))
    .sort()
    .join();

const nameAlike = (a: string, b: string): number => (plain(a) === plain(b) ? 1 : nameSimilarity(a, b));

type Person = 'same' | 'other' | 'unknown';

function personOf(a: TimetableSeries, b: TimetableSeries): Person {
  if (!a.instructor || !b.instructor) return 'unknown';
  return nameAlike(a.instructor, b.instructor) >= sameNameFrom ? 'same' : 'other';
}

/** How two series differ. */
interface Difference {
  readonly name: number;
  readonly isRenamed: boolean;
  readonly sameAudience: boolean;
  readonly room: number;
  readonly isMoved: boolean;
  readonly person: Person;
  readonly minutes: number;
  readonly gapDays: number;
  readonly capacityShare: number;
}

function differenceOf(before: TimetableSeries, after: TimetableSeries): Difference {
  const [less, more] = [before.capacity, after.capacity].sort((a, b) => a - b) as [number, number];
  return {
    name: nameAlike(before.className, after.className),
    isRenamed: plain(before.className) !== plain(after.className),
    sameAudience: audienceOf(before.className) === audienceOf(after.className),
    room: nameAlike(before.room, after.room),
    isMoved: plain(before.room) !== plain(after.room),
    person: personOf(before, after),
    minutes: Math.abs(after.minuteOfDay - before.minuteOfDay),
    gapDays: daysBetween(before.lastDate, after.firstDate),
    capacityShare: more === 0 ? 1 : less / more,
  };
}

function scoreOf(difference: Difference): number {
  const person = { same: 0, unknown: costs.unknownInstructor, other: costs.instructor }[difference.person];
  const skippedWeeks = Math.max(0, Math.ceil(difference.gapDays / 7) - 1);
  const cost =
    costs.name * (1 - difference.name) +
    costs.minute * difference.minutes +
    costs.room * (difference.isMoved ? 1 : 0) +
    person +
    costs.skippedWeek * skippedWeeks +
    costs.capacity * (1 - difference.capacityShare);
  return Math.max(0, 1 - cost);
}

const changesOf = (difference: Difference): SeriesChange[] => [
  ...(difference.minutes > 0 ? (['time'] as const) : []),
  ...(difference.isRenamed ? (['name'] as const) : []),
  ...(difference.isMoved ? (['room'] as const) : []),
  ...(difference.person === 'other' ? (['instructor'] as const) : []),
];

/** A class with another name can be the same one only if the instructor, time and room are the same. */
function isPossible(difference: Difference, score: number, classes: number): boolean {
  const keepsSlot = difference.person === 'same' && difference.minutes === 0 && !difference.isMoved;
  return (
    difference.minutes <= minutesMax.likely &&
    difference.gapDays <= gapDaysMax.likely &&
    classes >= classesMin.likely &&
    score >= scoreMin.likely &&
    (difference.name >= similarNameFrom || keepsSlot) &&
    (difference.person !== 'other' || (difference.name >= sameNameFrom && difference.sameAudience)) &&
    changesOf(difference).length <= changesMax
  );
}

/** One property changed, and everything else is the same. */
function isCertain(difference: Difference, score: number, classes: number): boolean {
  return (
    changesOf(difference).length === 1 &&
    difference.person !== 'other' &&
    difference.minutes <= minutesMax.certain &&
    difference.gapDays <= gapDaysMax.certain &&
    difference.name >= sameNameFrom &&
    difference.sameAudience &&
    difference.capacityShare >= capacityShareMin &&
    classes >= classesMin.certain &&
    score >= scoreMin.certain
  );
}

/** Cheap checks come first, because most pairs in a timetable fail them. */
const canFollow = (before: TimetableSeries, after: TimetableSeries): boolean =>
  before.seriesId !== after.seriesId &&
  before.weekday === after.weekday &&
  before.lastDate < after.firstDate &&
  Math.abs(after.minuteOfDay - before.minuteOfDay) <= minutesMax.likely;

/**
 * Whether one series continues as another, considering only these two: it begins on the same weekday after the other
 * has ended, and its name, time, room and instructor are about the same. `certain` if exactly one of name, time and
 * room changed slightly.
 *
 * @returns null if they are two classes
 */
export function compareSeries(before: TimetableSeries, after: TimetableSeries): Successor | null {
  if (!canFollow(before, after)) return null;
  const difference = differenceOf(before, after);
  const score = scoreOf(difference);
  if (!isPossible(difference, score, before.classes)) return null;
  return {
    fromSeriesId: before.seriesId,
    toSeriesId: after.seriesId,
    certainty: isCertain(difference, score, before.classes) ? 'certain' : 'likely',
    score,
    changes: changesOf(difference),
  };
}
