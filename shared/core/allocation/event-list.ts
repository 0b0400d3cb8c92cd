/** Events in flat arrays: the hours before the start, the kind of event and the lane. */
export class EventList {
  hours: Float64Array;
  kinds: Int32Array;
  lanes: Uint16Array;
  /** The lane to which a customer refused on the event's lane diverts; −1 for none. */
  turnsTo: Int16Array;
  length = 0;

  /** @param room number of events that fit before the list has to grow */
  constructor(room = 128) {
    this.hours = new Float64Array(room);
    this.kinds = new Int32Array(room);
    this.lanes = new Uint16Array(room);
    this.turnsTo = new Int16Array(room);
  }

  clear(): void {
    this.length = 0;
  }

  /** Doubles the capacity of the list. */
  grow(): void {
    const { hours, kinds, lanes, turnsTo } = this;
    this.hours = new Float64Array(hours.length * 2);
    this.kinds = new Int32Array(hours.length * 2);
    this.lanes = new Uint16Array(hours.length * 2);
    this.turnsTo = new Int16Array(hours.length * 2);
    this.hours.set(hours);
    this.kinds.set(kinds);
    this.lanes.set(lanes);
    this.turnsTo.set(turnsTo);
  }

  #copy(to: number, from: EventList, at: number): void {
    this.hours[to] = from.hours[at] ?? 0;
    this.kinds[to] = from.kinds[at] ?? 0;
    this.lanes[to] = from.lanes[at] ?? 0;
    this.turnsTo[to] = from.turnsTo[at] ?? 0;
  }

  push(hours: number, kind: number, lane: number, turnsTo = -1): void {
    const at = this.length;
    if (at === this.hours.length) this.grow();
    this.hours[at] = hours;
    this.kinds[at] = kind;
    this.lanes[at] = lane;
    this.turnsTo[at] = turnsTo;
    this.length = at + 1;
  }

  /**
   * Inserts an event and keeps the list sorted, earliest first. Cost O(length), which is small for the few inserted
   * events.
   */
  insertByTime(hours: number, kind: number, lane: number): void {
    this.push(hours, kind, lane);
    let at = this.length - 1;
    if (at === 0 || (this.hours[at - 1] ?? 0) >= hours) return;
    for (; at > 0 && (this.hours[at - 1] ?? 0) < hours; at -= 1) this.#copy(at, this, at - 1);
    this.hours[at] = hours;
    this.kinds[at] = kind;
    this.lanes[at] = lane;
    this.turnsTo[at] = -1;
  }

  /**
   * Merges a sorted list into the events from `begin` on, which are sorted too. Existing events come first at equal
   * times. Cost O(added events + those after the first of them).
   */
  mergeByTime(begin: number, added: EventList): void {
    let own = this.length - 1;
    let other = added.length - 1;
    for (let at = 0; at <= other; at += 1) this.push(0, 0, 0);
    for (let to = this.length - 1; other >= 0; to -= 1) {
      if (own >= begin && (this.hours[own] ?? 0) < (added.hours[other] ?? 0)) this.#copy(to, this, own--);
      else this.#copy(to, added, other--);
    }
  }
}
