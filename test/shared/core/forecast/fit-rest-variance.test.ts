import { fitRestVariance, type RestVariance } from '#shared/core/forecast/fit-rest-variance.ts';
import type { PastCourse } from '#shared/core/forecast/past-courses.ts';

const damping = { ofWeek: [1, 0], ofClass: [1, 0], ofChannel: [1, 0] };
const levels = { actual: Float64Array.of(1, 1), foreseen: Float64Array.of(1, 1) };

/** One channel, two bins: 10 and 20 bookings are expected, and these are sold. */
function course(early: number, later: number, week = 1): PastCourse {
  const sums = { made: Float64Array.of(0, early, early + later), expected: Float64Array.of(0, 10, 30) };
  return { week, channels: [sums], all: sums };
}

const varianceOf = (
  courses: readonly PastCourse[],
  { ofClass = 20, ofChannel = 10, dispersion = 1 } = {},
): RestVariance => fitRestVariance(courses, levels, damping, { ofClass, ofChannel: [ofChannel] }, dispersion);

const alternating = (early: number, later: number, classes = 200): PastCourse[] =>
  Array.from({ length: classes }, (_, i) =>
    i % 2 === 0 ? course(10 + early, 20 + later) : course(10 - early, 20 - later),
  );

describe('how much the rest of a class varies', () => {
  it('is as much as effects explain before anything was sold', () => {
    expect(varianceOf([])).toEqual({ ofClass: [1, 1], ofChannel: [[1, 1]] });
  });

  it('is nothing that the first week shows, because no week before it foresaw its level', () => {
    const first = Array.from({ length: 50 }, () => course(30, 60, 0));
    expect(varianceOf(first)).toEqual(varianceOf([]));
  });

  it('is more in a bin in which past classes varied more', () => {
    const { ofClass, ofChannel } = varianceOf(alternating(0, 14));
    // The second bin varies by 14² − 20 = 176 beyond chance, and effects explain 20² (1/20 + 1/10) = 60 of it.
    const second = ofClass[1]! * 20 + ofChannel[0]![1]! * 40;
    expect(second).toBeGreaterThan(0.85 * 176);
    expect(second).toBeLessThan(176);
    // The whole class varies by 14² − 30 = 166, and effects explain 30² (1/20 + 1/10) = 135.
    const whole = ofClass[0]! * 45 + ofChannel[0]![0]! * 90;
    expect(whole).toBeGreaterThan(135);
    expect(whole).toBeLessThan(166);
  });

  it('is less if parties explain it', () => {
    const [alone, together] = [1, 4].map((dispersion) => varianceOf(alternating(0, 14), { dispersion }));
    expect(together!.ofChannel[0]![1]!).toBeLessThan(alone!.ofChannel[0]![1]!);
  });

  it('is shrunk towards 1 by little evidence, and stays within 0.5 and 20', () => {
    const [few, some, many] = [2, 20, 2000].map(
      (classes) => varianceOf(alternating(0, 14, classes)).ofClass[1]!,
    );
    expect(few).toBeGreaterThan(1);
    expect(few).toBeLessThan(some!);
    expect(some).toBeLessThan(many!);
    expect(varianceOf(alternating(0, 0, 2000)).ofChannel).toEqual([[0.5, 0.5]]);
    const wild = varianceOf(alternating(-10, 2000), { ofClass: 80, ofChannel: 100 });
    expect(wild.ofChannel[0]![1]).toBe(20);
  });
});
