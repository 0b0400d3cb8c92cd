import { playPolicy } from '#shared/core/allocation/replay-class.ts';
import type { Request } from '#shared/core/allocation/replay-course.ts';
import type { ReplayClass, ReplayInput } from '#shared/core/allocation/replay-types.ts';
import type { ClassRecord } from '#shared/core/forecast/observe-class.ts';
import type { DemandModel } from '#shared/core/forecast/types.ts';
import { aReplay } from '#test/laws/a-past-studio.ts';

const [direct, fitpass] = [0, 1];

/** The given number of requests, evenly over 48 hours. */
const model = (
  requests: readonly [direct: number, fitpass: number],
  over: Partial<DemandModel> = {},
): DemandModel => {
  const [own, other] = requests.map((requestsPerClass) => ({
    requestsPerClass,
    sharePerHour: [1 / 48, 1 / 48],
    noShow: 0,
  }));
  return {
    version: 1,
    binEdgesHours: [48, 24, 0],
    channels: { direct: own!, fitpass: other! },
    unseenMarketplace: other!,
    unseenDirect: own!,
    series: {},
    level: 1,
    classShape: 15,
    channelShape: 25,
    cancelHazardPerHour: 1e-6,
    weeksOfHistory: 4,
    classesOfHistory: 4,
    ...over,
  };
};

/** Twenty places at 20.00, or at 9.00 through Fitpass, which may sell `allocation` of them. */
const aClass = (allocation: number | null, over: Partial<ClassRecord> = {}): ReplayClass => ({
  classId: 'one',
  seriesId: 'yoga',
  day: 'today',
  ageWeeks: 1,
  terms: [
    { channel: 'fitpass', revenueMinor: 900, noShowPay: 1 },
    { channel: 'direct', revenueMinor: 2000, noShowPay: 1 },
  ],
  record: {
    capacity: 20,
    channels: ['direct', 'fitpass'],
    events: [],
    allocationLog: allocation === null ? [] : [{ hoursBefore: 48, channel: 'fitpass', allocation }],
    nowHoursBefore: 0,
    openedHoursBefore: 48,
    ...over,
  },
});

const policy = (maxSlotAdjustment: number, over: Partial<ReplayInput> = {}): ReplayInput =>
  aReplay([], { guidelines: { maxSlotAdjustment, minHoursBeforeClass: 12 }, runIntervalHours: 10, ...over });

const asks = (lane: number, hours: number, cancelHours = 0): Request => ({ hours, lane, cancelHours });
const still = policy(0);

describe('a class under a policy that changes nothing', () => {
  const play = (klass: ReplayClass, requests: readonly Request[]) =>
    playPolicy(still, klass, model([4, 4]), requests);

  it('sells each marketplace its allocation at most, and all channels the capacity at most', () => {
    const requests = [
      asks(fitpass, 40),
      asks(fitpass, 30),
      asks(direct, 20),
      asks(direct, 10),
      asks(direct, 5),
    ];
    const [first, , second, third] = requests;
    expect(play(aClass(1, { capacity: 3 }), requests)).toEqual([first, second, third]);
    expect(play(aClass(0, { capacity: 3 }), requests)).toEqual(requests.slice(2));
    expect(play(aClass(null, { capacity: 3 }), requests)).toEqual(requests.slice(2));
  });

  it('gives a cancelled place to the next request', () => {
    const requests = [asks(fitpass, 40, 35), asks(fitpass, 36), asks(fitpass, 30, 0.5), asks(fitpass, 0.25)];
    expect(play(aClass(1), requests)).toEqual([requests[3]]);
    expect(play(aClass(2, { capacity: 1 }), requests)).toEqual([requests[3]]);
    // A request that found no place cancels nothing.
    expect(play(aClass(1), [asks(fitpass, 40), asks(fitpass, 36, 30), asks(fitpass, 20)])).toHaveLength(1);
  });
});

