import { hoursInBins, nominalHours, realHours } from '../forecast/bins.ts';
import { firstAllocations, type ClassRecord } from '../forecast/observe-class.ts';

/** A customer who requested a place; `lane` is an index of the record's channels. */
export interface Request {
  readonly hours: number;
  readonly lane: number;
  /** Time of the booking's cancellation; 0 if it is never cancelled. */
  readonly cancelHours: number;
}

/** A period in which a channel accepted no bookings, within one bin and on the scale of the bins. */
export interface ClosedSpan {
  readonly lane: number;
  readonly bin: number;
  readonly fromHours: number;
  readonly toHours: number;
}

/** The accepted requests. A cancellation ends the channel's oldest booking. */
export function acceptedRequests(record: ClassRecord): Request[] {
  const cancelled = new Map<number, number>();
  const standing = record.channels.map((): number[] => []);
  const booked: { hours: number; lane: number }[] = [];
  const inTime = record.events
    .filter(({ hoursBefore, kind }) => hoursBefore > 0 && kind !== 'no-show')
    .toSorted((a, b) => b.hoursBefore - a.hoursBefore);
  for (const { hoursBefore: hours, channel, kind } of inTime) {
    const lane = record.channels.indexOf(channel);
    if (kind === 'booked') {
      standing[lane]?.push(booked.length);
      booked.push({ hours, lane });
      continue;
    }
    const ended = standing[lane]?.shift();
    if (ended !== undefined) cancelled.set(ended, hours);
  }
  return booked.map((one, i) => ({ ...one, cancelHours: cancelled.get(i) ?? 0 }));
}

function stepsOf(record: ClassRecord): { hours: number; lane: number; allocation?: number; by?: number }[] {
  const lane = (channel: string): number => record.channels.indexOf(channel);
  const changes = record.allocationLog.map(({ hoursBefore, channel, allocation }) => ({
    hours: hoursBefore,
    lane: lane(channel),
    allocation,
  }));
  const moves = acceptedRequests(record).flatMap(({ hours, lane: at, cancelHours }) => [
    { hours, lane: at, by: 1 },
    { hours: cancelHours, lane: at, by: -1 },
  ]);
  return [...changes, ...moves].sort((a, b) => b.hours - a.hours);
}

/** The periods in which channels accepted no bookings, so that demand left no trace. */
export function closedSpans(record: ClassRecord, edges: readonly number[]): ClosedSpan[] {
  const booked = record.channels.map(() => 0);
  const allocation = firstAllocations(record);
  const spans: ClosedSpan[] = [];
  const nominal = (hours: number): number => nominalHours(edges, record.openedHoursBefore, hours);
  const pass = (fromHours: number, toHours: number): void => {
    const isFull = booked.reduce((sum, n) => sum + n, 0) >= record.capacity;
    const within = hoursInBins(edges, nominal(fromHours), nominal(toHours));
    booked.forEach((n, lane) => {
      if (!isFull && n < (allocation[lane] ?? Infinity)) return;
      within.forEach((hours, bin) => {
        const upper = Math.min(edges[bin] ?? 0, nominal(fromHours));
        if (hours > 0) spans.push({ lane, bin, fromHours: upper, toHours: upper - hours });
      });
    });
  };
  let at = record.openedHoursBefore;
  for (const step of stepsOf(record)) {
    const until = Math.max(0, Math.min(at, step.hours));
    pass(at, until);
    at = until;
    if (step.allocation !== undefined) allocation[step.lane] = step.allocation;
    booked[step.lane] = (booked[step.lane] ?? 0) + (step.by ?? 0);
  }
  pass(at, 0);
  return spans;
}

/** A random instant within a closed period, as hours before the start. */
export function instantIn(
  span: ClosedSpan,
  record: ClassRecord,
  edges: readonly number[],
  share: number,
): number {
  const nominal = span.toHours + (span.fromHours - span.toHours) * share;
  return realHours(edges, record.openedHoursBefore, nominal);
}
