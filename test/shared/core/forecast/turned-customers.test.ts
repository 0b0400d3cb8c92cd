import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { observeClass, type BookingEvent } from '#shared/core/forecast/observe-class.ts';
import { turnedCustomers } from '#shared/core/forecast/turned-customers.ts';
import type { TurnedCustomers } from '#shared/core/forecast/types.ts';
import { aRecord, booked, twoDays } from '#test/laws/a-record.ts';

const channels = ['direct', 'fitpass', 'wellhub'];
const by = (customer: string, hoursBefore: number, channel: string): BookingEvent => ({
  ...booked(hoursBefore, channel),
  customer,
});

/** A class of eight places. Fitpass may sell one of them, and Wellhub none unless it has a booking. */
const aClass = (events: readonly BookingEvent[], knowsClosings = true) => ({
  channels,
  knowsClosings,
  ...observeClass(aRecord({ capacity: 8, channels, events })),
});

/** Ana and Ben are known from Fitpass by this class. */
const another = aClass([by('Ana', 40, 'fitpass'), by('Ben', 39, 'wellhub')]);
const anotherOfBen = aClass([by('Ben', 40, 'fitpass')]);
const nothing = { bookings: 0, named: 0, closed: 0, open: 0 };
/** The number of named bookings on channels of one kind, and how many are by customers known elsewhere. */
const some = (bookings: number, known: { closed?: number; open?: number } = {}) => ({
  ...nothing,
  bookings,
  named: bookings,
  ...known,
});

describe('customers who switch to another channel', () => {
  it('are known from a marketplace and book elsewhere while it is closed', () => {
    const closed = aClass([by('Cleo', 40, 'fitpass'), by('Ana', 30, 'direct')]);
    const open = aClass([by('Ana', 30, 'direct'), by('Cleo', 20, 'fitpass')]);
    const [first] = turnedCustomers([closed, another]);
    const [second] = turnedCustomers([open, another]);
    expect(first).toEqual({ asked: 1, known: 0, toDirect: some(1, { closed: 1 }), elsewhere: some(1) });
    expect(second).toEqual({ asked: 1, known: 0, toDirect: some(1, { open: 1 }), elsewhere: some(1) });
  });

  it('are counted separately if they book at another marketplace, including regulars of both', () => {
    const turned = aClass([by('Dora', 40, 'fitpass'), by('Ben', 30, 'wellhub')]);
    const [seen] = turnedCustomers([turned, another, anotherOfBen, anotherOfBen]);
    expect(seen).toEqual({ asked: 2, known: 1, toDirect: nothing, elsewhere: some(2, { closed: 1 }) });
  });

  it('belong to the channel where they book more often: a customer who switched once does not switch back', () => {
    const atHome = aClass([by('Ben', 30, 'fitpass'), booked(20, 'wellhub')]);
    const [seen] = turnedCustomers([atHome, another, anotherOfBen]);
    expect(seen).toEqual({ asked: 2, known: 1, toDirect: nothing, elsewhere: { ...some(2), named: 1 } });
  });

  it('count when one of their marketplaces is closed, though another is open', () => {
    const both = {
      channels,
      knowsClosings: true,
      ...observeClass(
        aRecord({
          capacity: 8,
          channels,
          events: [by('Cleo', 40, 'fitpass'), by('Ben', 30, 'direct')],
          allocationLog: [
            { hoursBefore: 48, channel: 'fitpass', allocation: 1 },
            { hoursBefore: 48, channel: 'wellhub', allocation: 5 },
          ],
        }),
      ),
    };
    const [seen] = turnedCustomers([both, another, anotherOfBen]);
    expect(seen).toMatchObject({ toDirect: { closed: 1, open: 0 } });
  });

  it('exclude those never seen on a marketplace, or seen only for this class', () => {
    const alone = aClass([by('Eve', 40, 'fitpass'), by('Eve', 30, 'direct'), by('Fay', 20, 'direct')]);
    const direct = aClass([by('Fay', 20, 'direct'), by('Ana', 10, 'direct')]);
    const [first, second] = turnedCustomers([alone, direct, another]);
    expect(first).toEqual({ asked: 1, known: 0, toDirect: some(2), elsewhere: some(1) });
    // Fitpass could have been booked for the second class all the time.
    expect(second).toEqual({ asked: 0, known: 0, toDirect: some(2, { open: 1 }), elsewhere: nothing });
  });

  it('are not counted for a marketplace that was never offered for the class', () => {
    const neverOpen = {
      channels,
      knowsClosings: true,
      ...observeClass(
        aRecord({ capacity: 8, channels, allocationLog: [], events: [by('Ana', 30, 'direct')] }),
      ),
    };
    expect(turnedCustomers([neverOpen, another])[0]).toMatchObject({ toDirect: some(1) });
    const soldOut = { ...neverOpen, bookings: [[0], [1], [0]], openHours: [[9], [0], [0]] };
    expect(turnedCustomers([soldOut, another])[0]).toMatchObject({
      asked: 1,
      toDirect: { closed: 1, open: 0 },
    });
  });

  it('are unknown if nobody is named, or closing times are unknown', () => {
    const [unlogged, nameless, first, second] = turnedCustomers([
      aClass([by('Ana', 30, 'direct')], false),
      aClass([booked(30, 'fitpass')]),
      aClass([by('b', 30, 'a')].map((event) => ({ ...event, channel: 'direct' }))),
      another,
    ]);
    expect([unlogged, nameless]).toEqual([undefined, undefined]);
    expect([first, second]).not.toContain(undefined);
  });

  it('are learned from classes without a log if these identify known customers', () => {
    const closed = aClass([by('Cleo', 40, 'fitpass'), by('Ana', 30, 'direct')]);
    const imported = aClass([by('Ana', 40, 'fitpass')], false);
    expect(turnedCustomers([closed, imported])[0]).toMatchObject({ toDirect: { closed: 1, open: 0 } });
    expect(turnedCustomers([closed])[0]).toMatchObject({ toDirect: some(1) });
  });

  it('exclude waitlists: a place in a full class was not refused by a marketplace', () => {
    const full = aRecord({
      capacity: 1,
      events: [by('Cleo', 40, 'fitpass'), by('Ana', 30, 'direct')],
    });
    expect(observeClass(full).named).toEqual([{ customer: 'Cleo', channel: 1, closed: [] }]);
  });
});

