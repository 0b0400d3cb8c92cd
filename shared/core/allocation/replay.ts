import { fitDemand } from '../forecast/fit-demand.ts';
import { observeClass } from '../forecast/observe-class.ts';
import { channelDemand } from '../forecast/baseline.ts';
import type { DemandModel, PastClass, SeriesHistory } from '../forecast/types.ts';
import {
  InvalidInput,
  requireCount,
  requireNonNegative,
  requirePositive,
  requireShare,
} from '../invalid-input.ts';
import { bootstrapInterval, quantile } from '../numbers/bootstrap.ts';
import { seededRandom, seedFrom, type Random } from '../numbers/random.ts';
import { effectiveRevenue } from './effective-revenue.ts';
import { playPolicy } from './replay-class.ts';
import { acceptedRequests, type Request } from './replay-course.ts';
import { demandSource } from './replay-demand.ts';
import type { IntervalMinor, Replay, ReplayClass, ReplayInput } from './replay-types.ts';

const defaultDraws = 20;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function pastClassOf({ ageWeeks, record }: ReplayClass, channels: readonly string[]): PastClass {
  const seen = observeClass(record);
  const arrange = <T>(values: readonly T[], none: T): T[] =>
    channels.map((channel) => values[record.channels.indexOf(channel)] ?? none);
  const nothing = (seen.bookings[0] ?? []).map(() => 0);
  return {
    ageWeeks,
    bookings: arrange(seen.bookings, nothing),
    openHours: arrange(seen.openHours, nothing),
    cancelled: arrange(seen.cancelled, 0),
    ...(seen.companions && { companions: seen.companions }),
    bookedHours: arrange(seen.bookedHours, 0),
    kept: arrange(seen.kept, 0),
    noShow: arrange(seen.noShow, 0),
    cancelledByBin: arrange(seen.cancelledByBin ?? [], nothing),
    bookedHoursByBin: arrange(seen.bookedHoursByBin ?? [], nothing),
  };
}

function learn(classes: readonly ReplayClass[]): DemandModel {
  const bySeries = Map.groupBy(classes, ({ seriesId }) => seriesId);
  const histories = [...bySeries].map(([seriesId, own]): SeriesHistory => {
    const channels = [...new Set(own.flatMap(({ record }) => record.channels))];
    return { seriesId, channels, classes: own.map((one) => pastClassOf(one, channels)) };
  });
  return fitDemand(histories);
}

function requireInput({ classes, runIntervalHours, confidenceThreshold, draws }: ReplayInput): void {
  requirePositive('runIntervalHours', runIntervalHours);
  requireShare('confidenceThreshold', confidenceThreshold ?? 0);
  if (requireCount('draws', draws ?? defaultDraws) === 0)
    throw new InvalidInput('draws', 'must be above zero');
  classes.forEach(({ ageWeeks, record, terms }, i) => {
    requireNonNegative(`classes[${i}].ageWeeks`, ageWeeks);
    const named = new Set(terms.map(({ channel }) => channel));
    if (named.size !== record.channels.length || record.channels.some((channel) => !named.has(channel))) {
      throw new InvalidInput(`classes[${i}].terms`, 'must name each channel of the record once');
    }
  });
}

/** What one class really earned, and in each draw the gain of the policy and of perfect foresight over it. */
interface Played {
  readonly classId: string;
  readonly day: string;
  readonly inForce: number;
  readonly gains: readonly number[];
  readonly possible: readonly number[];
}

function valuesOf(model: DemandModel, { record, terms }: ReplayClass): number[] {
  return record.channels.map((channel) => {
    const { revenueMinor = 0, noShowPay = 0 } = terms.find((term) => term.channel === channel) ?? {};
    return effectiveRevenue(revenueMinor, channelDemand(model, channel).noShow, noShowPay);
  });
}

function playClass(
  input: ReplayInput,
  klass: ReplayClass,
  learned: DemandModel,
  world: DemandModel,
  random: Random,
): Played {
  const values = valuesOf(world, klass);
  const stays = (requests: readonly Request[]): number[] =>
    requests.filter(({ cancelHours }) => cancelHours <= 0).map(({ lane }) => values[lane] ?? 0);
  const inForce = sum(stays(acceptedRequests(klass.record)));
  const draw = demandSource(world, klass, random);
  const courses = Array.from({ length: input.draws ?? defaultDraws }, () => {
    const requests = draw();
    const best = stays(requests)
      .sort((a, b) => b - a)
      .slice(0, klass.record.capacity);
    const gain = sum(stays(playPolicy(input, klass, learned, requests))) - inForce;
    return { gain, possible: sum(best) - inForce };
  });
  const gains = courses.map(({ gain }) => gain);
  const possible = courses.map((course) => course.possible);
  return { classId: klass.classId, day: klass.day, inForce, gains, possible };
}

