import {
  completion,
  type CompleteRecord,
  type LoggedPlaces,
  usualOpeningHours,
  type PastRecord,
} from '#shared/core/forecast/complete-records.ts';
import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { observeClass, type BookingEvent } from '#shared/core/forecast/observe-class.ts';
import type { DemandModel } from '#shared/core/forecast/types.ts';
import { seededRandom } from '#shared/core/numbers/random.ts';
import { samplePoisson } from '#shared/core/numbers/sample-poisson.ts';
import { booked } from '#test/laws/a-record.ts';

const completeRecords = (
  past: readonly PastRecord[],
  onSale: readonly LoggedPlaces[] = [],
): CompleteRecord[] => past.map(completion(past, onSale));

const leadHours = 168;
const channels = ['direct', 'fitpass'];

const imported = (seriesId: string, ageWeeks: number, events: readonly BookingEvent[]): PastRecord => ({
  seriesId,
  ageWeeks,
  record: { capacity: 60, channels, events, allocationLog: [], nowHoursBefore: 0 },
  openedHoursBefore: null,
});

/** Classes of twelve series over twelve weeks, for which only bookings were imported. */
function anImport(direct: number, fitpass: number): PastRecord[] {
  const random = seededRandom(11);
  const sales = (channel: string, mean: number): BookingEvent[] =>
    Array.from({ length: samplePoisson(mean, random) }, () => booked(random() * leadHours, channel));
  return Array.from({ length: 144 }, (_, i) =>
    imported(`series-${i % 12}`, 1 + Math.floor(i / 12), [
      ...sales('direct', direct),
      ...sales('fitpass', fitpass),
    ]),
  );
}

function learn(past: readonly PastRecord[], coming: Parameters<typeof completeRecords>[1] = []): DemandModel {
  const records = completeRecords(past, coming);
  const classes = past.map(({ seriesId, ageWeeks }, i) => ({
    seriesId,
    observed: { ...observeClass(records[i]!), ageWeeks },
  }));
  return fitDemand(
    [...Map.groupBy(classes, ({ seriesId }) => seriesId)].map(([seriesId, own]) => ({
      seriesId,
      channels,
      classes: own.map(({ observed }) => observed),
    })),
    { recencyPerWeek: 1 },
  );
}

const salesPerClass = (past: readonly PastRecord[], channel: string): number =>
  past.flatMap(({ record }) => record.events.filter((event) => event.channel === channel)).length /
  past.length;

