import {
  historiesOf,
  openClassEvidence,
  openingsOf,
  type StoredDemand,
} from '#functions/_domain/classes/class-evidence.ts';
import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { seededRandom } from '#shared/core/numbers/random.ts';
import { samplePoisson } from '#shared/core/numbers/sample-poisson.ts';
import { noOpenings } from '#functions/_domain/classes/openings.ts';

const now = new Date('2026-11-23T12:00:00Z');
const aDemand = (given: Partial<StoredDemand> = {}): StoredDemand => ({
  classId: '20261124T1200Z-0123456789ab',
  seriesId: 'yoga',
  startsAt: '2026-11-24T12:00:00.000Z',
  totalCapacity: 10,
  events: [
    { minutesBefore: 6000, channel: 'direct', kind: 'booked' },
    { minutesBefore: 3000, channel: 'fitpass', kind: 'booked' },
    { minutesBefore: 2000, channel: 'direct', kind: 'cancelled' },
  ],
  allocationLog: [{ minutesBefore: 7200, channel: 'fitpass', places: 1 }],
  ...given,
});

describe('an open class', () => {
  it('reflects its bookings and cancellations', () => {
    const { observed, state } = openClassEvidence(aDemand(), ['fitpass', 'wellhub'], now, noOpenings);
    expect(state.channels).toEqual(['direct', 'fitpass', 'wellhub']);
    expect(observed.booked).toEqual([0, 1, 0]);
    expect(state.hoursLeft).toBe(24);
    expect(state.openedHoursBefore).toBe(120);
  });

  describe('that was booked before it was imported', () => {
    /** A class sold once, 30 hours before its start, and imported five hours after that sale. */
    const late = aDemand({
      events: [{ minutesBefore: 1800, channel: 'direct', kind: 'booked' }],
      allocationLog: [{ minutesBefore: 1500, channel: 'fitpass', places: 1 }],
    });
    const soldFrom = (hours: number, week: number, given: Partial<StoredDemand> = {}) =>
      aDemand({
        classId: `yoga-${week}`,
        startsAt: new Date(Date.parse('2026-11-24T12:00:00Z') - week * 7 * 86_400_000).toISOString(),
        events: Array.from({ length: 10 }, (_, at) => ({
          minutesBefore: (hours - at) * 60,
          channel: 'direct',
          kind: 'booked' as const,
        })),
        allocationLog: [],
        ...given,
      });

    it('went on sale at the usual time of its series, as far as bookings show', () => {
      const openings = openingsOf(
        [1, 2, 3].map((week) => soldFrom(150, week)),
        [],
        now,
      );
      const { state, observed } = openClassEvidence(late, ['fitpass'], now, openings);
      // The nine earliest of thirty bookings span two hours, so the sale is taken to have opened a quarter of an hour before.
      expect(state.openedHoursBefore).toBeCloseTo(150.25, 6);
      expect(observed.openHours[0]!.reduce((sum, value) => sum + value, 0)).toBeCloseTo(150.25 - 24, 6);
    });

    it('went on sale at the time observed for other classes of its series', () => {
      const log = { allocationLog: [{ minutesBefore: 200 * 60, channel: 'fitpass', places: 2 }] };
      const openings = openingsOf(
        [1, 2, 3].map((week) => soldFrom(150, week, log)),
        [],
        now,
      );
      expect(openClassEvidence(late, ['fitpass'], now, openings).state.openedHoursBefore).toBe(200);
    });

    it('counts as opened before the import, together with classes imported with it', () => {
      // A class that was imported in the same hour, and is not booked yet.
      const empty = aDemand({ classId: 'empty', events: [], allocationLog: late.allocationLog });
      const openings = openingsOf(
        [1, 2, 3].map((week) => soldFrom(150, week)),
        [late, empty],
        now,
      );
      expect(openClassEvidence(empty, ['fitpass'], now, openings).state.openedHoursBefore).toBeCloseTo(
        150.25,
        6,
      );
      const later = { ...empty, allocationLog: [{ minutesBefore: 1600, channel: 'fitpass', places: 1 }] };
      expect(openClassEvidence(later, ['fitpass'], now, openings).state.openedHoursBefore).toBe(1600 / 60);
    });

    it('uses its first booking as the latest opening time when its series is new', () => {
      const openings = openingsOf(
        [1, 2, 3].map((week) => soldFrom(20, week)),
        [],
        now,
      );
      expect(openClassEvidence(late, ['fitpass'], now, openings).state.openedHoursBefore).toBe(30);
      expect(openClassEvidence(late, ['fitpass'], now, noOpenings).state.openedHoursBefore).toBe(30);
    });
  });

  it('counts no open hours for a marketplace whose places are sold out', () => {
    const { observed } = openClassEvidence(aDemand(), ['fitpass'], now, noOpenings);
    const hours = (channel: number) => observed.openHours[channel]!.reduce((sum, value) => sum + value, 0);
    expect(hours(0)).toBeCloseTo(96, 6);
    expect(hours(1)).toBeCloseTo(70, 6);
  });

  it('counts no open hours for times when it was smaller and full', () => {
    const grew = aDemand({ capacityLog: [{ minutesBefore: 2400, from: 1, to: 10 }] });
    const { observed } = openClassEvidence(grew, [], now, noOpenings);
    // A class on sale from 120 hours before its start, and full from 100 to 40 hours before it.
    expect(observed.openHours[0]!.reduce((sum, value) => sum + value, 0)).toBeCloseTo(20 + 16, 6);
  });
});

