import { demoMarketplaces, demoStudio, marketplacePesos } from '#infra/demo/seed/demo-studio.ts';
import { sellPlaces } from '#infra/demo/seed/sell.ts';
import { timetable, offers } from '#infra/demo/seed/timetable.ts';

const now = new Date('2027-03-20T15:00:00.000Z');
const nowUtc = now.toISOString();
const demo = demoStudio(now, 7);
const ofClass = Map.groupBy(demo.bookings, ({ cls }) => cls);
const past = demo.classes.filter(({ startsAt }) => startsAt < nowUtc);
const coming = demo.classes.filter(({ startsAt }) => startsAt >= nowUtc);
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const classMinutes = 55;

describe('the demo studio', () => {
  test('is always the same for one instant and seed, and differs for another seed', () => {
    expect(demoStudio(now, 7)).toEqual(demo);
    expect(demoStudio(now, 8)).not.toEqual(demo);
  });

  test('has six to nine classes a day, and never two at once in one room', () => {
    for (const classes of Object.values(timetable)) {
      expect(classes.length).toBeGreaterThanOrEqual(6);
      expect(classes.length).toBeLessThanOrEqual(9);
      for (const [time, key] of classes)
        for (const [other, otherKey] of classes)
          if (time < other && offers[key].room === offers[otherKey].room)
            expect(minutes(other) - minutes(time)).toBeGreaterThanOrEqual(classMinutes);
    }
  });

  test('covers twelve weeks back and two ahead', () => {
    const days = demo.classes.map(({ localDate }) => localDate).toSorted();
    expect([days[0], days.at(-1)]).toEqual(['2026-12-26', '2027-04-02']);
  });

  test('contains no events of the future, and no cancellation before its booking', () => {
    for (const { bookedAt, cancelledAt, cls } of demo.bookings) {
      expect(bookedAt < nowUtc && bookedAt <= cls.startsAt).toBe(true);
      if (cancelledAt !== undefined) {
        expect(cancelledAt >= bookedAt).toBe(true);
        expect(cancelledAt < nowUtc && cancelledAt <= cls.startsAt).toBe(true);
      }
    }
  });

  test('never sells more places than a class has, or more than a marketplace may sell', () => {
    for (const [cls, bookings] of ofClass) {
      const standing = bookings.filter(({ cancelledAt }) => cancelledAt === undefined);
      expect(standing.length).toBeLessThanOrEqual(cls.offer.capacity);
      for (const marketplace of demoMarketplaces)
        expect(standing.filter(({ channel }) => channel === marketplace).length).toBeLessThanOrEqual(
          cls.slots[marketplace],
        );
      expect(new Set(bookings.map(({ customer }) => customer)).size).toBe(bookings.length);
    }
  });

  test('is realistic: well booked but not full, with evenings fuller than Sundays and the next two weeks partly booked', () => {
    const load = (classes: typeof past) =>
      classes.flatMap((cls) => ofClass.get(cls) ?? []).filter(({ cancelledAt }) => cancelledAt === undefined)
        .length / classes.reduce((sum, { offer }) => sum + offer.capacity, 0);
    expect(load(past)).toBeGreaterThan(0.55);
    expect(load(past)).toBeLessThan(0.85);
    const evenings = past.filter(({ localTime }) => localTime >= '18:00' && localTime < '19:30');
    const sundays = past.filter(({ localDate }) => new Date(`${localDate}T12:00:00Z`).getUTCDay() === 0);
    expect(load(evenings)).toBeGreaterThan(load(sundays) + 0.1);
    expect(load(coming)).toBeGreaterThan(0.05);
    expect(load(coming)).toBeLessThan(load(past) / 2);
  });

  test('earns less per booking at a marketplace than from its own members, at every price', () => {
    const own = demo.bookings.filter(({ channel }) => channel === 'direct');
    const least = Math.min(...own.map(({ revenuePesos }) => revenuePesos));
    expect(Math.max(...Object.values(marketplacePesos))).toBeLessThan(least);
  });
});

describe('selling places', () => {
  const ask = (channel: 'direct' | 'fitpass', hoursBefore: number, cancelledHoursBefore?: number) => ({
    channel,
    hoursBefore,
    cancelledHoursBefore,
  });
  const slots = { fitpass: 1, wellhub: 0, totalpass: 0 };

  test('a full class or a used-up allocation turns customers away, and a cancelled place is sold again', () => {
    const requests = [
      ask('fitpass', 10, 5),
      ask('fitpass', 9),
      ask('direct', 8),
      ask('direct', 7),
      ask('fitpass', 4),
    ];
    expect(sellPlaces(requests, 2, slots).map(({ hoursBefore }) => hoursBefore)).toEqual([10, 8, 4]);
  });
});
