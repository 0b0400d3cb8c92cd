import * as fc from 'fast-check';
import { EventList } from '#shared/core/allocation/event-list.ts';

type Event = readonly [hours: number, kind: number, lane: number];

const eventsOf = ({ hours, kinds, lanes, length }: EventList): Event[] =>
  Array.from({ length }, (_, i) => [hours[i]!, kinds[i]!, lanes[i]!]);

const pushed = (events: readonly Event[]): EventList => {
  const list = new EventList();
  for (const event of events) list.push(...event);
  return list;
};

const latestLast = (events: readonly Event[]): Event[] => events.toSorted(([a], [b]) => b - a);

const someEvents = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: -9, max: 9 }), fc.nat(3)),
  { maxLength: 300, size: 'max' },
);
const run = { numRuns: 100 } as const;

describe('a list of events', () => {
  it('keeps everything that was pushed', () => {
    fc.assert(
      fc.property(someEvents, (events) => expect(eventsOf(pushed(events))).toEqual(events)),
      run,
    );
  });

  it('is empty again once it is cleared', () => {
    const list = pushed([[3, 0, 1]]);
    list.clear();
    expect(eventsOf(list)).toEqual([]);
    list.push(2, 1, 0);
    expect(eventsOf(list)).toEqual([[2, 1, 0]]);
  });

  it('stays ordered by time when events are inserted, keeping insertion order at one instant', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const list = new EventList();
        for (const event of events) list.insertByTime(...event);
        expect(eventsOf(list)).toEqual(latestLast(events));
      }),
      run,
    );
  });

  it('is ordered by time when two lists are merged, with the first list first at one instant', () => {
    fc.assert(
      fc.property(someEvents, someEvents, (some, others) => {
        const [first, second] = [latestLast(some), latestLast(others)];
        const before: Event = [0, 7, 1];
        const merged = pushed([before, ...first]);
        merged.mergeByTime(1, pushed(second));
        expect(eventsOf(merged)).toEqual([before, ...latestLast([...first, ...second])]);
      }),
      run,
    );
  });
});