describe("a studio's history", () => {
  it('records customers who switched to direct booking, with the minute and channel of each', () => {
    const past = [
      aDemand({ startsAt: '2026-11-22T12:00:00.000Z' }),
      aDemand({ classId: 'b', seriesId: 'spin', startsAt: '2026-11-20T12:00:00.000Z', allocationLog: [] }),
    ];
    const booking = (classId: string, channel: string, bookedAt: string, customer = 'ana ruiz') => ({
      classId,
      channel,
      bookedAt,
      customer,
    });
    const sold = [
      booking('20261124T1200Z-0123456789ab', 'fitpass', '2026-11-20T10:00:20.000Z', 'leo paz'),
      booking('b', 'fitpass', '2026-11-18T10:00:00.000Z', 'leo paz'),
      // Ana is known from Fitpass by the second class; in the first class she books directly before Fitpass is sold
      // out.
      booking('b', 'fitpass', '2026-11-18T10:00:00.000Z'),
      booking('20261124T1200Z-0123456789ab', 'direct', '2026-11-18T08:00:00.000Z'),
      booking('20261124T1200Z-0123456789ab', 'direct', '2026-11-18T09:00:00.000Z', 'nobody else'),
    ];
    const [yoga, spin] = historiesOf(past, [], ['fitpass'], now, sold).histories;
    expect(yoga!.classes[0]!.turned).toEqual({
      asked: 1,
      known: 1,
      toDirect: { bookings: 1, named: 1, closed: 0, open: 0 },
      elsewhere: { bookings: 1, named: 1, closed: 0, open: 0 },
    });
    // The number of Fitpass places in the first class shows when the second class was closed there, which has no log.
    expect(spin!.classes[0]!.turned).toMatchObject({ asked: 1, known: 1 });
    const two = aDemand({
      ...past[1],
      events: [...past[1]!.events, { minutesBefore: 3000, channel: 'fitpass', kind: 'booked' }],
    });
    const [known] = historiesOf([past[0]!, two], [], ['fitpass'], now, sold).histories;
    expect(known!.classes[0]!.turned!.toDirect).toMatchObject({ closed: 0, open: 1 });
    expect(historiesOf(past, [], ['fitpass'], now).histories[0]!.classes[0]!.turned).toBeUndefined();
  });

  it('groups finished classes by series, with their age in weeks', () => {
    const past = [
      aDemand({ startsAt: '2026-11-22T12:00:00.000Z' }),
      aDemand({ startsAt: '2026-11-10T12:00:00.000Z' }),
      aDemand({ seriesId: 'spin', startsAt: '2026-11-20T12:00:00.000Z' }),
    ];
    const histories = historiesOf(past, [], ['wellhub'], now).histories;
    expect(
      histories.map(({ seriesId, classes }) => [seriesId, classes.map(({ ageWeeks }) => ageWeeks)]),
    ).toEqual([
      ['yoga', [1, 2]],
      ['spin', [1]],
    ]);
    expect(histories[0]!.channels).toEqual(['direct', 'wellhub', 'fitpass']);
  });

  it('treats imported classes without bookings as on sale, and a marketplace connected later as closed', () => {
    const sold = aDemand({ startsAt: '2026-11-10T12:00:00.000Z', allocationLog: [] });
    const empty = { ...sold, startsAt: '2026-11-17T12:00:00.000Z', events: [] };
    const [yoga] = historiesOf([sold, empty], [], ['fitpass', 'wellhub'], now).histories;
    const hours = yoga!.classes.map(({ openHours }) =>
      openHours.map((bins) => bins.reduce((sum, value) => sum + value, 0)),
    );
    // Two bookings, the earlier one 100 hours before the start: sales of both classes are estimated to have opened 150
    // hours before.
    expect(hours[1]![0]).toBeCloseTo(150, 6);
    expect(hours.map((channels) => channels[2])).toEqual([0, 0]);
  });
});

