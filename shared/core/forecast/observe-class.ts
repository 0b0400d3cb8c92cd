import {
  InvalidInput,
  isNonNegative,
  requireCount,
  requireFinite,
  requireNonNegative,
} from '../invalid-input.ts';
import { binOf, defaultBinEdgesHours, hoursInBins, nominalHours, requireEdges } from './bins.ts';
import { isRound, momentHours } from './parties.ts';
import { directChannel, type ClassObservation } from './types.ts';

/** `hoursBefore` is hours to the class's start, negative after it. */
export interface BookingEvent {
  readonly hoursBefore: number;
  readonly channel: string;
  readonly kind: 'booked' | 'cancelled' | 'no-show';
  /** The same text for the same person in all classes and channels; absent for unnamed customers. */
  readonly customer?: string | undefined;
}

/** A booking with a named customer. */
export interface NamedBooking {
  readonly customer: string;
  readonly channel: number;
  /** Channels that were closed at that time although the class had free places. */
  readonly closed: readonly number[];
}

/** From `hoursBefore` on, the channel could sell `allocation` places in total. */
export interface AllocationEntry {
  readonly hoursBefore: number;
  readonly channel: string;
  readonly allocation: number;
}

/** From `hoursBefore` on, the class had `to` places; until then it had `from`. */
export interface CapacityEntry {
  readonly hoursBefore: number;
  readonly from: number;
  readonly to: number;
}

export interface ClassRecord {
  /** The final capacity. */
  readonly capacity: number;
  /** Absent if the capacity never changed. */
  readonly capacityLog?: readonly CapacityEntry[];
  readonly channels: readonly string[];
  readonly events: readonly BookingEvent[];
  /**
   * A channel's first entry applies from the opening of sales. A marketplace without any entry was closed unless it
   * sold: then it counts as open whenever the class is not full.
   */
  readonly allocationLog: readonly AllocationEntry[];
  /** 0 or less once the class has started. Later events are ignored, so a class can be observed as of any time. */
  readonly nowHoursBefore: number;
  readonly openedHoursBefore: number;
  readonly binEdgesHours?: readonly number[];
  /** See nominalHours. */
  readonly openingRush?: readonly number[] | undefined;
}

/** The observation of one class; `booked` is the number of active bookings at that time. */
export interface ObservedClass extends ClassObservation {
  readonly booked: readonly number[];
  readonly named: readonly NamedBooking[];
}

interface Tally {
  bookings: number[][];
  openHours: number[][];
  cancelled: number[];
  bookedHours: number[];
  cancelledByBin: number[][];
  bookedHoursByBin: number[][];
  companions: number[];
  lastPlaces: number[][];
  /** The time of each channel's last booking. */
  lastHours: number[];
  booked: number[];
  named: NamedBooking[];
  noShow: number[];
  allocation: number[];
  capacity: number;
  /** Number of places freed in a full class, and the time of the last one. */
  freed: number;
  freedAtHours: number;
}

/** A waitlist fills a place within this time after it is freed. */
const refillHours = 1.5 / 60;

/** Instants are whole milliseconds, so a shorter time is a rounding error. Requests divided by it could be infinite. */
const leastHours = 1 / 3_600_000;

const totalOf = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

/**
 * Whether a booking took a place that was not open to requests: the class was full, or the place had just been freed
 * and went to the waitlist. Such a booking says nothing about requests in open hours and belongs to no party.
 */
function isRefill(tally: Tally, hoursBefore: number): boolean {
  if (totalOf(tally.booked) >= tally.capacity) return true;
  if (tally.freed === 0 || tally.freedAtHours - hoursBefore > refillHours) return false;
  tally.freed -= 1;
  return true;
}

function closedNow({ booked, allocation }: Tally): number[] {
  return booked.flatMap((places, c) => (places >= (allocation[c] ?? 0) ? [c] : []));
}

/** Whether one more booking closes a channel: it takes the last place of the class or of the channel. */
const takesLastPlace = ({ booked, capacity, allocation }: Tally, channel: number): boolean =>
  totalOf(booked) + 1 >= capacity || (booked[channel] ?? 0) + 1 >= (allocation[channel] ?? 0);

