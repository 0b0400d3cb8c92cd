import { replay } from '#shared/core/allocation/replay.ts';
import type { ReplayClass } from '#shared/core/allocation/replay-types.ts';
import { InvalidInput } from '#shared/core/invalid-input.ts';
import type { BookingEvent, ClassRecord } from '#shared/core/forecast/observe-class.ts';
import { aPastStudio, aReplay } from '#test/laws/a-past-studio.ts';

const terms = (direct: number, fitpass: number, noShowPay = 1): ReplayClass['terms'] => [
  { channel: 'direct', revenueMinor: direct, noShowPay },
  { channel: 'fitpass', revenueMinor: fitpass, noShowPay },
];

const aRecord = (capacity: number, events: readonly BookingEvent[], allocation = 1): ClassRecord => ({
  capacity,
  channels: ['direct', 'fitpass'],
  events,
  allocationLog: [{ hoursBefore: 168, channel: 'fitpass', allocation }],
  nowHoursBefore: 0,
  openedHoursBefore: 168,
});

const aPastClass = (
  classId: string,
  ageWeeks: number,
  record: ClassRecord,
  channelTerms: ReplayClass['terms'],
): ReplayClass => ({
  classId,
  seriesId: 'yoga',
  day: `day of ${classId}`,
  ageWeeks,
  record,
  terms: channelTerms,
});

const booked = (channel: string, hoursBefore: number): BookingEvent => ({
  kind: 'booked',
  channel,
  hoursBefore,
});
const cancelled = (channel: string, hoursBefore: number): BookingEvent => ({
  kind: 'cancelled',
  channel,
  hoursBefore,
});

const manyDirectly = Array.from({ length: 28 }, (_, i) => booked('direct', 160 - 5 * i));

/** Last week Fitpass took the only place of each class; the week before, many booked directly in a larger one. */
const taken = (classes: number, channelTerms: ReplayClass['terms']): ReplayClass[] => [
  aPastClass('older', 2, aRecord(30, manyDirectly), channelTerms),
  ...Array.from({ length: classes }, (_, i) =>
    aPastClass(`class-${i}`, 1, aRecord(1, [booked('fitpass', 160)]), channelTerms),
  ),
];

describe('the sums of a replay', () => {
  it('include a place that Fitpass took and a direct customer would have bought', () => {
    const result = replay(aReplay(taken(3, terms(2000, 500))));
    const gain = { meanMinor: 1500, lowMinor: 1500, highMinor: 1500 };
    expect(result).toEqual({
      classes: 3,
      days: 3,
      revenueInForceMinor: 1500,
      gainMinor: 4500,
      gainPerClass: gain,
      isGainProven: true,
      lossDays: 0,
      shareOfPossibleGain: 1,
      byClass: [0, 1, 2].map((i) => ({ classId: `class-${i}`, gain })),
    });
  });

  it('work for the smallest amounts, and for one class', () => {
    const result = replay(aReplay(taken(1, terms(2, 1))));
    expect(result).toMatchObject({ classes: 1, gainMinor: 1, isGainProven: true, shareOfPossibleGain: 1 });
    expect(result.gainPerClass).toEqual({ meanMinor: 1, lowMinor: 1, highMinor: 1 });
    expect(replay(aReplay(taken(1, terms(2000, 500)), { draws: 1 })).gainMinor).toBe(1500);
  });

  it('include a loss on a day when a place was kept without demand', () => {
    // Many booked directly the week before, so Fitpass is closed at the opening for good. This time nobody came, though
    // there was always a place, so the one booking of Fitpass is lost.
    const idle = aPastClass('idle', 1, aRecord(2, [booked('fitpass', 100)]), terms(2, 1));
    const older = aPastClass('older', 2, aRecord(30, manyDirectly), terms(2, 1));
    const once = { maxSlotAdjustment: 5, minHoursBeforeClass: 160 };
    const result = replay(aReplay([older, idle], { guidelines: once }));
    expect(result).toMatchObject({ days: 1, revenueInForceMinor: 1, gainMinor: -1, lossDays: 1 });
  });

  it('leave out bookings cancelled up to the last minute', () => {
    // One booking of direct and one of Fitpass remain. No absence was ever reported, so both count as attended.
    const record = aRecord(
      3,
      [booked('fitpass', 160), booked('direct', 150), booked('direct', 140), cancelled('direct', 0.5)],
      3,
    );
    const channelTerms = terms(2000, 500, 0);
    const classes = [
      aPastClass('older', 2, aRecord(40, manyDirectly), channelTerms),
      aPastClass('one', 1, record, channelTerms),
    ];
    const still = { maxSlotAdjustment: 0, minHoursBeforeClass: 12 };
    expect(replay(aReplay(classes, { guidelines: still })).revenueInForceMinor).toBe(2500);
    // One place moves from Fitpass to direct: 2000 − 501.
    const gained = replay(aReplay(taken(1, terms(2000, 501, 0))));
    expect(gained.gainPerClass.meanMinor).toBeCloseTo(1499, 9);
    expect(gained.gainMinor).toBe(1499);
  });
});

