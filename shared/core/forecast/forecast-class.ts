import { requirePositive } from '../invalid-input.ts';
import { baselineOf, channelDemand, channelShapeOf, dayEffectOf, type Baseline } from './baseline.ts';
import { hoursInBins, nominalHours } from './bins.ts';
import { jointShape } from './marked-day.ts';
import type { ClassForecast, ClassState, CurvePoint, DemandModel } from './types.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** An unseen series uses the studio's mean, which has as little evidence for it as the prior. */
const unseenSeriesBookings = 6;

const unseenBookings = ({ seriesBookings }: DemandModel): number =>
  seriesBookings ? unseenSeriesBookings : Infinity;

/** The last bin that has begun. */
function binAt({ binEdgesHours }: DemandModel, hoursLeft: number): number {
  const begun = binEdgesHours.findIndex((edge, b) => b > 0 && hoursLeft > edge) - 1;
  return begun < 0 ? binEdgesHours.length - 2 : begun;
}

/** How much of the surpluses until now continues. */
function dampingIn(model: DemandModel, bin: number) {
  return {
    ofWeek: model.weekExponents?.[bin] ?? 1,
    ofClass: model.surplusExponents?.[bin] ?? 1,
    ofChannel: model.channelExponents?.[bin] ?? 1,
  };
}

function curveOf(model: DemandModel, state: ClassState, base: Baseline, hoursLeft: number): CurvePoint[] {
  const { binEdgesHours: edges } = model;
  const expected = state.channels.map(() => 0);
  const actual = state.channels.map(() => 0);
  const points: CurvePoint[] = [];
  for (let b = 0; b < edges.length - 1 && (edges[b] ?? 0) > hoursLeft; b += 1) {
    for (let c = 0; c < expected.length; c += 1) {
      const requests = (state.openHours[c]?.[b] ?? 0) * (base.ratePerHour[c]?.[b] ?? 0);
      expected[c] = (expected[c] ?? 0) + requests;
      actual[c] = (actual[c] ?? 0) + (state.bookings[c]?.[b] ?? 0);
    }
    const hoursBefore = Math.max(hoursLeft, edges[b + 1] ?? 0);
    points.push({ hoursBefore, expected: sum(expected), actual: sum(actual) });
  }
  return points;
}

function cancelPerHourOf(
  model: DemandModel,
  channels: readonly string[],
): Pick<ClassForecast, 'cancelPerHour'> {
  const rows = channels.flatMap((channel) => {
    const { cancelPerHour } = channelDemand(model, channel);
    return cancelPerHour ? [[...cancelPerHour]] : [];
  });
  return rows.length === channels.length ? { cancelPerHour: rows } : {};
}

/**
 * The remaining demand of one class. Its bookings n and expected bookings e scale its rates by (φ + n) / (φ + e), the
 * posterior mean of its gamma effect; each channel's own effect follows. φ → ∞ is additive pick-up, φ → 0
 * multiplicative. Each effect counts only as far as early surpluses have continued at this studio, and its variance is
 * that of past classes at the same time before their start. `studioWeek` is the weekMultiplier of the studio's open
 * classes (1 if unknown). Rates are requests per hour, and hours are on the scale of the model's bins. Cost O(channels ·
 * bins). Throws InvalidInput with the field's path.
 */
export function forecastClass(model: DemandModel, state: ClassState, studioWeek = 1): ClassForecast {
  requirePositive('studioWeek', studioWeek);
  const base = baselineOf(model, state);
  const hoursLeft = Math.max(
    0,
    nominalHours(model.binEdgesHours, state.openedHoursBefore ?? 0, state.hoursLeft, model.openingRush),
  );
  const { told } = base;
  const made = sum(told.made);
  const bin = binAt(model, hoursLeft);
  const continues = dampingIn(model, bin);
  const day = dayEffectOf(model, state);
  const shape = day ? jointShape(model.classShape, day.shape) : model.classShape;
  const surplus = (shape + made) / (shape + sum(told.expected) * studioWeek);
  const classEffect = surplus ** continues.ofClass;
  const shapes = state.channels.map((channel) => channelShapeOf(model, channel));
  const ratePerHour = base.ratePerHour.map((rates, c) => {
    const expected = (told.expected[c] ?? 0) * studioWeek * classEffect;
    const own = shapes[c] ?? Infinity;
    const channelEffect = ((own + (told.made[c] ?? 0)) / (own + expected)) ** continues.ofChannel;
    const effect = studioWeek ** continues.ofWeek * classEffect * channelEffect;
    return rates.map((rate) => rate * effect);
  });
  const channelShapes = state.channels.map((channel, c) => {
    const rests = model.seriesBookings?.[state.seriesId]?.[channel] ?? unseenBookings(model);
    const own = (shapes[c] ?? Infinity) + continues.ofChannel * (told.made[c] ?? 0);
    return 1 / ((channelDemand(model, channel).restVariance?.[bin] ?? 1) / own + 1 / rests);
  });
  const remaining = hoursInBins(model.binEdgesHours, hoursLeft, 0);
  return {
    channels: [...state.channels],
    binEdgesHours: [...model.binEdgesHours],
    hoursLeft,
    ratePerHour,
    classShape: (shape + continues.ofClass * made) / (model.classRestVariance?.[bin] ?? 1),
    channelShapes,
    expectedRemaining: ratePerHour.map((rates) => sum(rates.map((rate, b) => rate * (remaining[b] ?? 0)))),
    expectedByNow: base.expected,
    bookedByNow: base.made,
    curve: curveOf(model, state, base, hoursLeft),
    ...(model.diversion ? { diversion: model.diversion } : {}),
    ...(model.companionShare ? { companionShare: [...model.companionShare] } : {}),
    cancelHazardPerHour: model.cancelHazardPerHour,
    ...cancelPerHourOf(model, state.channels),
    noShow: state.channels.map((channel) => channelDemand(model, channel).noShow),
    weeksOfHistory: model.weeksOfHistory,
  };
}
