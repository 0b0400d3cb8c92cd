import * as fc from 'fast-check';
import { replay } from '#shared/core/allocation/replay.ts';
import { acceptedRequests, closedSpans } from '#shared/core/allocation/replay-course.ts';
import { InvalidInput } from '#shared/core/invalid-input.ts';
import { defaultBinEdgesHours, binLengthsHours } from '#shared/core/forecast/bins.ts';
import { observeClass } from '#shared/core/forecast/observe-class.ts';
import { aPastStudio, aReplay } from '#test/laws/a-past-studio.ts';

const run = { numRuns: 12 } as const;

const studios = fc.record({
  capacity: fc.integer({ min: 2, max: 16 }),
  direct: fc.double({ min: 0, max: 20, noNaN: true }),
  marketplace: fc.double({ min: 0, max: 20, noNaN: true }),
  allocation: fc.nat(16),
  cancelShare: fc.constantFrom(0, 0.2),
  seed: fc.nat(1000),
  weeks: fc.constant(2),
});

describe('laws of replay', () => {
  it('gains exactly nothing if the policy may change nothing', () => {
    fc.assert(
      fc.property(studios, (studio) => {
        const still = { maxSlotAdjustment: 0, minHoursBeforeClass: 12 };
        const result = replay(aReplay(aPastStudio(studio), { guidelines: still }));
        expect(result.gainMinor).toBe(0);
        expect(result.lossDays).toBe(0);
        for (const { gain } of result.byClass) {
          expect([gain.lowMinor, gain.highMinor].map((value) => Math.abs(value) < 1e-6)).toEqual([
            true,
            true,
          ]);
        }
      }),
      run,
    );
  });

  it('earns no more than perfect foresight, and is the same for the same seed', () => {
    fc.assert(
      fc.property(studios, (studio) => {
        const input = aReplay(aPastStudio(studio));
        const result = replay(input);
        expect(result.shareOfPossibleGain ?? 0).toBeLessThanOrEqual(1 + 1e-9);
        expect(result.gainPerClass.lowMinor).toBeLessThanOrEqual(result.gainPerClass.highMinor);
        expect(result.lossDays).toBeLessThanOrEqual(result.days);
        expect(replay(input)).toEqual(result);
      }),
      { ...run, numRuns: 5 },
    );
  });

  it('does not depend on the order of classes', () => {
    const classes = aPastStudio();
    const [first, second] = [replay(aReplay(classes)), replay(aReplay(classes.toReversed()))];
    expect(second.gainMinor).toBe(first.gainMinor);
    expect(second.lossDays).toBe(first.lossDays);
  });
});

