import { seededRandom, type Random } from '#shared/core/numbers/random.ts';
import { plain } from './people.ts';
import { drawStudio, type Source, type SourceName, type Studio } from './studio.ts';
import { tell, type Outcome } from './tell.ts';
import { drawClass, type Place, type TrueClass } from './truth.ts';

export interface Measured {
  readonly studios: number;
  readonly classesPerStudio: number;
  readonly seed: number;
}

/** The figures for two sources that report the same classes one after the other. */
export interface Figure {
  readonly first: string;
  readonly second: string;
  /** Places reported by both sources, and how many of them were stored twice. */
  readonly same: number;
  readonly madeTwo: number;
  readonly madeTwoPercent: number;
  /**
   * Places reported by both sources that were attributed to another client: the number of places is right, but not
   * their owner.
   */
  readonly swapped: number;
  readonly swappedPercent: number;
  /** Places that resemble another place of their class, and how many of them were merged with it. */
  readonly different: number;
  readonly madeOne: number;
  readonly madeOnePercent: number;
}

const pairs: readonly (readonly [SourceName, SourceName])[] = [
  ['desk file', 'desk file'],
  ['desk file', 'other file'],
  ['settlement', 'desk file'],
  ['desk file', 'webhook'],
  ['webhook', 'desk file'],
  ['webhook', 'settlement'],
  ['desk file', 'mail'],
  ['mail', 'desk file'],
  ['mail', 'settlement'],
  ['desk file', 'system'],
  ['system', 'desk file'],
];

const hourMs = 3_600_000;
const minuteMs = 60_000;

const nameOf = ({ person }: Place): string => (person ? plain(`${person.first} ${person.last}`) : '');

/** Places that the reports cannot tell apart, and that need not be told apart. */
const kindOf = (place: Place): string => {
  const { channel, bookedMs, cancelledMs } = place;
  const isOver = cancelledMs === undefined ? 'standing' : 'cancelled';
  return [channel, nameOf(place), Math.floor(bookedMs / minuteMs), isOver].join('|');
};

/** Whether two places of a class could be confused. */
function isAlike(a: Place, b: Place): boolean {
  if (a.id === b.id || a.channel !== b.channel) return false;
  const apartMs = Math.abs(a.bookedMs - b.bookedMs);
  if (a.person?.email !== undefined && a.person.email === b.person?.email) return true;
  if (nameOf(a) === nameOf(b)) return apartMs < 24 * hourMs;
  return apartMs < 2 * minuteMs;
}

interface Tally {
  same: number;
  madeTwo: number;
  swapped: number;
  different: number;
  madeOne: number;
}

const noTally = (): Tally => ({ same: 0, madeTwo: 0, swapped: 0, different: 0, madeOne: 0 });

/** Adds the results for the places that one source reported, given the places that were stored before. */
function judge(tally: Tally, outcomes: readonly Outcome[], before: ReadonlyMap<number, Place>): void {
  const reported = outcomes.map(({ place }) => place);
  for (const kind of Map.groupBy(outcomes, ({ place }) => kindOf(place)).values()) {
    const known = kind.filter(({ place }) => before.has(place.id));
    const swapped = known.filter(({ place, became }) => {
      const to = typeof became === 'number' ? before.get(became) : undefined;
      return to !== undefined && kindOf(to) !== kindOf(place);
    });
    const others = kind.filter(({ place }) => !before.has(place.id));
    const alike = others.filter(({ place }) =>
      [...reported, ...before.values()].some((one) => isAlike(place, one)),
    );
    const isNew = kind.filter(({ became }) => became === 'new');
    tally.same += known.length;
    tally.madeTwo += Math.max(0, isNew.length - others.length);
    tally.swapped += swapped.length;
    tally.different += alike.length;
    tally.madeOne += Math.max(0, others.length - isNew.length);
  }
}

function tellTwice(
  random: Random,
  tally: Tally,
  cls: TrueClass,
  studio: Studio,
  [first, second]: readonly [Source, Source],
): void {
  const earlierMs = cls.startsMs - random() * 30 * hourMs;
  const one = tell(random, new Map(), cls, studio, first, earlierMs);
  judge(tally, one.outcomes, new Map());
  const known = new Map(one.outcomes.map(({ place }) => [place.id, place]));
  const state = new Map(cls.places.map((place) => [place.id, place]));
  const { outcomes } = tell(random, one.stored, cls, studio, second, cls.startsMs);
  // A place that was cancelled between the two reports is the same place.
  judge(tally, outcomes, new Map([...known.keys()].flatMap((id) => [...pairOf(id, state)])));
}

const pairOf = (id: number, places: ReadonlyMap<number, Place>): [number, Place][] => {
  const place = places.get(id);
  return place ? [[id, place]] : [];
};

const percent = (part: number, total: number): number =>
  total === 0 ? 0 : Math.round((10_000 * part) / total) / 100;

const figureOf = (first: string, second: string, tally: Tally): Figure => ({
  first,
  second,
  ...tally,
  madeTwoPercent: percent(tally.madeTwo, tally.same),
  swappedPercent: percent(tally.swapped, tally.same),
  madeOnePercent: percent(tally.madeOne, tally.different),
});

/**
 * Lets the sources of synthetic studios report the same classes one after the other through the product's identity
 * rule, and counts split and merged places. The last figure is the sum.
 */
export function measureIdentity({ studios, classesPerStudio, seed }: Measured): Figure[] {
  const random = seededRandom(seed);
  const tallies = pairs.map(noTally);
  for (let studio = 0; studio < studios; studio += 1) {
    const one = drawStudio(random);
    for (let week = 0; week < classesPerStudio; week += 1) {
      const cls = drawClass(random, week, one.language, one.marketplaces);
      pairs.forEach(([first, second], at) => {
        const tally = tallies[at];
        if (tally) tellTwice(random, tally, cls, one, [one.sources[first], one.sources[second]]);
      });
    }
  }
  const all = tallies.reduce((sum, one) => ({
    same: sum.same + one.same,
    madeTwo: sum.madeTwo + one.madeTwo,
    swapped: sum.swapped + one.swapped,
    different: sum.different + one.different,
    madeOne: sum.madeOne + one.madeOne,
  }));
  const figures = pairs.map(([first, second], at) => figureOf(first, second, tallies[at] ?? all));
  return [...figures, figureOf('all', 'all', all)];
}