const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

function intervalOf(gains: readonly number[]): IntervalMinor {
  const sorted = gains.toSorted((a, b) => a - b);
  return { meanMinor: mean(gains), lowMinor: quantile(sorted, 0.025), highMinor: quantile(sorted, 0.975) };
}

/** Both sources of uncertainty: the sample of days (resampled whole), and the demand of each day (one of its draws). */
function gainPerClass(played: readonly Played[], random: Random): IntervalMinor {
  const days = [...Map.groupBy(played, ({ day }) => day).values()];
  const draws = played[0]?.gains.length ?? 1;
  const byDay = days.map((own) =>
    Array.from({ length: draws }, (_, d) => sum(own.map(({ gains }) => gains[d] ?? 0))),
  );
  const perClass = (indices: readonly number[]): number => {
    let [gain, classes] = [0, 0];
    for (const i of indices) {
      gain += byDay[i]?.[Math.floor(random() * draws)] ?? 0;
      classes += days[i]?.length ?? 0;
    }
    return classes === 0 ? 0 : gain / classes;
  };
  const { low, high } = bootstrapInterval(days.length, perClass, random);
  return { meanMinor: mean(played.flatMap(({ gains }) => gains)), lowMinor: low, highMinor: high };
}

function lossDaysOf(played: readonly Played[]): { days: number; lossDays: number } {
  const days = [...Map.groupBy(played, ({ day }) => day).values()];
  const isLoss = (own: Played[]): boolean => sum(own.map(({ gains }) => mean(gains))) < -0.5;
  return { days: days.length, lossDays: days.filter(isLoss).length };
}

/** The progress of a replay in classes, without those of the oldest week. */
export interface ReplayProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * The same as `replay`, class by class. It yields its progress after each, so that the caller can do other work in
 * between. Throws InvalidInput with the field's path.
 */
export function* replayInSteps(input: ReplayInput): Generator<ReplayProgress, Replay, void> {
  requireInput(input);
  const world = learn(input.classes);
  const oldest = Math.max(0, ...input.classes.map(({ ageWeeks }) => ageWeeks));
  const byAge = Map.groupBy(input.classes, ({ ageWeeks }) => ageWeeks);
  const total = input.classes.filter(({ ageWeeks }) => ageWeeks !== oldest).length;
  const played: Played[] = [];
  for (const [age, classes] of byAge) {
    if (age === oldest) continue;
    const learned = learn(input.classes.filter(({ ageWeeks }) => ageWeeks > age));
    for (const klass of classes) {
      const random = seededRandom(seedFrom(`${input.seed} ${klass.classId}`));
      played.push(playClass(input, klass, learned, world, random));
      yield { done: played.length, total };
    }
  }
  return resultOf(input, played);
}

function resultOf(input: ReplayInput, played: readonly Played[]): Replay {
  const gain = sum(played.map(({ gains }) => mean(gains)));
  const possible = sum(played.map((one) => mean(one.possible)));
  const perClass = gainPerClass(played, seededRandom(input.seed));
  return {
    classes: played.length,
    ...lossDaysOf(played),
    revenueInForceMinor: Math.round(sum(played.map(({ inForce }) => inForce))),
    gainMinor: Math.round(gain),
    gainPerClass: perClass,
    isGainProven: perClass.lowMinor > 0,
    shareOfPossibleGain: possible > 0.5 ? gain / possible : null,
    byClass: played.map(({ classId, gains }) => ({ classId, gain: intervalOf(gains) })),
  };
}

/**
 * Replays finished classes with the policy instead of the original allocations. Demand that found no place left no
 * trace, so it is drawn from its posterior, several times per class; accepted requests stay as they were. The policy
 * sees of each class only what was known at the time and learns only from older weeks, so classes of the oldest week
 * serve only as training data. The draws never change the original allocations, so their revenue is a fact. The same
 * input and seed give the same replay. Cost O(classes · draws · runs) decisions. Throws InvalidInput with the field's
 * path.
 */
export function replay(input: ReplayInput): Replay {
  const steps = replayInSteps(input);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
