import * as fc from 'fast-check';
import { salesOf } from '#shared/core/forecast/day-sums.ts';
import { fitDays } from '#shared/core/forecast/fit-days.ts';
import {
  effectOf,
  partOfDay,
  type DaySums,
  type MarkedKind,
  type PartOfDay,
} from '#shared/core/forecast/marked-day.ts';

const shapes = { ofClass: 15, ofChannel: 25 };

/** A part of a day with `made` bookings where 40 were usual, in ten similar classes. */
const aDay = (over: {
  kind?: MarkedKind;
  name?: string;
  date?: string;
  part?: PartOfDay;
  made?: number;
  expected?: number;
}): DaySums => {
  const { kind = 'holiday', name = 'Christmas Day', date = '2026-12-25', part = 'evening' } = over;
  const { made = 40, expected = 40 } = over;
  const classes = Array.from({ length: 10 }, () => salesOf([expected / 10], [made / 10]));
  const squares = classes.reduce((sum, one) => sum + one.squares, 0);
  const cells = {
    expectedSquares: squares,
    madeSquares: made ** 2 / 10,
    products: (made * expected) / 10,
  };
  return { kind, name, date, part, made, expected, squares, cells };
};

const factorOf = (days: readonly DaySums[], name: string, kind: MarkedKind = 'holiday'): number =>
  effectOf(fitDays(days, shapes), { kind, name, part: 'evening' })?.factor ?? 1;

describe('the effect of marked days', () => {
  it('is uncertain without data: slightly fewer on holidays, as usual on events', () => {
    const { kinds } = fitDays([], shapes);
    expect(kinds.holiday!.factor).toBeCloseTo(0.9, 6);
    expect(kinds.event!.factor).toBeCloseTo(1, 6);
    expect(kinds.holiday!.shape).toBeLessThan(10);
    expect(kinds.beside).toBeUndefined();
  });

  it('is zero on a closed day, and neutral on an unmarked one', () => {
    const effects = fitDays([], shapes);
    expect(effectOf(effects, { kind: 'closed', name: 'Renovation', part: 'morning' })!.factor).toBe(0);
    expect(effectOf(effects, undefined)).toBeUndefined();
  });

  it('is learned for a name, and partly for other names of its kind', () => {
    const days = [aDay({ made: 16 }), aDay({ made: 18, date: '2025-12-25' })];
    const [own, other] = [factorOf(days, 'Christmas Day'), factorOf(days, 'Labour Day')];
    expect(own).toBeLessThan(0.62);
    expect(own).toBeGreaterThan(0.4);
    expect(other).toBeLessThan(0.88);
    expect(other).toBeGreaterThan(own);
    expect(factorOf(days, 'Marathon', 'event')).toBeCloseTo(1, 6);
  });

  it('becomes more certain with every observed day', () => {
    const years = ['2022', '2023', '2024', '2025'].map((year) => aDay({ date: `${year}-12-25`, made: 20 }));
    const shapeOf = (days: readonly DaySums[]) => fitDays(days, shapes).names['holiday:Christmas Day']!.shape;
    expect(shapeOf(years)).toBeGreaterThan(shapeOf(years.slice(0, 1)));
    expect(factorOf(years, 'Christmas Day')).toBeLessThan(factorOf(years.slice(0, 1), 'Christmas Day'));
  });

  it('differs by part of the day if the data differ', () => {
    const days = ['Labour Day', 'Constitution Day', 'Revolution Day'].flatMap((name, i) => [
      aDay({ name, date: `2026-0${i + 1}-01`, part: 'morning', made: 10 }),
      aDay({ name, date: `2026-0${i + 1}-01`, part: 'midday', made: 40 }),
    ]);
    const effects = fitDays(days, shapes);
    const at = (part: PartOfDay) =>
      effectOf(effects, { kind: 'holiday', name: 'Christmas Day', part })!.factor;
    expect(at('morning')).toBeLessThan(0.75 * at('midday'));
    expect(at('evening')).toBeLessThan(at('midday'));
    expect(at('evening')).toBeGreaterThan(at('morning'));
  });

  it('applies beside holidays only if it is clear', () => {
    const beside = (made: number) =>
      ['2026-02-01', '2026-03-15', '2026-04-30', '2026-09-15', '2026-11-15', '2026-12-24'].map((date) =>
        aDay({ kind: 'beside', name: 'before', date, made }),
      );
    expect(factorOf(beside(38), 'before', 'beside')).toBe(1);
    expect(factorOf(beside(16), 'before', 'beside')).toBeLessThan(0.8);
  });

  it('is a finite factor above 0 and a finite shape, whatever the data', () => {
    const day = fc.record({
      kind: fc.constantFrom<MarkedKind[]>('holiday', 'event', 'beside'),
      name: fc.constantFrom('a', 'b', 'c'),
      date: fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'),
      part: fc.constantFrom<PartOfDay[]>('morning', 'midday', 'evening'),
      made: fc.nat(5_000),
      expected: fc.oneof(fc.constant(0), fc.double({ min: 1e-6, max: 5_000, noNaN: true })),
    });
    fc.assert(
      fc.property(fc.array(day, { maxLength: 12 }), (days) => {
        const { kinds, names, parts } = fitDays(days.map(aDay), shapes);
        for (const { factor, shape } of [...Object.values(kinds), ...Object.values(names)]) {
          expect(factor).toBeGreaterThan(0);
          expect(factor).toBeLessThanOrEqual(5);
          expect(shape).toBeGreaterThan(0);
          expect(Number.isFinite(shape)).toBe(true);
        }
        for (const share of Object.values(parts)) expect(Number.isFinite(share) && share > 0).toBe(true);
      }),
    );
  });

  it('reports an invalid count by its field', () => {
    expect(() => fitDays([aDay({ made: -1 })], shapes)).toThrow('days[0].made');
  });
});

describe('partOfDay', () => {
  it.each([
    [0, 'morning'],
    [599, 'morning'],
    [600, 'midday'],
    [959, 'midday'],
    [960, 'evening'],
  ] as const)('of minute %p is %p', (minute, part) => {
    expect(partOfDay(minute)).toBe(part);
  });
});
