import { forecastClass } from '../forecast/forecast-class.ts';
import {
  firstAllocations,
  observeClass,
  type AllocationEntry,
  type BookingEvent,
} from '../forecast/observe-class.ts';
import { directChannel, type DemandModel } from '../forecast/types.ts';
import { decideAllocation } from './decide-allocation.ts';
import type { Request } from './replay-course.ts';
import type { ReplayClass, ReplayInput } from './replay-types.ts';
import { isSureEnough } from './sure-enough.ts';
import type { ChannelPosition } from './types.ts';

/** Number of simulated futures for a confidence when decisions need one. */
const rollouts = 60;

/** The state of a class before its start, limited to what a decision may know. */
interface Course {
  readonly booked: number[];
  readonly allocation: number[];
  readonly events: BookingEvent[];
  readonly allocationLog: AllocationEntry[];
}

function startCourse({ record }: ReplayClass): Course {
  const allocation = firstAllocations(record);
  const allocationLog = record.channels.flatMap((channel, lane): AllocationEntry[] => {
    const places = allocation[lane] ?? Infinity;
    return places === Infinity
      ? []
      : [{ hoursBefore: record.openedHoursBefore, channel, allocation: places }];
  });
  return { booked: record.channels.map(() => 0), allocation, events: [], allocationLog };
}

function positionsOf({ record, terms }: ReplayClass, course: Course): ChannelPosition[] {
  return terms.map((term) => {
    const lane = record.channels.indexOf(term.channel);
    const places = Math.min(record.capacity, course.allocation[lane] ?? Infinity);
    return {
      ...term,
      booked: course.booked[lane] ?? 0,
      allocation: term.channel === directChannel ? null : places,
    };
  });
}

/** Makes a decision for the class in its present state and applies it if it is sure enough. */
function decide(
  input: ReplayInput,
  klass: ReplayClass,
  model: DemandModel,
  course: Course,
  hours: number,
): void {
  const { record, seriesId } = klass;
  const { channels, openedHoursBefore, capacity } = record;
  const { events, allocationLog } = course;
  const seen = observeClass({
    ...record,
    // The replay uses the capacity that the class had in the end.
    capacityLog: [],
    events,
    allocationLog,
    nowHoursBefore: hours,
    binEdgesHours: model.binEdgesHours,
  });
  const state = { seriesId, channels, hoursLeft: hours, openedHoursBefore, ...seen };
  const threshold = input.confidenceThreshold;
  const decision = decideAllocation({
    capacity,
    inventory: input.inventory,
    hoursLeft: hours,
    channels: positionsOf(klass, course),
    forecast: forecastClass(model, state),
    guidelines: input.guidelines,
    runIntervalHours: input.runIntervalHours,
    seed: input.seed,
    rollouts: threshold === undefined ? 0 : rollouts,
  });
  if (threshold !== undefined && !isSureEnough(decision, threshold)) return;
  for (const { channel, to, slotChange } of decision.changes) {
    if (slotChange === 0) continue;
    course.allocation[channels.indexOf(channel)] = to;
    allocationLog.push({ hoursBefore: hours, channel, allocation: to });
  }
}

function runsOf({ record }: ReplayClass, { runIntervalHours, guidelines }: ReplayInput): number[] {
  const opened = record.openedHoursBefore;
  const count = Math.max(0, Math.floor((opened - guidelines.minHoursBeforeClass) / runIntervalHours) + 1);
  return Array.from({ length: count }, (_, run) => opened - run * runIntervalHours).filter((at) => at > 0);
}

/**
 * The requests among `requests` that have a place at the start when the policy allocates the class from its opening on,
 * every `runIntervalHours` until the cut-off, with only the information available at the time. `model` is the model
 * learned by then.
 */
export function playPolicy(
  input: ReplayInput,
  klass: ReplayClass,
  model: DemandModel,
  requests: readonly Request[],
): Request[] {
  const { channels, capacity } = klass.record;
  const course = startCourse(klass);
  const kept = new Set<Request>();
  const book = (request: Request, by: 1 | -1): void => {
    const { lane } = request;
    course.booked[lane] = (course.booked[lane] ?? 0) + by;
    const hoursBefore = by === 1 ? request.hours : request.cancelHours;
    course.events.push({
      hoursBefore,
      channel: channels[lane] ?? '',
      kind: by === 1 ? 'booked' : 'cancelled',
    });
    if (by === 1) kept.add(request);
    else kept.delete(request);
  };
  const ask = (request: Request): void => {
    const isOpen = (course.booked[request.lane] ?? 0) < (course.allocation[request.lane] ?? Infinity);
    if (isOpen && kept.size < capacity) book(request, 1);
  };
  const steps = [
    ...runsOf(klass, input).map((hours) => ({
      hours,
      act: () => decide(input, klass, model, course, hours),
    })),
    ...requests.flatMap((request) => [
      { hours: request.hours, act: () => ask(request) },
      ...(request.cancelHours > 0
        ? [{ hours: request.cancelHours, act: () => void (kept.has(request) && book(request, -1)) }]
        : []),
    ]),
  ].sort((a, b) => b.hours - a.hours);
  for (const { act } of steps) act();
  return [...kept];
}