describe('a class under a policy', () => {
  const everyFourHours = Array.from({ length: 12 }, (_, i) => asks(fitpass, 47.5 - 4 * i));

  it('is decided at the opening and then every ten hours until the cut-off', () => {
    // There are no other requests, so each run opens one place more: at 48, 38, 28 and 18 hours before the start.
    const accepted = playPolicy(policy(1), aClass(0), model([0, 30]), everyFourHours);
    expect(accepted.map(({ hours }) => hours)).toEqual([47.5, 35.5, 27.5, 15.5]);
    const earlier = policy(1, { guidelines: { maxSlotAdjustment: 1, minHoursBeforeClass: 20 } });
    expect(playPolicy(earlier, aClass(0), model([0, 30]), everyFourHours)).toHaveLength(3);
  });

  it('is also decided in its last hours if there is no cut-off', () => {
    const to = policy(1, { guidelines: { maxSlotAdjustment: 1, minHoursBeforeClass: 0 } });
    const late = [...everyFourHours, asks(fitpass, 0.5)];
    const klass = aClass(0, { openedHoursBefore: 41 });
    const requests = late.filter(({ hours }) => hours < 41);
    // Runs happen 41, 31, 21, 11 and 1 hours before the start.
    expect(playPolicy(to, klass, model([0, 30]), requests).map(({ hours }) => hours)).toEqual([
      39.5, 27.5, 19.5, 7.5, 0.5,
    ]);
  });

  it('counts earlier bookings and allocations as if they had been decided', () => {
    // The last of five places goes to the channel that pays more once direct has taken four: Fitpass, with an
    // allocation of one, is closed at the run.
    const rush = [46, 45, 44, 43].map((hours) => asks(direct, hours));
    const requests = [...rush, asks(fitpass, 20), asks(direct, 10)];
    const accepted = playPolicy(policy(5), aClass(1, { capacity: 5 }), model([4, 4]), requests);
    expect(accepted.filter(({ lane }) => lane === fitpass)).toEqual([]);
    expect(accepted).toHaveLength(5);
  });

  it('executes harmless changes always, and risky ones above the threshold', () => {
    const held = (
      capacity: number,
      requests: readonly [number, number],
      confidenceThreshold: number,
    ): number =>
      playPolicy(policy(1, { confidenceThreshold }), aClass(0, { capacity }), model(requests), everyFourHours)
        .length;
    // One more place is better in each of the 60 futures, so it loses nothing.
    expect(held(20, [0, 30], 1)).toBe(4);
    // Nine come directly for ten places, so a customer who is sold a place at 9.00 may take one of 20.00.
    const runs = [0.5, 0.9, 1].map((threshold) => held(10, [9, 6], threshold));
    expect(runs).toEqual([3, 2, 1]);
  });
});

describe('what a policy learns during a class', () => {
  /** Fewer than usual are expected at first, and how many more is learned from the arrivals. */
  const unsure = model([6, 6], { classShape: 1, channelShape: 1 });
  const klass = aClass(4, { capacity: 4 });
  const later = [asks(fitpass, 22), asks(fitpass, 21), asks(fitpass, 20), asks(fitpass, 19)];
  const soldAfter = (early: readonly Request[], cls = klass): number =>
    playPolicy(policy(8, { runIntervalHours: 24 }), cls, unsure, [...early, ...later]).filter(
      ({ lane, hours }) => lane === fitpass && hours < 24,
    ).length;

  it('includes direct demand above the usual: Fitpass is closed', () => {
    const rush = Array.from({ length: 20 }, (_, i) => asks(direct, 47 - i, 46.5 - i));
    expect(soldAfter(rush)).toBe(0);
    expect(soldAfter([])).toBeGreaterThan(0);
  });

  /** The class is decided at the opening and a day before the start, each time for all the remaining time. */
  const twice = policy(20, {
    guidelines: { maxSlotAdjustment: 20, minHoursBeforeClass: 0 },
    runIntervalHours: 24,
  });
  const alike = { classShape: 1, channelShape: 1e9 };
  const many = Array.from({ length: 15 }, (_, i) => asks(fitpass, 23.5 - i / 10));
  const soldLater = (cls: ReplayClass, usual: readonly [number, number], early: readonly Request[]): number =>
    playPolicy(twice, cls, model(usual, alike), [...early, ...many]).filter(({ lane }) => lane === fitpass)
      .length;
  const leaving = (count: number) => Array.from({ length: count }, (_, i) => asks(direct, 47 - i, 46.5 - i));

  it('includes that nobody could book through Fitpass while it was closed', () => {
    // Three booked directly, as many as usual, so three more will: for three places, none of which Fitpass gets. If
    // Fitpass had been open, fifteen would have been usual, and only a quarter as many would come.
    expect(soldLater(aClass(0, { capacity: 3 }), [6, 24], leaving(3))).toBe(0);
  });

  it('includes bookings, cancellations, and the lack of Fitpass bookings after its opening', () => {
    // Six booked directly and cancelled. Two were usual, and six through Fitpass: (1 + 6) / (1 + 8) of two more will
    // come, and most places are free for Fitpass. If Fitpass counted as closed, the factor would be (1 + 6) / (1 + 2),
    // for nearly five.
    expect(soldLater(aClass(0, { capacity: 10 }), [4, 12], leaving(6))).toBeGreaterThan(4);
  });

  it('includes the time of cancellations', () => {
    // The class was full for 22 hours of the day, so ten in two hours are many: more will come than there are places.
    const full = Array.from({ length: 10 }, (_, i) => asks(direct, 47.5 - i / 10, 24.5));
    expect(soldLater(aClass(0, { capacity: 10 }), [4, 12], full)).toBe(0);
  });
});