describe('completeRecords', () => {
  it.each([0.3, 0.6, 1.7, 6])('learns %p bookings a class as that many, within 10 %%', (mean) => {
    const past = anImport(mean, mean);
    const model = learn(past);
    for (const channel of channels) {
      const ratio = model.channels[channel]!.requestsPerClass / salesPerClass(past, channel);
      expect(ratio).toBeGreaterThan(0.9);
      expect(ratio).toBeLessThan(1.1);
    }
  });

  it('learns nothing about a marketplace from the weeks before its first sale', () => {
    const before = anImport(5, 0).map((one) => ({ ...one, ageWeeks: one.ageWeeks + 6 }));
    const since = anImport(5, 4).filter(({ ageWeeks }) => ageWeeks <= 6);
    const learned = learn([...before, ...since]).channels['fitpass']!.requestsPerClass;
    expect(learned / salesPerClass(since, 'fitpass')).toBeGreaterThan(0.9);
    expect(learned / salesPerClass(since, 'fitpass')).toBeLessThan(1.1);
    // A marketplace that never sold is treated as never seen.
    expect(learn(before).channels['fitpass']!.requestsPerClass).toBeCloseTo(3, 9);
  });

  it('treats a marketplace as closed for a series without sales where three bookings were usual', () => {
    const past = anImport(5, 2).map((one) =>
      one.seriesId === 'series-0'
        ? imported(
            'series-0',
            one.ageWeeks,
            one.record.events.filter(({ channel }) => channel === 'direct'),
          )
        : one,
    );
    const records = completeRecords(past);
    past.forEach(({ seriesId }, i) => {
      const isOpen = seriesId !== 'series-0';
      expect(observeClass(records[i]!).openHours[1]!.some((hours) => hours > 0)).toBe(isOpen);
    });
  });

  it('uses the opening time of the series if known, and otherwise the one usual in the studio', () => {
    const often = Array.from({ length: 24 }, (_, i) => imported('often', 1 + i, [booked(48), booked(20)]));
    const seldom = [imported('seldom', 1, [booked(10)]), imported('seldom', 2, [])];
    const long = imported('long', 3, [booked(150)]);
    const records = completeRecords([...often, ...seldom, long]);
    expect(records[0]!.openedHoursBefore).toBe(48);
    for (const record of records.slice(24))
      expect(record.openedHoursBefore).toBeCloseTo(150 * (1 + 1 / 50), 9);
  });

  it.each([1, 2, 3])('finds the opening within an hour where bookings rush in, from seed %d', (seed) => {
    const random = seededRandom(seed);
    const classes = Array.from({ length: 8 }, (_, i) =>
      imported('yoga', 1 + i, [
        ...Array.from({ length: 4 }, () => booked(240 - 3 * random())),
        ...Array.from({ length: 4 }, () => booked(237 * random())),
      ]),
    );
    const hours = completeRecords(classes)[0]!.openedHoursBefore;
    expect(Math.abs(hours - 240)).toBeLessThan(1);
  });

  it('is not carried away by one booking made far ahead', () => {
    const own = Array.from({ length: 40 }, (_, i) => booked(96 - i));
    const [record] = completeRecords([imported('yoga', 1, [booked(400), ...own])]);
    expect(record!.openedHoursBefore).toBeLessThan(410);
  });

  it('keeps a recorded opening time and log', () => {
    const allocationLog = [{ hoursBefore: 30, channel: 'fitpass', allocation: 2 }];
    const one = imported('series', 1, [booked(20)]);
    const known = { ...one, record: { ...one.record, allocationLog }, openedHoursBefore: 72 };
    expect(completeRecords([known])).toEqual([
      { ...known.record, openedHoursBefore: 72, knowsClosings: true },
    ]);
  });

  /** A class on sale that began with this many places. */
  const onSale = (seriesId: string, places: number, capacity = 60) => ({
    seriesId,
    record: {
      capacity,
      allocationLog: [
        { hoursBefore: 20, channel: 'fitpass', allocation: 50 },
        { hoursBefore: leadHours, channel: 'fitpass', allocation: places },
      ],
    },
  });

  it('assumes the same marketplace places as in classes that have a log', () => {
    const [sold, places] = [anImport(1, 4), 3];
    // Customers who wanted to book after the third place was taken found Fitpass closed.
    const past = sold.map(({ seriesId, ageWeeks, record: { events } }) => {
      const inTime = events.toSorted((a, b) => b.hoursBefore - a.hoursBefore);
      const booked = inTime.filter(({ channel }) => channel === 'fitpass').slice(0, places);
      const direct = inTime.filter(({ channel }) => channel === 'direct');
      return imported(seriesId, ageWeeks, [...booked, ...direct]);
    });
    const coming = Array.from({ length: 12 }, (_, k) => onSale(`series-${k}`, places));
    const asked = salesPerClass(sold, 'fitpass');
    const [blind, seeing] = [learn(past), learn(past, coming)].map(
      ({ channels: { fitpass } }) => fitpass!.requestsPerClass / asked,
    );
    expect(blind).toBeLessThan(0.75);
    expect(seeing).toBeGreaterThan(0.9);
    expect(seeing).toBeLessThan(1.1);
  });

  const placesIn = (seriesId: string, sold: number, coming: readonly ReturnType<typeof onSale>[]) => {
    const events = Array.from({ length: sold }, (_, i) => booked(40 - i, 'fitpass'));
    const [record] = completeRecords([imported(seriesId, 1, events)], coming);
    return [record!.allocationLog[0]!.allocation, record!.knowsClosings];
  };

  it('uses the usual first places of the series, or else the share in other series', () => {
    const coming = [onSale('yoga', 6), onSale('yoga', 6), onSale('yoga', 9), onSale('spin', 5, 20)];
    expect(placesIn('yoga', 1, coming)).toEqual([6, true]);
    expect(placesIn('other', 1, coming)).toEqual([9, true]);
    expect(placesIn('other', 1, [])).toEqual([60, false]);
  });

  it('never assumes fewer marketplace places than sales, or more than the capacity', () => {
    expect(placesIn('yoga', 8, [onSale('yoga', 6)])).toEqual([8, true]);
    expect(placesIn('yoga', 1, [onSale('yoga', 90)])).toEqual([60, true]);
    // A class that began without places says nothing about their usual number.
    expect(placesIn('yoga', 1, [onSale('yoga', 0)])).toEqual([60, false]);
  });

  it('returns nothing without data, and reports an invalid number by name', () => {
    expect(completeRecords([])).toEqual([]);
    expect(completeRecords([imported('empty', 1, [])])[0]!.openedHoursBefore).toBe(0);
    const wrong = [imported('series', 1, [booked(Number.NaN)])];
    expect(() => completeRecords(wrong)).toThrow(
      expect.objectContaining({ name: 'InvalidInput', path: 'past[0].record.events[0].hoursBefore' }),
    );
    expect(() => completeRecords([imported('series', -1, [])])).toThrow(
      expect.objectContaining({ name: 'InvalidInput', path: 'past[0].ageWeeks' }),
    );
  });
});

describe('usualOpeningHours', () => {
  const bookings = Array.from({ length: 25 }, (_, i) => booked(100 - i));
  const seen = (hours: number) => ({ ...imported('seen', 1, [booked(20)]), openedHoursBefore: hours });

  it('is the median of the recorded values', () => {
    expect(usualOpeningHours([seen(72), seen(240), seen(168)])).toEqual({ seen: 168 });
  });

  it('follows the bookings if most of a series is unrecorded, whatever one class had', () => {
    const told = [1, 2].map((week) => imported('seen', week, bookings));
    const { seen: hours } = usualOpeningHours([...told, seen(10)]);
    // The nine earliest of 50 bookings span four hours.
    expect(hours).toBeCloseTo(100.5, 9);
  });

  it('is unknown without data', () => {
    expect(usualOpeningHours([])).toEqual({});
  });
});
