import { minuteOfDayOf } from '../time/minute-of-day.ts';
import { daysBetween } from '../time/zone.ts';
import { nameSimilarity } from './name-similarity.ts';

/** A class as an external source names it: its name, its local start, and its room if given. */
export interface WantedClass {
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly localDate: string;
  /** HH:mm. */
  readonly localTime: string;
  readonly room?: string | undefined;
}

/** How well a class fits, from 0 to 1. */
export interface ClassFit<C> {
  readonly candidate: C;
  readonly score: number;
}

export type ClassMatch<C> =
  | ({ readonly kind: 'match' } & ClassFit<C>)
  /** Several classes match about equally well, or none well enough; the best ones, best first. */
  | { readonly kind: 'ambiguous'; readonly fits: readonly ClassFit<C>[] }
  | { readonly kind: 'none' };

/** A class with at least this similarity is a match, if no other comes close. */
export const matchedFrom = 0.75;
/** Below this similarity, a class is not even offered to a person who has to choose. */
export const possibleFrom = 0.45;
/** Minimum lead of the best class over the next. */
export const aheadBy = 0.05;
/** The penalty for a different room. It is low, because rooms are often named differently or not at all. */
export const otherRoom = 0.1;
const fitsMax = 5;

const minutesApart = (a: WantedClass, b: WantedClass): number =>
  Math.abs(
    daysBetween(a.localDate, b.localDate) * 24 * 60 + minuteOfDayOf(b.localTime) - minuteOfDayOf(a.localTime),
  );

function scoreOf(wanted: WantedClass, cls: WantedClass): number {
  const room = wanted.room && cls.room ? nameSimilarity(wanted.room, cls.room) : 1;
  return nameSimilarity(wanted.name, cls.name) * (1 - otherRoom * (1 - room));
}

/**
 * Finds the class meant by a source among the candidates: one that starts at the same time and has the same or a
 * similar enough name. The room only decides between otherwise equal candidates. Nothing is guessed: if two classes
 * match about equally well, or the best one not well enough, a person has to choose.
 *
 * @param candidates all possible classes, from the days around it
 * @param toleranceMinutes maximum difference between its start and the stated one
 */
export function matchClass<C extends WantedClass>(
  wanted: WantedClass,
  candidates: readonly C[],
  toleranceMinutes = 0,
): ClassMatch<C> {
  const fits = candidates
    .filter((candidate) => minutesApart(wanted, candidate) <= toleranceMinutes)
    .map((candidate) => ({
      candidate,
      score: scoreOf(wanted, candidate),
      apart: minutesApart(wanted, candidate),
    }))
    .filter(({ score }) => score >= possibleFrom)
    .sort((a, b) => b.score - a.score || a.apart - b.apart)
    .slice(0, fitsMax);
  const [best, next] = fits;
  if (!best) return { kind: 'none' };
  const ahead =
    !next || best.score - next.score >= aheadBy || (best.score === next.score && best.apart < next.apart);
  if (best.score >= matchedFrom && ahead)
    return { kind: 'match', candidate: best.candidate, score: best.score };
  return { kind: 'ambiguous', fits: fits.map(({ candidate, score }) => ({ candidate, score })) };
}