function book(tally: Tally, channel: number, bin: number, { hoursBefore, customer }: BookingEvent): void {
  if (!isRefill(tally, hoursBefore)) {
    count(tally.bookings[channel] ?? [], bin, 1);
    const sinceLast = (tally.lastHours[channel] ?? Infinity) - hoursBefore;
    if (!isRound(hoursBefore)) {
      if (sinceLast < momentHours) count(tally.companions, bin, 1);
      if (takesLastPlace(tally, channel)) count(tally.lastPlaces[channel] ?? [], bin, 1);
    }
    tally.lastHours[channel] = hoursBefore;
    if (customer !== undefined) tally.named.push({ customer, channel, closed: closedNow(tally) });
  }
  count(tally.booked, channel, 1);
}

function cancel(tally: Tally, channel: number, bin: number, hoursBefore: number): void {
  const isSoonAfter = tally.freed > 0 && tally.freedAtHours - hoursBefore <= refillHours;
  if (isSoonAfter || totalOf(tally.booked) >= tally.capacity) {
    tally.freed = isSoonAfter ? tally.freed + 1 : 1;
    tally.freedAtHours = hoursBefore;
  }
  count(tally.booked, channel, -1);
  count(tally.cancelled, channel, 1);
  count(tally.cancelledByBin[channel] ?? [], bin, 1);
}

/** A change of the class, and how it updates the tally in its bin. */
interface Step {
  hoursBefore: number;
  apply: (tally: Tally, bin: number) => void;
}

function requireRecord(record: ClassRecord): void {
  requireCount('capacity', record.capacity);
  requireFinite('nowHoursBefore', record.nowHoursBefore);
  requireNonNegative('openedHoursBefore', record.openedHoursBefore);
  requireEdges('binEdgesHours', record.binEdgesHours ?? defaultBinEdgesHours);
}

function channelIndex(record: ClassRecord, list: string, i: number, channel: string): number {
  const index = record.channels.indexOf(channel);
  if (index < 0)
    throw new InvalidInput(`${list}[${i}].channel`, `must be one of ${record.channels.join(', ')}`);
  return index;
}

function count(counts: number[], index: number, by: number): void {
  counts[index] = Math.max(0, (counts[index] ?? 0) + by);
}

function stepOf(event: BookingEvent, channel: number): Step {
  const { hoursBefore, kind } = event;
  if (kind === 'no-show') return { hoursBefore, apply: (tally) => count(tally.noShow, channel, 1) };
  const apply = (tally: Tally, bin: number): void =>
    kind === 'booked' ? book(tally, channel, bin, event) : cancel(tally, channel, bin, hoursBefore);
  return { hoursBefore, apply };
}

function stepsOf(record: ClassRecord): Step[] {
  const events = record.events.map((event, i) => {
    if (!Number.isFinite(event.hoursBefore)) requireFinite(`events[${i}].hoursBefore`, event.hoursBefore);
    return stepOf(event, channelIndex(record, 'events', i, event.channel));
  });
  const changes = record.allocationLog.map((entry, i): Step => {
    const { hoursBefore, allocation } = entry;
    if (!Number.isFinite(hoursBefore)) requireFinite(`allocationLog[${i}].hoursBefore`, hoursBefore);
    if (!isNonNegative(allocation)) requireNonNegative(`allocationLog[${i}].allocation`, allocation);
    const channel = channelIndex(record, 'allocationLog', i, entry.channel);
    return {
      hoursBefore,
      apply: (tally) => void (tally.allocation[channel] = allocation),
    };
  });
  const resized = (record.capacityLog ?? []).map(({ hoursBefore, from, to }, i): Step => {
    requireFinite(`capacityLog[${i}].hoursBefore`, hoursBefore);
    requireCount(`capacityLog[${i}].from`, from);
    const capacity = requireCount(`capacityLog[${i}].to`, to);
    return { hoursBefore, apply: (tally) => void (tally.capacity = capacity) };
  });
  const until = record.nowHoursBefore > 0 ? record.nowHoursBefore : -Infinity;
  return [...resized, ...changes, ...events]
    .filter((step) => step.hoursBefore >= until)
    .sort((a, b) => b.hoursBefore - a.hoursBefore);
}