describe('what is learned from imported history', () => {
  const [weeks, series, leadHours] = [12, 12, 168];
  const sinceImport = (startsAt: string) => (Date.parse(startsAt) - now.getTime()) / 60_000;
  /** The time at which a file reported the places of a class, in minutes before its start. */
  const told: Record<string, (startsAt: string) => number | null> = {
    'without places': () => null,
    'with the places of classes that were over': sinceImport,
    'a day before each class': () => 30 * 60,
    'before each sale opened': () => leadHours * 60,
  };
  const cases = Object.keys(told).flatMap((how) => [0.3, 0.6, 1.7, 6].map((mean) => [how, mean] as const));

  it.each(cases)('with a file %s and %p bookings per class is accurate within 10 %%', (how, mean) => {
    const random = seededRandom(11);
    const sold = { direct: 0, fitpass: 0 };
    const sales = (channel: keyof typeof sold) =>
      Array.from({ length: samplePoisson(mean, random) }, () => {
        sold[channel] += 1;
        return { minutesBefore: random() * leadHours * 60, channel, kind: 'booked' as const };
      });
    const past = Array.from({ length: weeks * series }, (_, at): StoredDemand => {
      const week = 1 + Math.floor(at / series);
      const startsAt = new Date(now.getTime() - week * 7 * 86_400_000 + (at % series) * 3_600_000);
      const minutesBefore = told[how]!(startsAt.toISOString());
      return {
        classId: `class-${at}`,
        seriesId: `series-${at % series}`,
        startsAt: startsAt.toISOString(),
        totalCapacity: 60,
        events: [...sales('direct'), ...sales('fitpass')].sort((a, b) => b.minutesBefore - a.minutesBefore),
        allocationLog: minutesBefore === null ? [] : [{ minutesBefore, channel: 'fitpass', places: 30 }],
      };
    });
    const model = fitDemand(historiesOf(past, [], ['fitpass'], now).histories, { recencyPerWeek: 1 });
    for (const channel of ['direct', 'fitpass'] as const) {
      const learned = model.channels[channel]!.requestsPerClass / (sold[channel] / past.length);
      expect([channel, Math.abs(learned - 1) < 0.1, learned]).toEqual([channel, true, learned]);
    }
  });
});
