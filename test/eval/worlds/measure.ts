import type { Inventory } from '#shared/core/allocation/types.ts';
import { hoursInBins, nominalHours } from '#shared/core/forecast/bins.ts';
import { Course } from './course.ts';
import type { Known } from './decide.ts';
import { calibrationOf, type Calibration } from './measures.ts';
import { classesOf, playStudio, uploadedCourses, type Played, type PlayOptions } from './play.ts';
import { trueProgramme } from './programme.ts';
import { usualPlaces } from './requests.ts';
import { drawStudio, seriesIdIn, type Series, type Studio, type WorldOptions } from './world.ts';

/** The figures of one policy over all studios, relative to the revenue of the dynamic programme with true rates. */
export interface WorldFigures extends Partial<Calibration> {
  readonly policy: string;
  readonly classes: number;
  readonly percentOfTrue: number;
  readonly percentByWeek: readonly number[];
  readonly changesPerClass?: number;
  /** Learned requests divided by true requests, in the last week. */
  readonly directLearned?: number;
  readonly marketplacesLearned?: number;
}

/** The default of the owner's threshold. */
const ownersThreshold = 0.7;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const percent = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function requireThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(`what is measured went wrong: ${what}`);
}

/** Throws if a course is impossible. */
function requireSound(course: Course): void {
  const { cls, booked, sold, events, revenueMinor } = course;
  const standing = sum(events.map(({ kind }) => (kind === 'booked' ? 1 : -1)));
  const earned = sum(booked.map((places, lane) => places * (cls.studio.revenueMinor[lane] ?? 0)));
  requireThat(sold <= cls.capacity, 'more places sold than the class has');
  requireThat(sold === sum(booked) && sold === standing, 'bookings that do not add up');
  requireThat(revenueMinor === earned, 'revenue that does not add up');
}

/** Throws if a world lacks one of the phenomena that it should contain. */
function requirePhenomena(studios: readonly Studio[], courses: readonly Course[]): void {
  const total = (value: (course: Course) => number): number => sum(courses.map(value));
  requireThat(total(({ diverted }) => diverted) > 0, 'nobody was diverted');
  requireThat(total(({ refills }) => refills) > 0, 'no waitlist was used');
  requireThat(
    courses.some(({ cls }) => cls.week >= cls.series.movesInWeek),
    'no class moved',
  );
  requireThat(
    courses.some(({ cls }) => cls.capacityAtFirst < cls.capacity),
    'no class grew',
  );
  requireThat(
    studios.some(({ joinsInWeek }) => joinsInWeek.some((week) => week > 0)),
    'no marketplace joined',
  );
}

type SellWeek = (studio: Studio, week: number) => Course[];

const openCourses: SellWeek = (studio, week) =>
  classesOf(studio, week).map(
    (cls) =>
      new Course(
        cls,
        studio.channels.map(() => cls.capacity),
      ),
  );
const noLimits: SellWeek = (studio, week) => openCourses(studio, week).map((course) => course.advance(0));
const asUploaded: SellWeek = (studio, week) =>
  uploadedCourses(studio, week).map((course) => course.advance(0));
const byTrueProgramme: SellWeek = (studio, week) =>
  openCourses(studio, week).map((course) => course.advance(0, trueProgramme(course.cls)));

/** The requests that a model expects on a channel while the studio's classes are on sale. */
function learnedPlaces(
  { model, rootOf }: Known,
  series: Series,
  week: number,
  studio: Studio,
  lane: number,
): number {
  const channel = studio.channels[lane] ?? '';
  const edges = model.binEdgesHours;
  const hours = hoursInBins(edges, nominalHours(edges, studio.leadHours, studio.leadHours), 0);
  const shares = model.channels[channel]?.sharePerHour ?? [];
  const requests = model.series[rootOf(seriesIdIn(series, week))]?.[channel] ?? 0;
  return requests * sum(shares.map((share, b) => share * (hours[b] ?? 0)));
}

/** A world, its decided weeks, and the revenue of the dynamic programme with true rates in each. */
class Yardstick {
  readonly world: WorldOptions;
  readonly studios: readonly Studio[];
  readonly weeks: readonly number[];
  readonly best: readonly number[];

