import {
  bandOutline,
  beforeClass,
  latestOf,
  lineOf,
  momentsOf,
  scaleOf,
  curveSentenceOf,
  size,
} from '#web/src/features/schedule/class/curve.ts';

const day = 24 * 60;
const point = (minutesBefore: number, booked: number | null, expected = 10) => ({
  minutesBefore,
  booked,
  expected,
  low: expected - 2,
  high: expected + 2,
});
const points = [point(4 * day, 3, 4), point(2 * day, 9, 8), point(0, null, 12)];

describe('the booking curve', () => {
  const scale = scaleOf(points, 20, size.wide);

  it('runs from the earliest point on the left to the class on the right', () => {
    expect(scale.x(4 * day)).toBe(size.left);
    expect(scale.x(0)).toBe(size.wide - size.right);
    expect(scale.x(2 * day)).toBeCloseTo((size.left + size.wide - size.right) / 2);
  });

  it('has an axis up to a round number above the capacity and the band', () => {
    expect(scale.yTicks).toEqual([0, 5, 10, 15, 20]);
    expect(scale.y(20)).toBe(size.top);
    expect(scaleOf(points, 4, size.wide).yTicks.at(-1)).toBe(15);
  });

  it('draws bookings only for the past, but the band for all points', () => {
    expect(lineOf(points, scale, ({ booked }) => booked).split(' ')).toHaveLength(2);
    expect(bandOutline(points, scale).split(' ')).toHaveLength(6);
    expect(latestOf(points)?.booked).toBe(9);
  });

  it.each([
    [10, 'as usual'],
    [12, 'as usual'],
    [13, 'more than usual'],
    [7, 'fewer than usual'],
  ])('describes %p booked with 10 expected as %s', (booked, standing) => {
    expect(curveSentenceOf([point(3 * day, booked)])).toBe(
      `${booked} booked 3 days before class, ${standing}: 10 expected, 8 to 12 most of the time.`,
    );
  });

  it('says if no bookings are known', () => {
    expect(curveSentenceOf([point(0, null)])).toBe('No bookings are known yet.');
  });

  it.each([
    [0, 'at start'],
    [1, '1 minute'],
    [90, '1.5 hours'],
    [41.6 * 60, '42 hours'],
    [day, '1 day'],
    [2.5 * day, '2.5 days'],
    [12.4 * day, '12 days'],
  ])('describes %p minutes before class as %s', (minutes, message) => {
    expect(beforeClass(minutes)).toBe(message);
  });

  it('labels round times, as many as fit', () => {
    expect(momentsOf([point(9 * day, 0)], size.wide)).toEqual([0, 2 * day, 4 * day, 6 * day, 8 * day]);
    expect(momentsOf([point(9 * day, 0)], size.narrow)).toEqual([0, 7 * day]);
    expect(momentsOf([point(0, 0)], size.wide)).toEqual([0]);
  });
});
