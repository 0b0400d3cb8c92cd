import { hoursInBins, nominalHours } from '#shared/core/forecast/bins.ts';
import { observeClass } from '#shared/core/forecast/observe-class.ts';
import { aRecord as record, booked, cancelled, twoDays as edges } from '#test/laws/a-record.ts';

describe('observeClass', () => {
  it('counts every hour as open while nothing is sold', () => {
    const seen = observeClass(record());
    expect(seen.openHours).toEqual([
      [24, 24],
      [24, 24],
    ]);
    expect(seen.bookings).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('closes a marketplace at its allocation and reopens it with the log', () => {
    const allocationLog = [
      { hoursBefore: 48, channel: 'fitpass', allocation: 1 },
      { hoursBefore: 10, channel: 'fitpass', allocation: 2 },
    ];
    const seen = observeClass(record({ allocationLog, events: [booked(30, 'fitpass')] }));
    expect(seen.openHours).toEqual([
      [24, 24],
      [18, 10],
    ]);
    expect(seen.bookings).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(seen.bookedHours).toEqual([0, 30]);
  });

  it('counts places booked in the same minute on the same channel as one group', () => {
    const moment = 30 + 7 / 60;
    const events = [booked(moment), booked(moment), booked(moment - 0.004), booked(moment, 'fitpass')];
    const roomy = { capacity: 9, allocationLog: [{ hoursBefore: 48, channel: 'fitpass', allocation: 9 }] };
    expect(observeClass(record({ ...roomy, events })).companions).toEqual([2, 0]);
    const minuteLater = [booked(moment), booked(moment - 1 / 60)];
    expect(observeClass(record({ ...roomy, events: minuteLater })).companions).toEqual([0, 0]);
  });

  it.each([30, 17.75, 6])('counts no group for bookings at the round time of %p hours', (round) => {
    const seen = observeClass(record({ capacity: 9, events: [booked(round), booked(round), booked(round)] }));
    expect(seen.companions).toEqual([0, 0]);
  });

  it('counts no group for customers from a waitlist', () => {
    const events = [booked(40), booked(39), booked(38), cancelled(20.11), booked(20.11), booked(20.11)];
    expect(observeClass(record({ events })).companions).toEqual([0, 0]);
  });

  it('records who took the last open place of a marketplace or of the class, if the time is precise', () => {
    const events = [booked(40.1, 'fitpass'), booked(36.1), booked(20.1)];
    expect(observeClass(record({ events })).lastPlaces).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const round = [booked(40, 'fitpass'), booked(36), booked(20)];
    expect(observeClass(record({ events: round })).lastPlaces).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('closes everything while the class is full', () => {
    const events = [booked(40), booked(36), booked(30), cancelled(20)];
    const seen = observeClass(record({ events }));
    expect(seen.openHours).toEqual([
      [18, 20],
      [18, 20],
    ]);
    expect(seen.cancelled).toEqual([1, 0]);
    expect(seen.booked).toEqual([2, 0]);
    expect(seen.kept).toEqual([2, 0]);
    expect(seen.bookedHours[0]).toBe(40 + 36 + 10);
  });

  it('closes a class at its capacity of that time, and opens it when the capacity grows', () => {
    const events = [booked(30), booked(20), booked(4)];
    const grown = record({ events, capacityLog: [{ hoursBefore: 10, from: 1, to: 3 }], allocationLog: [] });
    expect(observeClass(grown).openHours[0]).toEqual([18, 6]);
    // The second booking found the class full, so there was no request in open hours.
    expect(observeClass(grown).bookings[0]).toEqual([1, 1]);
    const cut = [
      { hoursBefore: 12, from: 3, to: 1 },
      { hoursBefore: 36, from: 2, to: 3 },
    ];
    expect(observeClass(record({ events: [booked(30)], capacityLog: cut })).openHours[0]).toEqual([24, 12]);
    expect(() => observeClass(record({ capacityLog: [{ hoursBefore: 1, from: -1, to: 2 }] }))).toThrow(
      'capacityLog[0].from',
    );
  });

  it('treats a marketplace as closed until it first gets places', () => {
    const first = { hoursBefore: 10, channel: 'fitpass' };
    const allocationLog = [
      { ...first, allocation: 0 },
      { ...first, allocation: 2 },
    ];
    expect(observeClass(record({ allocationLog })).openHours[1]).toEqual([0, 10]);
  });

  it('treats a marketplace without a log as closed unless it sold, and then as open while there are places', () => {
    const seen = observeClass(record({ allocationLog: [], events: [booked(30, 'fitpass')] }));
    expect(seen.openHours[1]).toEqual([24, 24]);
    const silent = observeClass(record({ allocationLog: [], events: [booked(30)] }));
    expect(silent.openHours).toEqual([
      [24, 24],
      [0, 0],
    ]);
  });

  it('counts no request if a waitlist takes a place that is freed in a full class', () => {
    const full = [booked(40), booked(36), booked(30)];
    const refilled = observeClass(record({ events: [...full, cancelled(20), booked(20 - 1 / 60)] }));
    expect(refilled).toMatchObject({ booked: [3, 0], cancelled: [1, 0] });
    expect(refilled.bookings[0]).toEqual([3, 0]);
    // Two places freed together are filled by two; a third booking still found the class full.
    const two = [cancelled(20), cancelled(20), booked(20), booked(20), booked(20 - 1 / 60)];
    expect(observeClass(record({ events: [...full, ...two] })).bookings[0]).toEqual([3, 0]);
    // An hour later somebody requested the free place.
    expect(observeClass(record({ events: [...full, cancelled(20), booked(19)] })).bookings[0]).toEqual([
      3, 1,
    ]);
    // In a class that was not full, nobody was waiting.
    const open = observeClass(record({ events: [booked(40), cancelled(20), booked(20)] }));
    expect(open.bookings[0]).toEqual([1, 1]);
  });

  it('describes a class as of any time', () => {
    const events = [booked(40), booked(12), { ...booked(-1), kind: 'no-show' as const }];
    const then = observeClass(record({ events, nowHoursBefore: 20 }));
    expect(then).toMatchObject({
      bookings: [
        [1, 0],
        [0, 0],
      ],
      openHours: [
        [24, 4],
        [24, 4],
      ],
      noShow: [0, 0],
    });
    expect(observeClass(record({ events, nowHoursBefore: -5 })).noShow).toEqual([1, 0]);
  });

  it('puts bookings at an edge into the later bin and squeezes earlier hours into the first', () => {
    expect(observeClass(record({ events: [booked(24)] })).bookings[0]).toEqual([0, 1]);
    const early = observeClass(
      record({ openedHoursBefore: 124, events: [booked(100), booked(74, 'fitpass')], nowHoursBefore: 0 }),
    );
    expect(early.bookings).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(early.openHours).toEqual([
      [24, 24],
      [12, 0],
    ]);
    expect(early.bookedHours).toEqual([100, 74]);
  });

  it('uses the earliest log entry from the opening on, wherever it is in the log', () => {
    const entry = (hoursBefore: number, allocation: number) => ({
      hoursBefore,
      channel: 'fitpass',
      allocation,
    });
    // The marketplace is closed for 30 hours, open for ten, and closed again.
    const [first, second, third] = [entry(40, 0), entry(18, 1), entry(8, 0)];
    for (const allocationLog of [
      [first, second, third],
      [first, third, second],
      [second, first, third],
      [second, third, first],
      [third, first, second],
      [third, second, first],
    ]) {
      expect(observeClass(record({ allocationLog })).openHours[1]).toEqual([0, 10]);
    }
    // Of two entries at the same time, the first applies before it and the last from then on.
    expect(observeClass(record({ allocationLog: [entry(40, 0), entry(40, 1)] })).openHours[1]).toEqual([
      16, 24,
    ]);
  });

  it('removes a cancelled booking, and never goes below zero', () => {
    expect(observeClass(record({ events: [booked(40), cancelled(30)] })).booked).toEqual([0, 0]);
    const more = observeClass(record({ events: [cancelled(40), booked(30)] }));
    expect(more).toMatchObject({ booked: [1, 0], cancelled: [1, 0] });
  });

  it('counts up to the last minute, and assigns later entries to the last bin', () => {
    const late = observeClass(record({ capacity: 1, events: [booked(0.5)] }));
    expect(late.openHours[0]).toEqual([24, 23.5]);
    expect(late.bookedHours[0]).toBe(0.5);
    for (const hours of [0, -2]) {
      const after = observeClass(record({ events: [booked(hours)], nowHoursBefore: -3 }));
      expect(after).toMatchObject({
        bookings: [
          [0, 1],
          [0, 0],
        ],
        bookedHours: [0, 0],
        booked: [1, 0],
      });
    }
  });

  it('includes events at that very time, and later ones only once the class has started', () => {
    const noShow = { ...booked(-1), kind: 'no-show' as const };
    expect(observeClass(record({ events: [booked(20)], nowHoursBefore: 20 })).booked).toEqual([1, 0]);
    expect(observeClass(record({ events: [booked(20)], nowHoursBefore: 20.5 })).booked).toEqual([0, 0]);
    expect(observeClass(record({ events: [booked(0.25)], nowHoursBefore: 0.5 })).booked).toEqual([0, 0]);
    expect(observeClass(record({ events: [noShow], nowHoursBefore: 0 })).noShow).toEqual([1, 0]);
  });

  it('counts no time before the sale opens', () => {
    const early = observeClass(record({ events: [booked(70)], nowHoursBefore: 60 }));
    expect(early).toMatchObject({
      booked: [1, 0],
      bookedHours: [0, 0],
      openHours: [
        [0, 0],
        [0, 0],
      ],
    });
  });

  it('does not depend on the order of events', () => {
    const events = [booked(40), booked(36, 'fitpass'), cancelled(20), booked(11)];
    expect(observeClass(record({ events: events.toReversed() }))).toEqual(observeClass(record({ events })));
  });

  it.each([
    ['capacity', { capacity: -1 }],
    ['nowHoursBefore', { nowHoursBefore: Number.NaN }],
    ['openedHoursBefore', { openedHoursBefore: Infinity }],
    ['events[0].hoursBefore', { events: [booked(Number.NaN)] }],
    [
      'allocationLog[0].hoursBefore',
      { allocationLog: [{ hoursBefore: Number.NaN, channel: 'fitpass', allocation: 2 }] },
    ],
    ['events[1].channel', { events: [booked(3), booked(2, 'unknown')] }],
    [
      'allocationLog[0].allocation',
      { allocationLog: [{ hoursBefore: 4, channel: 'fitpass', allocation: -2 }] },
    ],
    ['binEdgesHours[1]', { binEdgesHours: [24, 24, 0] }],
    ['binEdgesHours', { binEdgesHours: [24, 12] }],
  ])('refuses %s by name', (path, over) => {
    expect(() => observeClass(record(over))).toThrow(expect.objectContaining({ name: 'InvalidInput', path }));
  });
});

describe('bins', () => {
  it('share out hours', () => {
    expect(hoursInBins(edges, 30, 10)).toEqual([6, 14]);
    expect(hoursInBins(edges, 100, 0)).toEqual([24, 24]);
    expect(hoursInBins(edges, 10, 30)).toEqual([0, 0]);
  });
  it.each([
    [10, 124, 10],
    [24, 124, 24],
    [74, 124, 36],
    [124, 124, 48],
    [200, 124, 48],
    [40, 48, 40],
    [60, 40, 48],
  ])('%p hours of a class opened %p hours before count as %p', (hours, opened, nominal) => {
    expect(nominalHours(edges, opened, hours)).toBeCloseTo(nominal, 12);
  });
});
