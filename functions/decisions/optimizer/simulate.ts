import type { SimulatedSettings, Simulation } from '#shared/contracts/decisions/simulation.ts';
import { replayInSteps, type ReplayProgress } from '#shared/core/allocation/replay.ts';
import type { Replay, ReplayClass } from '#shared/core/allocation/replay-types.ts';
import { seededRandom, seedFrom } from '#shared/core/numbers/random.ts';
import { addLocalDays, instantToLocal } from '#shared/core/time/zone.ts';
import { cutOffHours } from '#shared/contracts/integrations/cut-off.ts';
import { cutOffHoursOf } from '#functions/_domain/classes/horizon.ts';
import { replayClasses, type PastOfStudio } from './replay-records.ts';

/** The most decisions in a simulation: this many can be computed well within ten seconds. */
const decisionsMax = 8_000;
const drawsMin = 2;
const drawsMax = 12;

/**
 * The simulation decides once a day, while reality decides every hour, so the gain shown is too low rather than too
 * high.
 */
const runIntervalHours = 24;

/** With fewer classes or days than this, the result means nothing, however narrow its interval. */
const classesMin = 20;
const daysMin = 7;

export interface StudioToSimulate extends PastOfStudio {
  readonly studioId: string;
  readonly settings: SimulatedSettings;
}

const runsOf = ({ record }: ReplayClass): number =>
  Math.max(0, Math.floor((record.openedHoursBefore - cutOffHours) / runIntervalHours) + 1);

const runsOfAll = (classes: readonly ReplayClass[]): number =>
  classes.reduce((sum, klass) => sum + runsOf(klass), 0);

/**
 * Returns all classes if they fit the budget, otherwise the classes of as many series as fit. A series is never split,
 * because demand is learned from whole series.
 */
export function withinBudget(classes: readonly ReplayClass[], seed: number): ReplayClass[] {
  const bySeries = [...Map.groupBy(classes, ({ seriesId }) => seriesId)];
  const inTurn = bySeries
    .map(([seriesId, own]) => ({ own, at: seededRandom(seedFrom(`${seed} ${seriesId}`))() }))
    .sort((a, b) => a.at - b.at);
  let left = decisionsMax / drawsMin;
  return inTurn.flatMap(({ own }) => {
    const runs = runsOfAll(own);
    if (runs > left) return [];
    left -= runs;
    return own;
  });
}

function verdictOf({ classes, days, gainPerClass, isGainProven }: Replay): Simulation['verdict'] {
  if (classes < classesMin || days < daysMin) return 'too-little-history';
  if (isGainProven) return 'gain';
  return gainPerClass.highMinor < 0 ? 'loss' : 'not-proven';
}

function weeksOf(played: Replay, classes: readonly ReplayClass[], past: PastOfStudio): Simulation['weeks'] {
  const gainOf = new Map(played.byClass.map(({ classId, gain }) => [classId, gain.meanMinor]));
  const today = instantToLocal(past.now.toISOString(), past.timezone).date;
  const replayed = classes.filter(({ classId }) => gainOf.has(classId));
  return [...Map.groupBy(replayed, ({ ageWeeks }) => ageWeeks)]
    .sort(([a], [b]) => b - a)
    .map(([ageWeeks, own]) => ({
      firstDay: addLocalDays(today, -7 * ageWeeks),
      classes: own.length,
      gainMinor: Math.round(own.reduce((sum, { classId }) => sum + (gainOf.get(classId) ?? 0), 0)),
    }));
}

type Result = Omit<Simulation, 'simulatedAt' | 'validUntil' | 'settings' | 'currency'>;

/**
 * Replays a studio's finished classes, carrying out every decision above the threshold, and compares the revenue with
 * what the studio actually earned. Rules are left out. Equal input gives equal results. Reports its progress class by
 * class.
 */
export function* simulateInSteps({
  studioId,
  settings,
  ...past
}: StudioToSimulate): Generator<ReplayProgress, Result, void> {
  const seed = seedFrom(studioId);
  const classes = withinBudget(replayClasses(past), seed);
  const draws = Math.floor(decisionsMax / Math.max(1, runsOfAll(classes)));
  const played = yield* replayInSteps({
    classes,
    inventory: settings.inventoryMode,
    guidelines: {
      maxSlotAdjustment: settings.maxSlotAdjustment,
      minHoursBeforeClass: cutOffHoursOf(past.contracts),
    },
    confidenceThreshold: settings.confidenceThreshold,
    runIntervalHours,
    seed,
    draws: Math.min(drawsMax, Math.max(drawsMin, draws)),
  });
  const total = (perClass: number): number => Math.round(perClass * played.classes);
  return {
    verdict: verdictOf(played),
    classes: played.classes,
    days: played.days,
    lossDays: played.lossDays,
    revenueMinor: played.revenueInForceMinor,
    gainMinor: played.gainMinor,
    gainLowMinor: total(played.gainPerClass.lowMinor),
    gainHighMinor: total(played.gainPerClass.highMinor),
    shareOfPossibleGain:
      played.shareOfPossibleGain === null ? null : Math.min(1, Math.max(0, played.shareOfPossibleGain)),
    weeks: weeksOf(played, classes, past),
  };
}

/** Runs the simulation in a single step. */
export function simulate(studio: StudioToSimulate): Result {
  const steps = simulateInSteps(studio);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
