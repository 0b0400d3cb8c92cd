import type { AllocationEntry, BookingEvent } from '#shared/core/forecast/observe-class.ts';
import { nameOn } from './customers.ts';
import type { ClassOnSale, Request, TrueClass } from './requests.ts';

export const lateCancelHours = 24;

interface Standing {
  readonly cancelHours: number;
  readonly lane: number;
}

/** Whether a lane can take another booking at an instant. Full classes are refused before this check. */
export type Accepts<C extends ClassOnSale = TrueClass> = (
  lane: number,
  hours: number,
  course: Course<C>,
) => boolean;

const withinAllocation: Accepts<ClassOnSale> = (lane, _hours, course) =>
  lane === 0 || (course.booked[lane] ?? 0) < (course.allocation[lane] ?? 0);

/** A class on sale: its bookings so far, and their future cancellations. */
export class Course<C extends ClassOnSale = TrueClass> {
  readonly cls: C;
  booked: number[];
  allocation: number[];
  sold = 0;
  accepted = 0;
  refills = 0;
  diverted = 0;
  revenueMinor = 0;
  events: BookingEvent[] = [];
  log: AllocationEntry[] = [];
  #next = 0;
  #standing: Standing[] = [];
  #waiting: Request[] = [];

  constructor(cls: C, allocation: readonly number[]) {
    this.cls = cls;
    this.allocation = [...allocation];
    this.booked = allocation.map(() => 0);
    this.#record(cls.studio.leadHours);
  }

  #record(hoursBefore: number): void {
    const { channels, joinsInWeek } = this.cls.studio;
    channels.forEach((channel, lane) => {
      if (lane > 0 && (joinsInWeek[lane] ?? 0) <= this.cls.week)
        this.log.push({ hoursBefore, channel, allocation: this.allocation[lane] ?? 0 });
    });
  }

  /**
   * Another possible future from this instant, in which the class keeps its room: a decision is judged on the class that
   * it was made for.
   */
  fork(allocation: readonly number[], hours: number): Course<C> {
    const capacity = this.capacityAt(hours);
    const twin = new Course<C>({ ...this.cls, capacity, capacityAtFirst: capacity }, allocation);
    twin.booked = [...this.booked];
    twin.sold = this.sold;
    twin.revenueMinor = this.revenueMinor;
    twin.#next = this.#next;
    twin.#standing = [...this.#standing];
    twin.#waiting = [...this.#waiting];
    return twin;
  }

  reallocate(allocation: readonly number[], hours: number): void {
    allocation.forEach((places, lane) => {
      const channel = this.cls.studio.channels[lane];
      if (lane === 0 || places === this.allocation[lane] || channel === undefined) return;
      this.log.push({ hoursBefore: hours, channel, allocation: places });
    });
    this.allocation = [...allocation];
  }

  capacityAt(hours: number): number {
    return hours > this.cls.growsAtHours ? this.cls.capacityAtFirst : this.cls.capacity;
  }

  #cancelHoursOf({ patience }: Request, hours: number, lane: number): number {
    const { cancelPerHour, lateCancelFactor } = this.cls.studio;
    const hazard = cancelPerHour[lane] ?? 0;
    const early = Math.max(0, hours - lateCancelHours);
    if (patience < early * hazard) return hours - patience / hazard;
    const rest = (patience - early * hazard) / (hazard * lateCancelFactor);
    return Math.min(hours, lateCancelHours) - rest;
  }

  #book(request: Request, lane: number, hours: number): void {
    const { channels, revenueMinor } = this.cls.studio;
    this.booked[lane] = (this.booked[lane] ?? 0) + 1;
    this.sold += 1;
    this.accepted += 1;
    this.revenueMinor += revenueMinor[lane] ?? 0;
    const { customer: who } = request;
    const customer = who === undefined ? undefined : nameOn(this.cls.studio, who, lane);
    this.events.push({
      hoursBefore: hours,
      channel: channels[lane] ?? '',
      kind: 'booked',
      ...(customer !== undefined && { customer }),
    });
    const cancelHours = this.#cancelHoursOf(request, hours, lane);
    if (cancelHours <= 0) return;
    const at = this.#standing.findIndex((one) => one.cancelHours > cancelHours);
    this.#standing.splice(at < 0 ? this.#standing.length : at, 0, { cancelHours, lane });
  }

  #ask(request: Request, accepts: Accepts<C>): void {
    const { hours, tries, waits } = request;
    if (this.sold < this.capacityAt(hours)) {
      const lane = tries.find((one) => accepts(one, hours, this));
      if (lane !== undefined) {
        if (lane !== tries[0]) this.diverted += 1;
        this.#book(request, lane, hours);
        return;
      }
    }
    if (waits && tries.includes(0)) this.#waiting.push(request);
  }

  #cancel({ cancelHours: hours, lane }: Standing): void {
    const { channels, revenueMinor } = this.cls.studio;
    this.booked[lane] = (this.booked[lane] ?? 0) - 1;
    this.sold -= 1;
    this.revenueMinor -= revenueMinor[lane] ?? 0;
    this.events.push({ hoursBefore: hours, channel: channels[lane] ?? '', kind: 'cancelled' });
    const first = this.sold < this.capacityAt(hours) ? this.#waiting.shift() : undefined;
    if (!first) return;
    this.refills += 1;
    this.#book(first, 0, hours);
  }

  /** Plays the events until `toHours` before the start. */
  advance(toHours: number, accepts: Accepts<C> = withinAllocation): this {
    for (;;) {
      const request = this.cls.requests[this.#next];
      const standing = this.#standing.at(-1);
      const asked = request?.hours ?? 0;
      const cancelled = standing?.cancelHours ?? 0;
      if (Math.max(asked, cancelled) <= toHours) return this;
      if (request && asked >= cancelled) {
        this.#next += 1;
        this.#ask(request, accepts);
      } else if (standing) {
        this.#standing.pop();
        this.#cancel(standing);
      }
    }
  }
}
