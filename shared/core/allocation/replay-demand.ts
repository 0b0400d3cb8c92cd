import { baselineOf, channelShapeOf } from '../forecast/baseline.ts';
import { observeClass } from '../forecast/observe-class.ts';
import type { DemandModel } from '../forecast/types.ts';
import type { Random } from '../numbers/random.ts';
import { sampleGamma } from '../numbers/sample-gamma.ts';
import { sampleExponential } from '../numbers/sample-normal.ts';
import { samplePoisson } from '../numbers/sample-poisson.ts';
import { acceptedRequests, closedSpans, instantIn, type Request } from './replay-course.ts';
import type { ReplayClass } from './replay-types.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The inputs for resampling one class that are the same in every draw. */
function evidenceOf(model: DemandModel, { seriesId, record }: ReplayClass) {
  const edges = model.binEdgesHours;
  const { bookings, openHours } = observeClass({ ...record, binEdgesHours: edges });
  const { channels, openedHoursBefore } = record;
  const base = baselineOf(model, {
    seriesId,
    channels,
    hoursLeft: 0,
    openedHoursBefore,
    bookings,
    openHours,
  });
  return { edges, base, accepted: acceptedRequests(record), spans: closedSpans(record, edges) };
}

/**
 * Possible demand of a finished class: the accepted requests as they were, plus those that found no place, drawn from
 * the posterior of the class's gamma effects for the hours in which its channels were closed. Each call draws a new
 * sample, earliest first. Cost O(requests + closed spans).
 */
export function demandSource(model: DemandModel, klass: ReplayClass, random: Random): () => Request[] {
  const { edges, base, accepted, spans } = evidenceOf(model, klass);
  const { made, expected } = base.told;
  const cancelOf = (hours: number): number =>
    Math.max(0, hours - sampleExponential(random) / model.cancelHazardPerHour);
  return () => {
    const effect = sampleGamma(model.classShape + sum(made), random) / (model.classShape + sum(expected));
    const effects = klass.record.channels.map((channel, lane) => {
      const own = channelShapeOf(model, channel);
      const shape = own + (made[lane] ?? 0);
      const rate = own + (expected[lane] ?? 0) * effect;
      return (effect * sampleGamma(shape, random)) / rate;
    });
    const unmet = spans.flatMap((span): Request[] => {
      const rate = (base.ratePerHour[span.lane]?.[span.bin] ?? 0) * (effects[span.lane] ?? 0);
      const count = samplePoisson(rate * (span.fromHours - span.toHours), random);
      return Array.from({ length: count }, () => {
        const hours = instantIn(span, klass.record, edges, random());
        return { hours, lane: span.lane, cancelHours: cancelOf(hours) };
      });
    });
    return [...accepted, ...unmet].sort((a, b) => b.hours - a.hours);
  };
}