/**
 * The first allocations of a class: Infinity if limited only by the capacity, 0 for a marketplace with neither an entry
 * nor a sale.
 */
export function firstAllocations({ channels, allocationLog, events }: ClassRecord): number[] {
  const unlimited = (channel: string): number =>
    channel === directChannel || events.some((event) => event.channel === channel) ? Infinity : 0;
  return channels.map((channel) => {
    const own = allocationLog.filter((entry) => entry.channel === channel);
    return own.sort((a, b) => b.hoursBefore - a.hoursBefore)[0]?.allocation ?? unlimited(channel);
  });
}

/** The capacity when sales opened. */
function firstCapacity({ capacity, capacityLog = [] }: ClassRecord): number {
  const earliest = [...capacityLog].sort((a, b) => b.hoursBefore - a.hoursBefore)[0];
  return earliest?.from ?? capacity;
}

/** Adds to each total the same multiple of its bin's hours. */
function addTimes(totals: number[], hours: readonly number[], times: number): void {
  for (let b = 0; b < hours.length; b += 1) totals[b] = (totals[b] ?? 0) + times * (hours[b] ?? 0);
}

function passTime(
  tally: Tally,
  record: ClassRecord,
  fromHours: number,
  toHours: number,
  edges: readonly number[],
): void {
  if (fromHours - toHours < leastHours) return;
  const nominal = (hours: number): number =>
    nominalHours(edges, record.openedHoursBefore, hours, record.openingRush);
  const spent = hoursInBins(edges, nominal(fromHours), nominal(toHours));
  const free = totalOf(tally.booked) < tally.capacity;
  for (let c = 0; c < tally.booked.length; c += 1) {
    const booked = tally.booked[c] ?? 0;
    tally.bookedHours[c] = (tally.bookedHours[c] ?? 0) + booked * (fromHours - toHours);
    if (booked > 0) addTimes(tally.bookedHoursByBin[c] ?? [], spent, booked);
    if (free && booked < (tally.allocation[c] ?? 0)) addTimes(tally.openHours[c] ?? [], spent, 1);
  }
}

function emptyTally(record: ClassRecord, edges: readonly number[]): Tally {
  const zeros = (): number[] => record.channels.map(() => 0);
  const bins = (): number[] => edges.slice(1).map(() => 0);
  const grid = (): number[][] => record.channels.map(bins);
  return {
    bookings: grid(),
    openHours: grid(),
    cancelled: zeros(),
    bookedHours: zeros(),
    cancelledByBin: grid(),
    bookedHoursByBin: grid(),
    companions: bins(),
    lastPlaces: grid(),
    lastHours: record.channels.map(() => Infinity),
    booked: zeros(),
    named: [],
    noShow: zeros(),
    allocation: firstAllocations(record),
    capacity: firstCapacity(record),
    freed: 0,
    freedAtHours: Infinity,
  };
}

/**
 * Converts the bookings and the allocation log of one class into training data for the demand model: bookings and open
 * hours per channel and bin. An hour is open for a channel if the channel would have accepted one more booking: the
 * class is not full at its capacity of that time, and a marketplace has sold fewer places than its allocation. So sales
 * that were cut short count as short exposure, not as low demand. Cost O(events · channels · bins). Throws InvalidInput
 * with the field's path.
 */
export function observeClass(record: ClassRecord): ObservedClass {
  requireRecord(record);
  const edges = record.binEdgesHours ?? defaultBinEdgesHours;
  const tally = emptyTally(record, edges);
  let at = record.openedHoursBefore;
  for (const step of stepsOf(record)) {
    const until = Math.max(0, Math.min(at, step.hoursBefore));
    passTime(tally, record, at, until, edges);
    at = until;
    step.apply(tally, binOf(edges, at));
  }
  passTime(tally, record, at, Math.max(0, record.nowHoursBefore), edges);
  const { bookings, openHours, cancelled, bookedHours, booked, named, noShow } = tally;
  const { cancelledByBin, bookedHoursByBin, companions, lastPlaces } = tally;
  const byBin = { cancelledByBin, bookedHoursByBin, companions, lastPlaces };
  return { bookings, openHours, cancelled, bookedHours, ...byBin, booked, named, noShow, kept: [...booked] };
}
