import type { FinishedClass } from '#shared/core/impact/finished-class.ts';
import { impactEffectOf } from '#shared/core/impact/effect-of.ts';
import { accuracyOf, classNamesMax, impactByMonth, impactOf } from '#shared/core/impact/impact-of.ts';

const sold = (revenueMinor: number, visits = 1, feeMinor = 0) => ({ visits, revenueMinor, feeMinor });

const aClass = (over: Partial<FinishedClass> = {}): FinishedClass => ({
  localDate: '2026-11-03',
  seriesId: 'yoga',
  className: 'Yoga',
  arm: 'none',
  bookings: 1,
  expectedBookings: null,
  channels: {},
  ...over,
});

/** Student's sleep data (1908): t.test(x, y, var.equal = TRUE) of R gives 1.58 and −0.2039 … 3.3639. */
const leftAlone = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
const changed = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];

/** A class with revenue in hundredths: direct bookings bring the first part and Wellhub the rest. */
const trial = (over: Partial<FinishedClass> = {}, direct = 100): FinishedClass[] =>
  (['held-out', 'decided'] as const).flatMap((arm) =>
    (arm === 'decided' ? changed : leftAlone).map((hours, at) =>
      aClass({
        arm,
        channels: {
          direct: sold(direct * at),
          wellhub: sold(Math.round(hours * 100) - direct * at),
        },
        ...over,
      }),
    ),
  );

describe('what Cupo earned', () => {
  it("is the difference of means with Student's interval, times the number of changed classes", () => {
    const { verdict, perClass, earned, changed: open, leftAlone: held } = impactEffectOf(trial());
    expect({ verdict, open, held }).toEqual({ verdict: 'not-proven-yet', open: 10, held: 10 });
    expect(perClass).toEqual({ meanMinor: 158, lowMinor: -20, highMinor: 336 });
    expect(earned).toEqual({ meanMinor: 1580, lowMinor: -204, highMinor: 3364 });
  });

  it('counts classes without comparable ones in their series, and reports them as inconclusive', () => {
    const alone = aClass({ seriesId: 'spinning', arm: 'decided', channels: { direct: sold(90_000) } });
    const effect = impactEffectOf([...trial(), alone]);
    expect(effect.perClass).toEqual({ meanMinor: 158, lowMinor: -20, highMinor: 336 });
    expect(effect.changed).toBe(11);
    expect(effect.compared).toEqual({ changed: 10, leftAlone: 10 });
    expect(effect.earned?.meanMinor).toBe(158 * 11);
  });

  it('leaves out classes that took no part, and makes no claim about few', () => {
    const others = Array.from({ length: 50 }, () => aClass({ channels: { direct: sold(99_999) } }));
    expect(impactEffectOf([...trial(), ...others])).toEqual(impactEffectOf(trial()));
    const few = trial().filter((_, at) => at % 3 === 0);
    expect(impactEffectOf(few)).toMatchObject({ verdict: 'not-proven-yet', perClass: null, earned: null });
  });

  it('adds up over channels, with wider ranges because there are several', () => {
    const { effect, byChannel } = impactOf(trial());
    expect(byChannel.map(({ channel }) => channel)).toEqual(['direct', 'wellhub']);
    const [direct, wellhub] = byChannel.map((one) => one.effect.perClass);
    expect(direct!.meanMinor + wellhub!.meanMinor).toBe(effect.perClass!.meanMinor);
    const width = ({ lowMinor, highMinor }: { lowMinor: number; highMinor: number }) => highMinor - lowMinor;
    // For a channel with all the revenue: t at 0.9875 and 18 degrees is 2.4450, at 0.975 it is 2.1009.
    const all = impactOf(trial({}, 0)).byChannel.find(({ channel }) => channel === 'wellhub')!;
    expect(width(all.effect.perClass!) / width(effect.perClass!)).toBeCloseTo(2.445 / 2.1009, 2);
  });

  it('compares each class name separately, those with the most dates first, up to a maximum', () => {
    const many = Array.from({ length: classNamesMax + 5 }, (_, at) =>
      aClass({ className: `Class ${at}`, seriesId: `s${at}`, arm: 'decided' }),
    );
    const { byClass } = impactOf([...many, ...trial()]);
    expect(byClass).toHaveLength(classNamesMax);
    expect(byClass[0]).toMatchObject({ className: 'Yoga', effect: { changed: 10, leftAlone: 10 } });
    expect(byClass[0]?.effect.perClass?.meanMinor).toBe(158);
  });

  it('is listed by month, newest first', () => {
    const months = impactByMonth([...trial(), ...trial({ localDate: '2026-10-31' })]);
    expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-10']);
    expect(months.every(({ effect }) => effect.perClass?.meanMinor === 158)).toBe(true);
  });
});

describe('the amount that marketplaces paid per visit', () => {
  it('is the recorded revenue divided by the active bookings', () => {
    const { paid } = impactOf([
      aClass({ channels: { wellhub: sold(30_000, 3, 1_500), direct: sold(20_000, 1) } }),
      aClass({ channels: { wellhub: sold(7_000, 1, 500), fitpass: sold(0, 0) } }),
    ]);
    expect(paid).toEqual([
      { marketplace: 'wellhub', visits: 4, revenueMinor: 37_000, feeMinor: 2_000, perVisitMinor: 9_250 },
    ]);
  });
});

describe('forecasts compared with results', () => {
  it('count forecast classes, and the accuracy of the forecasts', () => {
    const pairs: readonly (readonly [number, number | null])[] = [
      [10, 10],
      [8, 10],
      [13, 10],
      [4, null],
    ];
    const classes = pairs.map(([bookings, expectedBookings]) => aClass({ bookings, expectedBookings }));
    expect(accuracyOf(classes)).toEqual({
      classes: 3,
      expectedBookings: 30,
      bookings: 31,
      close: 2,
      meanOffBookings: 5 / 3,
    });
    expect(accuracyOf([aClass()])).toMatchObject({ classes: 0, meanOffBookings: null });
  });
});
