import type { BookingEvent } from '#shared/core/forecast/observe-class.ts';
import { fitOpeningRush } from '#shared/core/forecast/opening-rush.ts';
import { seededRandom } from '#shared/core/numbers/random.ts';
import { samplePoisson } from '#shared/core/numbers/sample-poisson.ts';
import { aRecord, booked } from '#test/laws/a-record.ts';

const openedHours = 168;

/** Classes of a week's sale, with the given bookings an hour in the first three hours, and later. */
function classesOf(count: number, first: number, later: number, capacity: number) {
  const random = seededRandom(7);
  const within = (from: number, to: number, mean: number): BookingEvent[] =>
    Array.from({ length: samplePoisson(mean * (from - to), random) }, () =>
      booked(to + random() * (from - to), 'direct'),
    );
  return Array.from({ length: count }, (_, i) => {
    const events = [...within(openedHours, 165, first), ...within(165, 0, later)];
    const accepted = events.sort((a, b) => b.hoursBefore - a.hoursBefore).slice(0, capacity);
    return {
      seriesId: `series-${i % 6}`,
      record: aRecord({
        capacity,
        channels: ['direct'],
        events: accepted,
        allocationLog: [],
        openedHoursBefore: openedHours,
      }),
    };
  });
}

/** The booking density of the first three hours divided by that after the sixth. */
function ratioOf(rush: readonly number[] | undefined): number {
  const [first = 0, second = 0, , fourth = 0, fifth = 0] = rush ?? [];
  return (first + 2 * second) / 3 / ((fourth * 6 + fifth * 12) / 18);
}

describe('the rush at the opening of a sale', () => {
  it('is the ratio of the booking density at that time to the later density', () => {
    const ratio = ratioOf(fitOpeningRush(classesOf(300, 1, 0.1, 60)));
    expect(ratio).toBeGreaterThan(8);
    expect(ratio).toBeLessThan(12);
  });

  it('is detected even if most classes sell out during the rush', () => {
    const ratio = ratioOf(fitOpeningRush(classesOf(600, 2, 0.2, 6)));
    expect(ratio).toBeGreaterThan(6.5);
    expect(ratio).toBeLessThan(13);
  });

  it('is found in a studio that sells little', () => {
    const first = fitOpeningRush(classesOf(60, 1, 0.05, 60))![0]!;
    expect(first).toBeGreaterThan(3.5);
  });

  it('is absent if bookings are spread evenly', () => {
    const ratio = ratioOf(fitOpeningRush(classesOf(300, 0.1, 0.1, 60)));
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });

  it('is not learned from a handful of bookings', () => {
    expect(fitOpeningRush(classesOf(3, 1, 0.1, 60))).toBeUndefined();
    expect(fitOpeningRush([])).toBeUndefined();
  });

  it('uses the first minutes for a class that opened just before it began', () => {
    const late = classesOf(40, 1, 0.1, 60).map(({ seriesId, record }) => ({
      seriesId,
      record: { ...record, openedHoursBefore: 0.5, events: [booked(0.4, 'direct'), booked(0.3, 'direct')] },
    }));
    expect(fitOpeningRush(late)!.slice(1)).toEqual([1, 1, 1, 1, 1]);
  });
});