describe('the draws of a replay', () => {
  const studio = aPastStudio({ weeks: 2, classesPerWeek: 2, direct: 10, marketplace: 14 });

  it('are twenty by default', () => {
    const { draws: _draws, ...input } = aReplay(studio);
    expect(replay(input)).toEqual(replay({ ...input, draws: 20 }));
    expect(replay(input)).not.toEqual(replay({ ...input, draws: 21 }));
    expect(replay(input)).not.toEqual(replay({ ...input, draws: 6 }));
  });

  it('give intervals by interpolation: 95 % of the way between two of them', () => {
    const { byClass, gainMinor, gainPerClass } = replay(aReplay(studio, { draws: 2 }));
    for (const { gain } of byClass) {
      expect(gain.lowMinor).toBeLessThanOrEqual(gain.highMinor);
      expect(gain.lowMinor + gain.highMinor).toBeCloseTo(2 * gain.meanMinor, 6);
    }
    expect(byClass.some(({ gain }) => gain.highMinor > gain.lowMinor + 1)).toBe(true);
    const sum = byClass.reduce((all, { gain }) => all + gain.meanMinor, 0);
    expect(gainMinor).toBe(Math.round(sum));
    expect(gainPerClass.meanMinor).toBeCloseTo(sum / byClass.length, 6);
  });

  it('all count if only one class is replayed', () => {
    const [first, second] = [1, 2].map((ageWeeks) => studio.filter((one) => one.ageWeeks === ageWeeks));
    const alone = [first![0]!, ...second!];
    const found = Array.from({ length: 12 }, (_, seed) => replay(aReplay(alone, { draws: 2, seed })));
    for (const { byClass, gainPerClass } of found) {
      // With two draws of one class, the interval covers 95 % of the distance between them; resampling finds both
      // draws.
      const { meanMinor, lowMinor, highMinor } = byClass[0]!.gain;
      const apart = (highMinor - lowMinor) / 0.95 / 2;
      expect(gainPerClass.lowMinor).toBeCloseTo(meanMinor - apart, 6);
      expect(gainPerClass.highMinor).toBeCloseTo(meanMinor + apart, 6);
    }
    expect(found.some(({ gainPerClass }) => gainPerClass.highMinor > gainPerClass.lowMinor + 1)).toBe(true);
  });
});

describe('the history that a replay learns from', () => {
  it('treats a missing channel of a class as closed', () => {
    const studio = { weeks: 2, classesPerWeek: 2, direct: 10, marketplace: 14, cancelShare: 0.3 };
    const usual = aPastStudio(studio).map((one) => ({ ...one, terms: terms(2000, 1200, 0) }));
    const often = (one: ReplayClass) =>
      replay(
        aReplay([
          ...usual,
          ...Array.from({ length: 300 }, (_, i) => ({ ...one, seriesId: 'series-0', classId: `one-${i}` })),
        ]),
      );
    const closed = aPastClass('closed', 2, aRecord(9, manyDirectly.slice(0, 8), 0), terms(2000, 500, 0.5));
    const { record, terms: both } = closed;
    for (const [channel, at] of [
      ['fitpass', 0],
      ['direct', 1],
    ] as const) {
      const own = [...record.channels].filter((one) => one !== channel);
      const events = channel === 'fitpass' ? record.events : [];
      // Without direct, no place can be sold directly either.
      const whole = channel === 'fitpass' ? record : aRecord(0, []);
      const without = { ...whole, events, channels: own, allocationLog: at === 0 ? [] : whole.allocationLog };
      const lacking = { ...closed, record: without, terms: both.filter((term) => term.channel !== channel) };
      expect(often(lacking)).toEqual(often({ ...closed, record: whole }));
    }
  });

  it('is insufficient with one week, however recent', () => {
    const short = taken(2, terms(2000, 500)).map((one) => ({ ...one, ageWeeks: 0.5 }));
    expect(replay(aReplay(short))).toMatchObject({
      classes: 0,
      gainPerClass: { meanMinor: 0, lowMinor: 0, highMinor: 0 },
      isGainProven: false,
    });
  });
});

describe('the inputs that a replay refuses', () => {
  const [only] = taken(0, terms(2000, 500));
  it.each([
    ['classes[0].ageWeeks', { ageWeeks: -1 }],
    ['classes[0].terms', { terms: [...only!.terms, { channel: 'kenko', revenueMinor: 1, noShowPay: 1 }] }],
    ['classes[0].terms', { terms: [only!.terms[0]!, { channel: 'kenko', revenueMinor: 1, noShowPay: 1 }] }],
  ])('is told by name: %s', (path, over) => {
    const refused = () => replay(aReplay([{ ...only!, ...over }]));
    expect(refused).toThrow(InvalidInput);
    expect(refused).toThrow(expect.objectContaining({ path }));
  });
});
