import { fitCancellations } from '#shared/core/forecast/fit-cancellations.ts';
import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { forecastClass } from '#shared/core/forecast/forecast-class.ts';
import { observeClass, type BookingEvent } from '#shared/core/forecast/observe-class.ts';
import type { PastClass, SeriesHistory } from '#shared/core/forecast/types.ts';

const edges = [48, 24, 0];
const channels = ['direct', 'fitpass', 'wellhub'];

function past(cancelledByBin: number[][], bookedHoursByBin: number[][]): PastClass {
  const none = channels.map(() => 0);
  const empty = channels.map(() => [0, 0]);
  return {
    ageWeeks: 1,
    bookings: empty,
    openHours: empty,
    cancelled: none,
    bookedHours: none,
    kept: none,
    noShow: none,
    cancelledByBin,
    bookedHoursByBin,
  };
}

const history = (classes: readonly PastClass[]): SeriesHistory[] => [{ seriesId: 'yoga', channels, classes }];

/**
 * A long history in which 0.001, 0.004 and 0.002 of bookings are cancelled an hour, and three times as many on the last
 * day.
 */
const long = Array.from({ length: 100 }, () =>
  past(
    [
      [1, 3],
      [4, 12],
      [2, 6],
    ],
    [
      [1000, 1000],
      [1000, 1000],
      [1000, 1000],
    ],
  ),
);

describe('the chance of a cancellation', () => {
  it('is learned by channel and time to class', () => {
    const { byChannel } = fitCancellations(history(long), 2, 14 / 3000)!;
    const close = (channel: string, bin: number, truth: number) =>
      expect(Math.abs(byChannel.get(channel)![bin]! / truth - 1)).toBeLessThan(0.05);
    close('direct', 0, 0.001);
    close('direct', 1, 0.003);
    close('fitpass', 0, 0.004);
    close('fitpass', 1, 0.012);
    close('wellhub', 1, 0.006);
  });

  it("is the studio's own as long as little is known", () => {
    const quiet = fitCancellations(
      history([past([[0, 1], ...noneOf(2)], [[30, 30], ...noneOf(2)])]),
      2,
      0.002,
    )!;
    for (const hazard of [...quiet.byChannel.values()].flat()) {
      expect(hazard).toBeGreaterThan(0.0018);
      expect(hazard).toBeLessThan(0.0028);
    }
  });

  it('of an unseen marketplace is that of the others, and direct has its own', () => {
    const { ofUnseen } = fitCancellations(history(long), 2, 14 / 3000)!;
    expect(Math.abs(ofUnseen(false)[0]! / 0.003 - 1)).toBeLessThan(0.05);
    expect(Math.abs(ofUnseen(true)[0]! / 0.001 - 1)).toBeLessThan(0.05);
  });

  it('is not split by channel if no history has cancellation times', () => {
    const { cancelledByBin, bookedHoursByBin, ...plain } = past([], []);
    expect([cancelledByBin, bookedHoursByBin]).toEqual([[], []]);
    expect(fitCancellations(history([plain]), 2, 0.002)).toBeNull();
    expect(fitDemand(history([plain]), { binEdgesHours: edges }).channels['direct']).not.toHaveProperty(
      'cancelPerHour',
    );
  });

  it('refuses invalid counts', () => {
    const bad = past([[0, -1], ...noneOf(2)], [[1, 1], ...noneOf(2)]);
    expect(() => fitCancellations(history([bad]), 2, 0.002)).toThrow(
      'histories[0].classes[0].cancelledByBin[0][1]',
    );
    const worse = past(noneOf(3), [...noneOf(2), [-1, 0]]);
    expect(() => fitCancellations(history([worse]), 2, 0.002)).toThrow(
      'histories[0].classes[0].bookedHoursByBin[2][0]',
    );
  });
});

function noneOf(count: number): number[][] {
  return Array.from({ length: count }, () => [0, 0]);
}

describe('from bookings to a forecast', () => {
  const event = (hoursBefore: number, channel: string, kind: BookingEvent['kind']): BookingEvent => ({
    hoursBefore,
    channel,
    kind,
  });
  const events = [
    event(40, 'direct', 'booked'),
    event(30, 'fitpass', 'booked'),
    event(6, 'fitpass', 'cancelled'),
  ];
  const record = {
    capacity: 8,
    channels,
    events,
    allocationLog: [],
    nowHoursBefore: 0,
    openedHoursBefore: 48,
    binEdgesHours: edges,
  };

  it('counts held hours and cancellations in their bins', () => {
    const seen = observeClass(record);
    expect(seen.bookedHoursByBin).toEqual([
      [16, 24],
      [6, 18],
      [0, 0],
    ]);
    expect(seen.cancelledByBin).toEqual([
      [0, 0],
      [0, 1],
      [0, 0],
    ]);
  });

  it('counts the hours of an early sale on the scale of the bins', () => {
    // The 72 hours before the end of the first bin are squeezed into its 24 hours.
    const seen = observeClass({
      ...record,
      openedHoursBefore: 96,
      events: [event(96, 'direct', 'booked'), event(60, 'direct', 'cancelled')],
    });
    expect(seen.bookedHoursByBin![0]).toEqual([12, 0]);
    expect(seen.cancelledByBin![0]).toEqual([1, 0]);
  });

  it('states for each channel, including unseen ones, how often its bookings are cancelled', () => {
    const classes = Array.from({ length: 60 }, () => ({ ...observeClass(record), ageWeeks: 1 }));
    const model = fitDemand([{ seriesId: 'yoga', channels, classes }], { binEdgesHours: edges });
    const { cancelPerHour } = forecastClass(model, {
      seriesId: 'yoga',
      channels: ['direct', 'fitpass', 'kenko'],
      hoursLeft: 48,
      bookings: [[], [], []],
      openHours: [[], [], []],
    });
    expect(cancelPerHour).toHaveLength(3);
    // One of every two bookings is cancelled late, and all of these are on Fitpass.
    expect(cancelPerHour![1]![1]).toBeGreaterThan(5 * cancelPerHour![0]![1]!);
    expect(cancelPerHour![1]![1]).toBeGreaterThan(5 * cancelPerHour![1]![0]!);
    expect(cancelPerHour![2]).toEqual(model.unseenMarketplace.cancelPerHour);
  });
});
