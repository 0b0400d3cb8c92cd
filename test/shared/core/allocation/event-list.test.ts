import * as fc from 'fast-check';
import { EventList, FutureEvents } from '#shared/core/allocation/event-list.ts';

type Event = readonly [hours: number, lane: number, link: number];

const eventsOf = ({ hours, lanes, links, length }: EventList): Event[] =>
  Array.from({ length }, (_, i) => [hours[i]!, lanes[i]!, links[i]!]);

const latestLast = (events: readonly Event[]): Event[] => events.toSorted(([a], [b]) => b - a);

const someEvents = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 40 }), fc.nat(3), fc.integer({ min: -1, max: 9 })),
  { maxLength: 300, size: 'max' },
);

describe('a list of events', () => {
  it('keeps the events from an index on in order of time, in insertion order at one instant', () => {
    fc.assert(
      fc.property(someEvents, someEvents, (earlier, events) => {
        const list = new EventList(1);
        for (const event of earlier) list.insertByTime(list.length, ...event);
        for (const event of events) list.insertByTime(earlier.length, ...event);
        expect(eventsOf(list)).toEqual([...earlier, ...latestLast(events)]);
      }),
      { numRuns: 100 },
    );
  });

  it('is empty again once it is cleared, for both kinds of event', () => {
    const events = new FutureEvents(1);
    const lists = [events.requests, events.cancellations];
    for (const list of lists) list.insertByTime(0, 3, 1, 0);
    events.clear();
    expect(lists.map(eventsOf)).toEqual([[], []]);
    for (const list of lists) list.insertByTime(0, 2, 0, -1);
    expect(lists.map(eventsOf)).toEqual([[[2, 0, -1]], [[2, 0, -1]]]);
  });
});
