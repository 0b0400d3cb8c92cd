import { InvalidInput, isNonNegative, requireNonNegative, requirePositive } from '../invalid-input.ts';
import { requireEdges } from './bins.ts';
import { gatherEvidence, type EvidenceSet } from './evidence.ts';
import { fitCancellations, type Cancellations } from './fit-cancellations.ts';
import { fitCurves } from './fit-curves.ts';
import { fitDays } from './fit-days.ts';
import { fitDamping } from './fit-damping.ts';
import { fitDiversion } from './fit-diversion.ts';
import { defaultFitOptions, type FitOptions } from './fit-options.ts';
import { fitRestVariance, type RestVariance } from './fit-rest-variance.ts';
import { fitSeries } from './fit-series.ts';
import { fitSpread, type SeriesSpread } from './fit-spread.ts';
import { startState, sumBookings, sumExposure, type FitState } from './fit-state.ts';
import type { Shapes } from './bookings-variance.ts';
import { fitShapes, startShapes } from './fit-shapes.ts';
import { currentLevel, fitEffects, fitWeeks, levelsOf, type Expected } from './fit-weeks.ts';
import { fitParties } from './parties.ts';
import { pastCourses } from './past-courses.ts';
import { apartMarked, daySumsOf, withBeside, withEarlier } from './marked-days.ts';
import { gatherRefused, weighRefused } from './refused.ts';
import type { DaySums } from './marked-day.ts';
import { directChannel, type ChannelDemand, type DemandModel, type SeriesHistory } from './types.ts';

function pooledHazard(histories: readonly SeriesHistory[]): number {
  let cancelled = 2;
  let hours = 1000;
  histories.forEach((history, k) => {
    history.classes.forEach((past, i) => {
      const path = (name: string, c: number): string => `histories[${k}].classes[${i}].${name}[${c}]`;
      past.cancelled.forEach((n, c) => {
        cancelled += isNonNegative(n) ? n : requireNonNegative(path('cancelled', c), n);
      });
      past.bookedHours.forEach((n, c) => {
        hours += isNonNegative(n) ? n : requireNonNegative(path('bookedHours', c), n);
      });
    });
  });
  return cancelled / hours;
}

const noShowPrior = { absent: 1, kept: 12 };

/** The no-show share of bookings, shrunk towards the prior; 0 if no no-show was ever reported. */
function noShowOf(histories: readonly SeriesHistory[], isCounted: (channel: string) => boolean): number {
  let [absent, kept] = [0, 0];
  histories.forEach((history, k) => {
    history.classes.forEach((past, i) => {
      const path = (name: string, c: number): string => `histories[${k}].classes[${i}].${name}[${c}]`;
      history.channels.forEach((channel, c) => {
        if (!isCounted(channel)) return;
        const [missed, came] = [past.noShow[c], past.kept[c]];
        absent += isNonNegative(missed) ? missed : requireNonNegative(path('noShow', c), missed);
        kept += isNonNegative(came) ? came : requireNonNegative(path('kept', c), came);
      });
    });
  });
  if (absent === 0) return 0;
  return Math.min(1, (absent + noShowPrior.absent) / (kept + noShowPrior.kept));
}

const cancelPerHour = (byBin: readonly number[] | undefined): Pick<ChannelDemand, 'cancelPerHour'> =>
  byBin ? { cancelPerHour: byBin } : {};

const variationOf = (
  shape: number | undefined,
  restVariance: readonly number[] | undefined,
): Pick<ChannelDemand, 'shape' | 'restVariance'> => ({
  ...(shape !== undefined && { shape }),
  ...(restVariance && { restVariance }),
});

function channelTable(
  histories: readonly SeriesHistory[],
  { channels }: EvidenceSet,
  state: FitState,
  cancellations: Cancellations | null,
  shapes: Shapes,
  rest: RestVariance,
): Record<string, ChannelDemand> {
  const entries = channels.map((channel, c): [string, ChannelDemand] => [
    channel,
    {
      requestsPerClass: state.channelMean[c] ?? 0,
      sharePerHour: [...(state.curve[c] ?? [])],
      ...variationOf(shapes.ofChannel[c], rest.ofChannel[c]),
      noShow: noShowOf(histories, (name) => name === channel),
      ...cancelPerHour(cancellations?.byChannel.get(channel)),
    },
  ]);
  return Object.fromEntries(entries);
}

function unseen(
  histories: readonly SeriesHistory[],
  { channels }: EvidenceSet,
  state: FitState,
  priorRequests: number,
  cancellations: Cancellations | null,
  isDirect: boolean,
): ChannelDemand {
  const alike = (channel: string): boolean => (channel === directChannel) === isDirect;
  const means = [...state.channelMean].filter((_, c) => alike(channels[c] ?? ''));
  return {
    requestsPerClass: (means.reduce((sum, mean) => sum + mean, 0) + priorRequests) / (means.length + 1),
    sharePerHour: [...(state.pooledCurve[isDirect ? 0 : 1] ?? [])],
    noShow: noShowOf(histories, alike),
    ...cancelPerHour(cancellations?.ofUnseen(isDirect)),
  };
}

function seriesTable(
  { channels, seriesIds }: EvidenceSet,
  histories: readonly SeriesHistory[],
  theta: Float64Array[],
) {
  return Object.fromEntries(
    seriesIds.map((id, k) => {
      const own = channels.flatMap((channel, c): [string, number][] =>
        histories[k]?.channels.includes(channel) ? [[channel, theta[k]?.[c] ?? 0]] : [],
      );
      return [id, Object.fromEntries(own)];
    }),
  );
}