describe('the switching share with named customers', () => {
  /** Two weeks in which Fitpass sells its only place halfway through: twelve are refused in each class. */
  const learn = (turned: Partial<TurnedCustomers> | undefined, classes = 40, weight?: number, nth = 1) =>
    fitDemand(
      [
        {
          seriesId: 'yoga',
          channels,
          classes: Array.from({ length: classes }, (_, i) => ({
            ...observeClass(
              aRecord({
                capacity: 30,
                channels,
                events: [
                  booked(40, 'wellhub'),
                  booked(30, 'direct'),
                  ...[36, 35, 34].map((at) => booked(at, 'fitpass')),
                ],
                allocationLog: ['fitpass', 'wellhub'].map((channel) => ({
                  hoursBefore: 48,
                  channel,
                  allocation: channel === 'fitpass' ? 3 : 9,
                })),
              }),
            ),
            ageWeeks: 1,
            turned:
              turned && i % nth === 0
                ? {
                    asked: 4,
                    known: 2,
                    toDirect: some(4),
                    elsewhere: some(4),
                    ...turned,
                  }
                : undefined,
          })),
        },
      ],
      {
        binEdgesHours: twoDays,
        recencyPerWeek: 1,
        ...(weight !== undefined && {
          diversionOfNamed: { customers: weight, toDirect: 0.2, elsewhere: 0.1 },
        }),
      },
    ).diversion!;

  it('is the share of known refused customers who book directly while a marketplace is closed', () => {
    const few = learn({ toDirect: some(4, { closed: 0.3, open: 0 }) }, 40, 0).toDirect;
    const half = learn({ known: 4, toDirect: some(4, { closed: 0.3, open: 0 }) }, 40, 0).toDirect;
    expect(few).toBeGreaterThan(0.05);
    expect(half / few).toBeCloseTo(0.5, 1);
    expect(learn({ toDirect: some(4) }, 40, 0)).toEqual({ toDirect: 0, elsewhere: 0 });
  });

  it('is learned from a single class, as far as its customers are known', () => {
    const one = learn(
      { known: 1, toDirect: some(4, { closed: 1, open: 0 }), elsewhere: some(4, { closed: 1, open: 0 }) },
      1,
      0,
    );
    expect(one.toDirect).toBeGreaterThan(0.2);
    expect(one.elsewhere).toBeGreaterThan(0.1);
    const [half, all] = [4, 2].map(
      (asked) => learn({ asked, toDirect: some(4, { closed: 0.1, open: 0 }) }, 1, 0).toDirect,
    );
    expect(half! / all!).toBeGreaterThan(1.85);
    expect(half! / all!).toBeLessThan(2.1);
  });

  it('counts refused customers only of classes with names', () => {
    const turned = { toDirect: some(4, { closed: 0.2, open: 0 }) };
    const [every, second] = [1, 2].map((nth) => learn(turned, 40, 0, nth).toDirect);
    expect(second! / every!).toBeGreaterThan(0.9);
    expect(second! / every!).toBeLessThan(1.1);
  });

  it('is the default if nobody was refused', () => {
    const direct = aRecord({ channels: ['direct'], allocationLog: [], events: [booked(30)] });
    const classes = [{ ageWeeks: 1, ...observeClass(direct) }];
    const histories = [{ seriesId: 'yoga', channels: ['direct'], classes }];
    const sharesAt = (customers: number) =>
      fitDemand(histories, {
        binEdgesHours: twoDays,
        diversion: { customers, toDirect: 0.1, elsewhere: 0.05 },
      }).diversion!;
    expect(sharesAt(0.5).toDirect).toBeCloseTo(0.1, 12);
    expect(sharesAt(0)).toEqual({ toDirect: 0, elsewhere: 0 });
  });

  it('excludes customers who book directly anyway', () => {
    const all = learn({ toDirect: some(4, { closed: 0.4, open: 0 }) }, 40, 0).toDirect;
    const beyond = learn({ toDirect: some(4, { closed: 0.4, open: 0.02 }) }, 40, 0).toDirect;
    // One in a hundred known customers books directly while the marketplace is open, so this applies to the refused
    // ones too.
    expect(all - beyond).toBeCloseTo(0.02 / 2, 3);
    expect(learn({ toDirect: some(4, { closed: 0.1, open: 1 }) }, 40, 0).toDirect).toBe(0);
  });

  it('is separate for other marketplaces', () => {
    const { toDirect, elsewhere } = learn({ elsewhere: some(4, { closed: 0.5, open: 0 }) }, 40, 0);
    expect(toDirect).toBe(0);
    expect(elsewhere).toBeGreaterThan(0.02);
  });

  it('estimates unrecognized customers on a channel that does not name all of them', () => {
    const all = learn({ toDirect: some(4, { closed: 0.1 }) }, 40, 0).toDirect;
    const half = learn({ toDirect: { bookings: 4, named: 2, closed: 0.1, open: 0 } }, 40, 0).toDirect;
    expect(half / all).toBeGreaterThan(1.85);
    expect(half / all).toBeLessThan(2.1);
  });

  it('stays near the default if few are known', () => {
    const few = learn({ toDirect: some(4) }, 1);
    expect(few.toDirect).toBeGreaterThan(0.12);
    expect(few.toDirect).toBeLessThan(0.2);
    expect(learn({ toDirect: some(4) }, 400).toDirect).toBeLessThan(0.01);
  });

  it('stays below one half, and uses only sales if nobody is known', () => {
    expect(learn({ toDirect: some(4, { closed: 50, open: 0 }) }).toDirect).toBe(0.45);
    expect(learn({ known: 0 })).toEqual(learn(undefined));
  });
});