describe('what replay finds', () => {
  it('nothing if demand is far below capacity and every place was open', () => {
    const quiet = aPastStudio({ direct: 2, marketplace: 2, capacity: 25, allocation: 25 });
    const result = replay(aReplay(quiet));
    expect(result.gainMinor).toBe(0);
    expect(result.isGainProven).toBe(false);
    expect(result.shareOfPossibleGain).toBeNull();
  });

  it('a proven gain if a marketplace with demand was kept closed while places stayed empty', () => {
    const shut = aPastStudio({ direct: 2, marketplace: 9, allocation: 1, classesPerWeek: 6 });
    const result = replay(aReplay(shut, { draws: 10 }));
    expect(result.isGainProven).toBe(true);
    expect(result.shareOfPossibleGain).toBeGreaterThan(0.6);
    expect(result.lossDays).toBeLessThan(result.days / 3);
    expect(result.classes).toBe(18);
  });

  it('a gain if a cheap marketplace took places that direct customers would have bought', () => {
    const given = { direct: 16, marketplace: 14, allocation: 12, marketplaceRevenueMinor: 500 };
    const result = replay(aReplay(aPastStudio({ ...given, classesPerWeek: 6 }), { draws: 10 }));
    expect(result.isGainProven).toBe(true);
  });

  it('less, or the same, if only confident decisions are executed', () => {
    const cheap = aPastStudio({
      direct: 10,
      marketplace: 12,
      allocation: 6,
      marketplaceRevenueMinor: 1_000,
      classesPerWeek: 6,
    });
    const [all = 0, ...gains] = [0.5, 0.7, 0.9, 1].map(
      (confidenceThreshold) => replay(aReplay(cheap, { confidenceThreshold, draws: 10 })).gainMinor,
    );
    expect(gains.every((gain) => gain < all)).toBe(true);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    expect(gains[0]).toBeGreaterThan(0);
    expect(gains.at(-1)).toBeLessThan(0.15 * all);
  });

  it('nearly all of it at the highest threshold, if opened places can gain but not lose', () => {
    const shut = aPastStudio({ direct: 2, marketplace: 9, allocation: 1 });
    const all = replay(aReplay(shut));
    const surest = replay(aReplay(shut, { confidenceThreshold: 1 }));
    expect(surest.gainMinor).toBeGreaterThan(0.7 * all.gainMinor);
  });

  it('only what was learned from older weeks, not from the week itself', () => {
    const usual = {
      capacity: 12,
      cancelShare: 0,
      marketplaceRevenueMinor: 1900,
      classesPerWeek: 6,
      weeks: 1,
    };
    const quiet = aPastStudio({ ...usual, direct: 0, marketplace: 10, allocation: 12, seed: 5 });
    const busy = aPastStudio({ ...usual, direct: 40, marketplace: 1, allocation: 1, seed: 6 });
    const older = busy.map((one) => ({ ...one, classId: `older ${one.classId}`, ageWeeks: 2 }));
    const guidelines = { maxSlotAdjustment: 12, minHoursBeforeClass: 160 };
    const result = replay(aReplay([...quiet, ...older], { guidelines }));
    expect(result.revenueInForceMinor).toBeGreaterThan(0);
    expect(result.gainMinor).toBeLessThan(-0.25 * result.revenueInForceMinor);
    expect(result.lossDays).toBeGreaterThanOrEqual(5);
  });

  it('nothing without an older week to learn from', () => {
    const empty = { classes: 0, days: 0, gainMinor: 0, lossDays: 0, shareOfPossibleGain: null, byClass: [] };
    expect(replay(aReplay(aPastStudio({ weeks: 1 })))).toMatchObject(empty);
    expect(replay(aReplay([]))).toMatchObject(empty);
  });
});

it('closed time and open time of a channel add up to the whole time', () => {
  for (const { record } of aPastStudio({ allocation: 2, marketplace: 9, direct: 14 })) {
    const { openHours } = observeClass(record);
    const spans = closedSpans(record, defaultBinEdgesHours);
    binLengthsHours(defaultBinEdgesHours).forEach((length, bin) => {
      record.channels.forEach((_, lane) => {
        const closed = spans
          .filter((span) => span.lane === lane && span.bin === bin)
          .reduce((sum, span) => sum + span.fromHours - span.toHours, 0);
        expect(closed + openHours[lane]![bin]!).toBeCloseTo(length, 9);
      });
    });
  }
});

it('a cancellation ends the oldest booking of its channel', () => {
  const { record } = aPastStudio()[0]!;
  const events = [
    { hoursBefore: 10, channel: 'fitpass', kind: 'cancelled' },
    { hoursBefore: 50, channel: 'fitpass', kind: 'booked' },
    { hoursBefore: 90, channel: 'fitpass', kind: 'booked' },
    { hoursBefore: 60, channel: 'direct', kind: 'booked' },
  ] as const;
  expect(acceptedRequests({ ...record, events })).toEqual([
    { hours: 90, lane: 1, cancelHours: 10 },
    { hours: 60, lane: 0, cancelHours: 0 },
    { hours: 50, lane: 1, cancelHours: 0 },
  ]);
});

describe('refusals of replay', () => {
  it.each([
    ['runIntervalHours', { runIntervalHours: Number.NaN }],
    ['draws', { draws: 0 }],
    ['confidenceThreshold', { confidenceThreshold: 2 }],
  ])('names %s', (path, over) => {
    const refused = () => replay(aReplay(aPastStudio({ weeks: 1 }), over));
    expect(refused).toThrow(InvalidInput);
    expect(refused).toThrow(expect.objectContaining({ path }));
  });
  it('names the class whose terms do not fit', () => {
    const [first, ...rest] = aPastStudio();
    const refused = () => replay(aReplay([{ ...first!, terms: [] }, ...rest]));
    expect(refused).toThrow('classes[0].terms must name each channel of the record once');
  });
});
