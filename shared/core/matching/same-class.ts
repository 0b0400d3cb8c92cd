import { fold } from '../csv/text.ts';
import { matchedFrom, otherRoom, possibleFrom } from './match-class.ts';
import { nameSimilarity } from './name-similarity.ts';

/** A class as one source names it. */
export interface ClassNames {
  readonly className: string;
  /** Undefined if the source names none. */
  readonly room: string | undefined;
  readonly instructor?: string | undefined;
}

/** Whether two classes of two sources at the same start are one class. */
export type SameClass = 'certain' | 'likely' | 'no';

const durations =
  /\b(\d{1,3})\s*(?:min(?:ut[eo]?s?)?\b|['’′])|\b(\d(?:[.,]5)?)\s*(?:h|hrs?|hours?|horas?)\b(?!\s*\d)/giu;
/** The end of a name that may be a teacher's name: 'Yoga - Ana', 'Yoga (Ana)', 'Yoga con Ana'. */
const ending = /^(.*\S)(?:\s*[-–—|/,:·([]\s*|\s+(?:con|com|with|by)\s+)([^-–—|/,:·()[\]]+)[)\]]?\s*$/iu;
const notWord = /[^\p{L}\p{N}+]+/gu;
const charactersMax = 200;
const minutesPerHour = 60;

const wordsIn = (text: string): string[] =>
  fold(text).replace(notWord, ' ').trim().split(' ').filter(Boolean);

/** The words of a text for comparison. If it has no words, its characters. */
const plainWords = (text: string): string[] => {
  const words = wordsIn(text);
  return words.length > 0 ? words : [fold(text)];
};

/** The duration that a name states, in minutes. If it states several, they are compared as text. */
const durationOf = (name: string): string =>
  [...name.matchAll(durations)]
    .map(([, minutes, hours = '']) =>
      minutes === undefined ? Number(hours.replace(',', '.')) * minutesPerHour : Number(minutes),
    )
    .join();

const differ = (a: string, b: string): boolean => a !== '' && b !== '' && a !== b;

/** Whether all words are part of one of the teachers' names. */
const namesTeacher = (text: string, teachers: readonly string[]): boolean => {
  const words = wordsIn(text);
  return (
    words.length > 0 &&
    teachers.some((teacher) => {
      const own = wordsIn(teacher);
      return words.every((word) => own.includes(word));
    })
  );
};

/** A name without its duration, and without its teacher if it ends with one. */
function withoutExtras(name: string, teachers: readonly string[]): { text: string; hasTeacher: boolean } {
  const timeless = name.replaceAll(durations, ' ');
  const bare = (wordsIn(timeless).length > 0 ? timeless : name).replaceAll(/\(\s*\)|\[\s*\]/g, ' ').trim();
  const text = bare.replace(/[\s\-–—|/,:·]+$/u, '');
  const [, before, last] = ending.exec(text) ?? [];
  return before !== undefined && last !== undefined && namesTeacher(last, teachers)
    ? { text: before, hasTeacher: true }
    : { text, hasTeacher: false };
}

const inAnyOrder = (words: readonly string[]): string => words.toSorted().join(' ');

/** Equal words in any order, or the same letters written together. Digits must be apart in the same way. */
function sameWords(a: readonly string[], b: readonly string[]): boolean {
  if (inAnyOrder(a) === inAnyOrder(b)) return true;
  const [one, other] = [a.join(''), b.join('')];
  return one === other && !/\d/.test(one);
}

type Room = 'same' | 'unknown' | 'other';

function compareRooms(a: string | undefined, b: string | undefined): Room {
  if (a === undefined || b === undefined) return 'unknown';
  return plainWords(a).join('') === plainWords(b).join('') ? 'same' : 'other';
}

type Teacher = 'same' | 'unknown' | 'other';

function compareTeachers(a: string | undefined, b: string | undefined): Teacher {
  const [one, other] = [wordsIn(a ?? ''), wordsIn(b ?? '')];
  if (one.length === 0 || other.length === 0) return 'unknown';
  return one.some((word) => other.includes(word)) ? 'same' : 'other';
}

/** How similar two classes are, from 0 to 1, for choosing among several that may be the same. */
export function similarityOf(a: ClassNames, b: ClassNames): number {
  const room = a.room && b.room ? nameSimilarity(a.room, b.room) : 1;
  return nameSimilarity(a.className, b.className) * (1 - otherRoom * (1 - room));
}

/** What is compared of two classes. */
function factsOf(a: ClassNames, b: ClassNames) {
  const [first, second] = [a.className.slice(0, charactersMax), b.className.slice(0, charactersMax)];
  const teachers = [a.instructor ?? '', b.instructor ?? ''];
  return {
    one: withoutExtras(first, teachers),
    other: withoutExtras(second, teachers),
    room: compareRooms(a.room, b.room),
    teacher: compareTeachers(a.instructor, b.instructor),
    hasOtherDuration: differ(durationOf(first), durationOf(second)),
  };
}

function isCertain({ one, other, room, teacher, hasOtherDuration }: ReturnType<typeof factsOf>): boolean {
  const isSubstitute = room === 'same' && !one.hasTeacher && !other.hasTeacher;
  return (
    room !== 'other' &&
    (teacher !== 'other' || isSubstitute) &&
    !hasOtherDuration &&
    sameWords(plainWords(one.text), plainWords(other.text))
  );
}

/**
 * Whether two classes that two sources list at the same start are certainly one class: their names differ only in case,
 * accents, punctuation, spaces, the order of words, a duration, or the teacher's name at the end, and neither the rooms
 * nor the teachers contradict it. A teacher may be a substitute, so in the same room another teacher only matters if a
 * name contains one. Classes in two rooms are never certainly the same. It is symmetric.
 */
export const isSameClass = (a: ClassNames, b: ClassNames): boolean => isCertain(factsOf(a, b));

/**
 * Whether two classes that two sources list at the same start are one class. If it is not certain, it is likely if the
 * names are similar, or if both need the same room and the same teacher. It is symmetric.
 */
export function compareClasses(a: ClassNames, b: ClassNames): SameClass {
  const facts = factsOf(a, b);
  if (isCertain(facts)) return 'certain';
  const { one, other, room, teacher } = facts;
  const similarity = nameSimilarity(one.text, other.text);
  const isSimilar = similarity >= (room === 'same' ? possibleFrom : matchedFrom);
  return isSimilar || (room === 'same' && teacher === 'same') ? 'likely' : 'no';
}