function requireHistories(histories: readonly SeriesHistory[], options: FitOptions): void {
  requireEdges('options.binEdgesHours', options.binEdgesHours);
  requirePositive('options.priorRequestsPerClass', options.priorRequestsPerClass);
  const ids = new Set<string>();
  histories.forEach(({ seriesId }, k) => {
    if (ids.has(seriesId)) throw new InvalidInput(`histories[${k}].seriesId`, 'must be unique');
    ids.add(seriesId);
  });
}

/**
 * Learns a studio's demand from its finished classes. Requests arrive by a Poisson process with the rate (series ×
 * channel) · (channel's booking curve per bin) · (week's level), with a gamma effect per class. Every level is shrunk
 * towards the one above (gamma priors), so that one week of history, a new series or a new channel are enough. Open
 * hours are the exposure, so sales cut short by capacity or allocation do not count as low demand. Classes on marked
 * days, together with `earlierDays` remembered by an earlier model, only determine the effects of such days; those
 * beside holidays count as usual unless they differ significantly. Fixed-point sweeps over curves, series and weeks;
 * see Weatherford & Kimes, Int. J. Forecasting 19 (2003) 401-415 on pick-up and smoothing, and Queenan et al.,
 * Production and Operations Management 16 (2007) on unconstraining. Cost O(sweeps · classes · channels · bins). Throws
 * InvalidInput with the field's path.
 */
export function fitDemand(
  histories: readonly SeriesHistory[],
  given: Partial<FitOptions> = {},
  earlierDays: readonly DaySums[] = [],
): DemandModel {
  const options = { ...defaultFitOptions, ...given };
  requireHistories(histories, options);
  const { usual, marked, hasBeside } = apartMarked(histories);
  const { model, levelOf } = fitUsual(usual, options);
  const markedDays = withEarlier(daySumsOf(model, marked, levelOf), earlierDays);
  const dayEffects = fitDays(markedDays, { ofClass: model.classShape, ofChannel: model.channelShape });
  const isApart = !hasBeside || dayEffects.kinds.beside !== undefined;
  const baseline = isApart ? model : fitUsual(withBeside(histories), options).model;
  return { ...baseline, markedDays, dayEffects };
}

interface Usual {
  readonly model: DemandModel;
  readonly levelOf: (ageWeeks: number) => number;
}

/** Learns the baseline. The histories must contain usual days only. */
function fitUsual(histories: readonly SeriesHistory[], options: FitOptions): Usual {
  const bins = options.binEdgesHours.length - 1;
  const parties = fitParties(histories, bins);
  const evidence = gatherEvidence(histories, bins, options.recencyPerWeek, parties?.companionShare);
  const state = startState(evidence, options);
  const bookings = sumBookings(evidence, bins);
  let perClass: Expected[] = [];
  let shapes = startShapes(options.channelShape, evidence.channels.length);
  let spread: SeriesSpread = {
    popularityWeight: options.popularityWeight,
    seriesWeights: evidence.channels.map(() => options.seriesWeight),
  };
  const refused = gatherRefused(evidence);
  const dispersion = parties?.dispersion ?? 1;
  weighRefused(state, refused);
  for (let sweep = 0; sweep < options.sweeps; sweep += 1) {
    const exposure = sumExposure(evidence, bins, state);
    const { own, diversion } = fitDiversion(state, evidence, refused, { bookings, exposure }, options);
    const sums = { bookings: own, exposure };
    fitCurves(state, sums, evidence.channels, options.curveWeight);
    fitSeries(state, sums, spread, options.priorRequestsPerClass, shapes, dispersion);
    state.diversion = diversion;
    weighRefused(state, refused);
    perClass = fitWeeks(state, evidence, refused, options.weekWeight, shapes, dispersion);
    spread = fitSpread(perClass, evidence, state, shapes, dispersion, options);
    shapes = fitShapes(perClass, state.weekLevel, dispersion, shapes, options.channelShape);
    fitEffects(state, perClass, dispersion, shapes.ofClass);
  }
  const prior = options.priorRequestsPerClass;
  const hazard = pooledHazard(histories);
  const cancellations = fitCancellations(histories, bins, hazard);
  const courses = pastCourses(state, evidence, refused);
  const levels = levelsOf(state.weekLevel, options.levelSmoothing);
  const damping = fitDamping(courses, levels, bins, shapes, dispersion);
  const rest = fitRestVariance(courses, levels, damping, shapes, dispersion);
  const model: DemandModel = {
    version: 1,
    binEdgesHours: [...options.binEdgesHours],
    channels: channelTable(histories, evidence, state, cancellations, shapes, rest),
    unseenMarketplace: unseen(histories, evidence, state, prior, cancellations, false),
    unseenDirect: unseen(histories, evidence, state, prior, cancellations, true),
    series: seriesTable(evidence, histories, state.theta),
    seriesBookings: seriesTable(evidence, histories, state.thetaShape),
    level: currentLevel(state.weekLevel, options.levelSmoothing),
    classShape: shapes.ofClass,
    classRestVariance: rest.ofClass,
    surplusExponents: damping.ofClass,
    weekExponents: damping.ofWeek,
    channelExponents: damping.ofChannel,
    channelShape: options.channelShape,
    diversion: state.diversion,
    ...(parties && { companionShare: parties.companionShare }),
    ...(options.openingRush && { openingRush: options.openingRush }),
    cancelHazardPerHour: hazard,
    weeksOfHistory: evidence.weekWeights.length,
    classesOfHistory: evidence.classes.length,
  };
  const levelOf = (age: number): number => state.weekLevel[evidence.ages.indexOf(age)] ?? 1;
  return { model, levelOf };
}
