const lengthAtFirst = 128;

/** Events of one class in flat memory, kept between uses: what happens, on which lane, how many hours before the start. */
export class EventList {
  hours = new Float64Array(lengthAtFirst);
  kinds = new Int32Array(lengthAtFirst);
  lanes = new Uint16Array(lengthAtFirst);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  #grow(): void {
    const { hours, kinds, lanes } = this;
    this.hours = new Float64Array(hours.length * 2);
    this.kinds = new Int32Array(hours.length * 2);
    this.lanes = new Uint16Array(hours.length * 2);
    this.hours.set(hours);
    this.kinds.set(kinds);
    this.lanes.set(lanes);
  }

  #put(at: number, hours: number, kind: number, lane: number): void {
    this.hours[at] = hours;
    this.kinds[at] = kind;
    this.lanes[at] = lane;
  }

  push(hours: number, kind: number, lane: number): void {
    if (this.length === this.hours.length) this.#grow();
    this.#put(this.length, hours, kind, lane);
    this.length += 1;
  }

  /** Keeps the list sorted, earliest first. Cost O(length), small for the few that come. */
  insertByTime(hours: number, kind: number, lane: number): void {
    this.push(hours, kind, lane);
    let at = this.length - 1;
    for (; at > 0 && (this.hours[at - 1] ?? 0) < hours; at -= 1) {
      this.#put(at, this.hours[at - 1] ?? 0, this.kinds[at - 1] ?? 0, this.lanes[at - 1] ?? 0);
    }
    this.#put(at, hours, kind, lane);
  }

  /** Appends two sorted lists in the order of time; at the same instant those of `first` come first. */
  mergeByTime(first: EventList, second: EventList): void {
    let j = 0;
    for (let i = 0; i <= first.length; i += 1) {
      const hours = i < first.length ? (first.hours[i] ?? 0) : -Infinity;
      for (; j < second.length && (second.hours[j] ?? 0) > hours; j += 1) {
        this.push(second.hours[j] ?? 0, second.kinds[j] ?? 0, second.lanes[j] ?? 0);
      }
      if (i < first.length) this.push(hours, first.kinds[i] ?? 0, first.lanes[i] ?? 0);
    }
  }
}