  constructor(world: WorldOptions) {
    this.world = world;
    this.studios = Array.from({ length: world.studios }, (_, index) => drawStudio(world, index));
    const known = world.importedWeeks + world.loggedWeeks;
    this.weeks = Array.from({ length: world.decidedWeeks }, (_, w) => known + w);
    requirePhenomena(
      this.studios,
      this.weeks.flatMap((week) => this.studios.flatMap((studio) => asUploaded(studio, week))),
    );
    this.best = this.#revenueByWeek(byTrueProgramme);
  }

  #revenueByWeek(sell: SellWeek): number[] {
    return this.weeks.map((week) => {
      const courses = this.studios.flatMap((studio) => sell(studio, week));
      courses.forEach(requireSound);
      return sum(courses.map(({ revenueMinor }) => revenueMinor));
    });
  }

  #figuresOf(policy: string, byWeek: readonly number[]): WorldFigures {
    return {
      policy,
      classes: this.studios.length * this.world.seriesPerStudio * this.weeks.length,
      percentOfTrue: percent(sum(byWeek), sum(this.best)),
      percentByWeek: byWeek.map((revenue, w) => percent(revenue, this.best[w] ?? 0)),
    };
  }

  fixed(policy: string, sell: SellWeek): WorldFigures {
    return this.#figuresOf(policy, this.#revenueByWeek(sell));
  }

  #learned(played: readonly Played[]): { directLearned: number; marketplacesLearned: number } {
    const week = this.weeks.at(-1) ?? 0;
    const [learned, truth] = [
      [0, 0],
      [0, 0],
    ];
    this.studios.forEach((studio, s) => {
      const known = played[s]?.known.at(-1);
      for (const series of studio.series) {
        usualPlaces(studio, series, week).forEach((places, lane) => {
          const kind = lane === 0 ? 0 : 1;
          if (!known) return;
          learned[kind] = (learned[kind] ?? 0) + learnedPlaces(known, series, week, studio, lane);
          truth[kind] = (truth[kind] ?? 0) + places;
        });
      }
    });
    return {
      directLearned: rounded((learned[0] ?? 0) / (truth[0] ?? 1)),
      marketplacesLearned: rounded((learned[1] ?? 0) / (truth[1] ?? 1)),
    };
  }

  play(policy: string, options: PlayOptions): WorldFigures {
    const played = this.studios.map((studio) => playStudio(studio, this.world, options));
    const courses = played.flatMap((one) => one.courses);
    courses.forEach(requireSound);
    const changes = sum(played.map((one) => one.changes));
    requireThat(changes > 0, `${policy} never changed a place`);
    const byWeek = this.best.map((_, w) => sum(played.map(({ revenueMinor }) => revenueMinor[w] ?? 0)));
    return {
      ...this.#figuresOf(policy, byWeek),
      changesPerClass: rounded(changes / courses.length),
      ...(options.knowsRates ? {} : this.#learned(played)),
      ...calibrationOf(played.flatMap(({ outcomes }) => outcomes)),
    };
  }
}

const inventories: readonly Inventory[] = ['shared', 'separate'];

/**
 * Sells the same studios under every policy and measures them: fixed places, the core with true rates, the core with
 * learned rates, and a new studio whose history is imported and whose automation is on at the owner's threshold from
 * the first day. The same options give the same figures. Throws if a measured result is impossible.
 */
export function measureWorlds(world: WorldOptions): WorldFigures[] {
  const settled = new Yardstick(world);
  const fresh = new Yardstick({
    ...world,
    importedWeeks: world.importedWeeks + world.loggedWeeks,
    loggedWeeks: 0,
  });
  const carriedOut = { threshold: 0, knowsRates: false };
  const figures = [settled.fixed('as uploaded', asUploaded), settled.fixed('no limits', noLimits)];
  for (const inventory of inventories) {
    const ceiling = settled.play(`${inventory}, true rates`, { ...carriedOut, inventory, knowsRates: true });
    requireThat(ceiling.percentOfTrue > 97, 'true rates are of no use');
    figures.push(
      ceiling,
      settled.play(inventory, { ...carriedOut, inventory }),
      fresh.play(`${inventory}, new studio`, { ...carriedOut, inventory, threshold: ownersThreshold }),
    );
  }
  return figures;
}
