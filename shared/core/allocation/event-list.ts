/** Events in flat arrays, earliest first. */
export class EventList {
  /** Hours before the start. */
  hours: Float64Array;
  lanes: Uint16Array;
  /**
   * For a request, the lane to which its customer diverts if refused; for a cancellation, the number of the cancelled
   * request. −1 for none.
   */
  links: Int32Array;
  length = 0;

  /** @param room number of events that fit before the list has to grow */
  constructor(room = 128) {
    this.hours = new Float64Array(room);
    this.lanes = new Uint16Array(room);
    this.links = new Int32Array(room);
  }

  clear(): void {
    this.length = 0;
  }

  /** Doubles the capacity of the list. */
  grow(): void {
    const { hours, lanes, links } = this;
    this.hours = new Float64Array(hours.length * 2);
    this.lanes = new Uint16Array(hours.length * 2);
    this.links = new Int32Array(hours.length * 2);
    this.hours.set(hours);
    this.lanes.set(lanes);
    this.links.set(links);
  }

  /**
   * Inserts an event among those from `begin` on and keeps them in order; at equal times it comes last. Cost O(later
   * events), which is small for the few inserted events.
   */
  insertByTime(begin: number, hours: number, lane: number, link: number): void {
    if (this.length === this.hours.length) this.grow();
    let at = this.length;
    for (; at > begin && (this.hours[at - 1] ?? 0) < hours; at -= 1) {
      this.hours[at] = this.hours[at - 1] ?? 0;
      this.lanes[at] = this.lanes[at - 1] ?? 0;
      this.links[at] = this.links[at - 1] ?? 0;
    }
    this.hours[at] = hours;
    this.lanes[at] = lane;
    this.links[at] = link;
    this.length += 1;
  }
}

/** The memory in which the futures of a class are stored one after the other. */
export class FutureEvents {
  readonly requests: EventList;
  readonly cancellations: EventList;

  /** @param room number of events of either kind that fit before the memory has to grow */
  constructor(room?: number) {
    this.requests = new EventList(room);
    this.cancellations = new EventList(room);
  }

  clear(): void {
    this.requests.clear();
    this.cancellations.clear();
  }
}
