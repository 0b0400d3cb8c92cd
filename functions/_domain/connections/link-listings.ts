import { aheadBy, matchClass } from '#shared/core/matching/match-class.ts';
import { plainText } from './connectors/matching.ts';

/** A class at one time as a marketplace lists it. */
export interface Listed {
  readonly listingId: string;
  readonly name: string;
  /** UTC ISO instant. */
  readonly startsAt: string;
  readonly room?: string | undefined;
}

/** The match of a listing to a studio's class. `left-out`: the owner said that it matches none. */
export interface Link {
  readonly state: 'linked' | 'unlinked' | 'left-out';
  /** Absent if the listing is not linked. */
  readonly linkedBy?: 'match' | 'hand' | undefined;
  /** The id of the studio's class. Only a linked listing has it. */
  readonly classId?: string | undefined;
}

export interface KnownListing extends Listed, Link {}

export interface LinkableClass {
  readonly classId: string;
  readonly className: string;
  readonly startsAt: string;
  readonly localDate: string;
  readonly localTime: string;
  readonly room: string;
  /** The class that it is now, if the studio's own system moved it. */
  readonly movedTo?: string | undefined;
}

/** An owner's answer for all listings with a name: the name of the matching class, or none. */
export interface NameLink {
  readonly listedAs: string;
  readonly className?: string | undefined;
}

export interface ToLink {
  readonly listings: readonly Listed[];
  readonly classes: readonly LinkableClass[];
  /** The stored links. */
  readonly known: readonly KnownListing[];
  readonly names: readonly NameLink[];
  /** Whether a class exists but is missing from `classes` because it starts at another time. */
  readonly isElsewhere?: (classId: string) => boolean;
}

/**
 * The normalised name under which an owner's answer is stored. Names that differ only in case, accents and spacing are
 * equal.
 */
export const listedAs = (name: string): string => plainText(name);

/** A score above any similarity, for a name that the owner has matched to a class. */
const saidScore = 2;
const unlinked: Link = { state: 'unlinked' };
const leftOut: Link = { state: 'left-out', linkedBy: 'match' };

interface Claim {
  readonly classId: string;
  readonly score: number;
}

const groupedBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

const onlyOne = <T>(items: readonly T[]): T | undefined => (items.length === 1 ? items[0] : undefined);

/** The class with the name that the owner gave. If there are several at that time, the one in the same room. */
function saidClass(
  { room }: Listed,
  className: string,
  candidates: readonly LinkableClass[],
): LinkableClass | undefined {
  const named = candidates.filter((one) => plainText(one.className) === plainText(className));
  return (
    onlyOne(named) ??
    onlyOne(named.filter((one) => room !== undefined && plainText(one.room) === plainText(room)))
  );
}

function likeliest(listing: Listed, candidates: readonly LinkableClass[]): Claim | undefined {
  const [first] = candidates;
  if (!first) return undefined;
  const { localDate, localTime } = first;
  const wanted = { name: listing.name, localDate, localTime, room: listing.room };
  const found = matchClass(
    wanted,
    candidates.map((one) => ({ ...one, name: one.className })),
  );
  return found.kind === 'match' ? { classId: found.candidate.classId, score: found.score } : undefined;
}

/** The class that a listing fits: the one with the name that the owner gave, or else the likeliest. */
function claimOf(
  listing: Listed,
  className: string | undefined,
  candidates: readonly LinkableClass[],
): Claim | undefined {
  if (className === undefined) return likeliest(listing, candidates);
  const meant = saidClass(listing, className, candidates);
  return meant && { classId: meant.classId, score: saidScore };
}

/** The classes without those that the studio's own system moved to another one of them. */
const withoutMoved = (classes: readonly LinkableClass[]): LinkableClass[] =>
  classes.filter(({ movedTo }) => classes.every(({ classId }) => classId !== movedTo));

/** The listing that clearly fits a class best. Undefined if two fit about equally well. */
function winnerOf(claims: readonly (readonly [string, Claim])[]): string | undefined {
  const [best, next] = [...claims].sort(([, a], [, b]) => b.score - a.score);
  return best && (!next || best[1].score - next[1].score >= aheadBy) ? best[0] : undefined;
}

/** Links made by a person stay as long as their class exists. */
function madeByHand({ known, classes, isElsewhere = () => false }: ToLink): Map<string, Link> {
  const classIds = new Set(classes.map(({ classId }) => classId));
  return new Map(
    known
      .filter(({ linkedBy }) => linkedBy === 'hand')
      .filter(({ classId }) => classId === undefined || classIds.has(classId) || isElsewhere(classId))
      .map(({ listingId, state, linkedBy, classId }) => [listingId, { state, linkedBy, classId }]),
  );
}

/** The class that a class is now, however often it was moved. */
function currentIdIn(classes: readonly LinkableClass[]): (classId: string) => string {
  const movedTo = new Map(classes.map((one) => [one.classId, one.movedTo]));
  return (classId) => {
    const passed = new Set([classId]);
    let current = classId;
    for (let next = movedTo.get(current); next !== undefined && !passed.has(next); next = movedTo.get(next)) {
      passed.add(next);
      current = next;
    }
    return current;
  };
}

/**
 * Links a listing of a class that was moved to the class that it is now. If that has another listing, the old link
 * stays, because reports about the listing are still expected.
 */
function withCurrent(links: ReadonlyMap<string, Link>, classes: readonly LinkableClass[]): Map<string, Link> {
  const currentOf = currentIdIn(classes);
  const taken = new Set([...links.values()].map(({ classId }) => classId));
  // The order of the listings does not matter.
  const inOrder = [...links].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    inOrder.map(([listingId, link]) => {
      const { classId } = link;
      const current = classId === undefined ? undefined : currentOf(classId);
      if (current === undefined || current === classId || taken.has(current)) return [listingId, link];
      taken.add(current);
      return [listingId, { ...link, classId: current }];
    }),
  );
}

/**
 * Links each listing to a class: first by a person's answer about the listing, then by a person's answer about its
 * name, then to the class with the same start and a similar name and room. A class gets at most one listing. If two
 * listings fit one class about equally well, or one listing fits two classes, it stays unlinked rather than guessed. A
 * listing of a class that the studio's own system moved is linked to the class that this is now.
 *
 * @returns a link for each listing, by its id
 */
export function linkListings(given: ToLink): Map<string, Link> {
  const { listings, classes, names } = given;
  const links = madeByHand(given);
  const taken = new Set([...links.values()].map(({ classId }) => classId));
  const free = groupedBy(
    classes.filter(({ classId }) => !taken.has(classId)),
    ({ startsAt }) => startsAt,
  );
  const said = new Map(names.map((one) => [one.listedAs, one]));
  const claims: [string, Claim][] = [];
  for (const listing of listings) {
    if (links.has(listing.listingId)) continue;
    links.set(listing.listingId, unlinked);
    const candidates = free.get(listing.startsAt) ?? [];
    const word = said.get(listedAs(listing.name));
    if (word && word.className === undefined) {
      links.set(listing.listingId, leftOut);
      continue;
    }
    const claim =
      claimOf(listing, word?.className, candidates) ??
      claimOf(listing, word?.className, withoutMoved(candidates));
    if (claim) claims.push([listing.listingId, claim]);
  }
  for (const [classId, rivals] of groupedBy(claims, ([, claim]) => claim.classId)) {
    const winner = winnerOf(rivals);
    if (winner !== undefined) links.set(winner, { state: 'linked', linkedBy: 'match', classId });
  }
  return withCurrent(links, classes);
}
