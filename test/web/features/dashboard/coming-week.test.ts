import { axisTop, comingWeek, points, type Dashboard } from '#web/src/features/dashboard/coming-week.ts';

type Day = Dashboard['days'][number];

const today = '2026-11-21';
/** A day whose expected figures equal the booked ones. */
function dayAt(offset: number, parts: Partial<Day> = {}): Day {
  const { bookings = 10, revenueMinor = 1000 } = parts;
  return {
    localDate: new Date(Date.parse(today) + offset * 86_400_000).toISOString().slice(0, 10),
    classes: 2,
    bookings,
    capacity: 20,
    revenueMinor,
    atRisk: 0,
    fullyBooked: 0,
    outlook: {
      bookings,
      bookingsLow: bookings,
      bookingsHigh: bookings,
      revenueMinor,
      revenueLowMinor: revenueMinor,
      revenueHighMinor: revenueMinor,
      foretold: 0,
      withoutForecast: 0,
      forecastBeginsAt: null,
    },
    ...parts,
  };
}
const quiet = { classes: 0, bookings: 0, capacity: 0, revenueMinor: 0 };

describe('comingWeek', () => {
  it('shows the seven days from today, and no others', () => {
    const week = comingWeek(
      Array.from({ length: 40 }, (_, at) => dayAt(at - 30)),
      today,
    );
    expect(week.map(({ localDate }) => localDate)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ]);
  });

  it('compares with the same weekday of the last 28 days, weighting occupancy by capacity', () => {
    const days = [
      dayAt(-35, { bookings: 20 }),
      dayAt(-14, { bookings: 30, capacity: 30, revenueMinor: 5000 }),
      dayAt(-7, { bookings: 0, capacity: 10, revenueMinor: 2001 }),
      dayAt(-6, { bookings: 20 }),
      dayAt(0, { bookings: 5 }),
    ];
    expect(comingWeek(days, today)).toMatchObject([
      {
        localDate: today,
        classes: 2,
        occupancyPercent: 25,
        usualOccupancyPercent: 75,
        revenueMinor: 1000,
        usualRevenueMinor: 3501,
      },
    ]);
  });

  it('shows what is expected and how much of that is booked', () => {
    const { outlook } = dayAt(0);
    const day = dayAt(0, { bookings: 5, outlook: { ...outlook, bookings: 16, revenueMinor: 1600 } });
    expect(comingWeek([day], today)[0]).toMatchObject({
      booked: 5,
      occupancyPercent: 80,
      bookedPercent: 25,
      revenueMinor: 1600,
      bookedRevenueMinor: 1000,
    });
    const fewer = dayAt(0, { bookings: 16, outlook: { ...outlook, bookings: 14 } });
    expect(comingWeek([fewer], today)[0]).toMatchObject({ booked: 16, bookedPercent: 70 });
  });

  it('includes the day 28 days ago and skips days without classes', () => {
    const days = [dayAt(-28, { revenueMinor: 4000 }), dayAt(-7, quiet), dayAt(0)];
    expect(comingWeek(days, today)[0]).toMatchObject({ usualOccupancyPercent: 50, usualRevenueMinor: 4000 });
  });

  it('shows no usual values if no such day had classes, and no occupancy without capacity', () => {
    expect(comingWeek([dayAt(-7, quiet), dayAt(0, quiet)], today)[0]).toMatchObject({
      occupancyPercent: 0,
      usualOccupancyPercent: null,
      usualRevenueMinor: null,
    });
  });
});

describe('a chart', () => {
  it('leaves out days without a value', () => {
    const week = comingWeek([dayAt(-7, { bookings: 15 }), dayAt(0), dayAt(1)], today);
    expect(
      points(
        week,
        (day) => day.localDate,
        (day) => day.usualOccupancyPercent,
      ),
    ).toEqual([{ x: today, y: 75 }]);
  });

  it.each([
    [0, 10],
    [4, 10],
    [11, 15],
    [26_700, 30_000],
    [101, 150],
    [9999, 10_000],
  ])('with values up to %p has an axis that ends at %p', (most, top) => {
    expect(axisTop(most)).toBe(top);
  });
});
