import { isHeldOut } from '#shared/core/allocation/hold-out.ts';
import { measureUplift, type MeasuredClass } from '#shared/core/allocation/measure-uplift.ts';
import { seededRandom } from '#shared/core/numbers/random.ts';
import { sampleNormal } from '#shared/core/numbers/sample-normal.ts';

const ids = Array.from({ length: 20_000 }, (_, i) => `class-${i}`);

describe('the hold-out', () => {
  it('is a tenth of the classes, always the same ones', () => {
    const held = ids.filter((id) => isHeldOut(42, id));
    expect(Math.abs(held.length / ids.length - 0.1)).toBeLessThan(0.01);
    expect(ids.filter((id) => isHeldOut(42, id))).toEqual(held);
  });
  it('differs between studios, and grows with the share', () => {
    const [one, other] = [42, 43].map((seed) => ids.filter((id) => isHeldOut(seed, id)));
    const both = one!.filter((id) => other!.includes(id)).length;
    expect(Math.abs(both / ids.length - 0.01)).toBeLessThan(0.004);
    for (const id of one!) expect(isHeldOut(42, id, 0.2)).toBe(true);
    expect(ids.some((id) => isHeldOut(42, id, 0))).toBe(false);
  });
  it('reports a share above one and an invalid seed by name', () => {
    expect(() => isHeldOut(0.5, 'a')).toThrow('seed must be a whole number');
    expect(() => isHeldOut(1, 'a', 1.1)).toThrow('share must lie between 0 and 1');
  });
});

const classes = (stratum: string, isHeld: boolean, revenues: readonly number[]): MeasuredClass[] =>
  revenues.map((revenueMinor) => ({ stratum, isHeldOut: isHeld, revenueMinor }));

describe('the measured uplift', () => {
  // t.test(x, y, var.equal = TRUE) of R on Student's sleep data (1908): t = 1.8608, 18 degrees, −0.2039 … 3.3639.
  const drug1 = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
  const drug2 = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
  it("is Student's interval of two samples", () => {
    const { perClass, verdict } = measureUplift([
      ...classes('a', false, drug2),
      ...classes('a', true, drug1),
    ]);
    expect(perClass!.meanMinor).toBeCloseTo(1.58, 12);
    expect(perClass!.lowMinor).toBeCloseTo(-0.203874, 6);
    expect(perClass!.highMinor).toBeCloseTo(3.363874, 6);
    expect(verdict).toBe('not-proven-yet');
  });

  // numpy.linalg.lstsq on two levels and one difference, scipy's t quantile at 12 degrees of freedom.
  it('is the least-squares interval if strata differ in their gaps', () => {
    const { perClass, decided, heldOut } = measureUplift([
      ...classes('a', false, [5, 7, 6, 9, 8]),
      ...classes('a', true, [4, 6, 5]),
      ...classes('b', false, [20, 24, 26]),
      ...classes('b', true, [21, 22, 19, 18]),
    ]);
    expect([decided, heldOut]).toEqual([8, 7]);
    expect(perClass!.meanMinor).toBeCloseTo(2.6368159203980177, 10);
    expect(perClass!.lowMinor).toBeCloseTo(0.4786571808522635, 8);
    expect(perClass!.highMinor).toBeCloseTo(4.794974659943772, 8);
  });

  it('compares within strata: a busy series with few held-out classes does not count as a gain', () => {
    const busy = [9000, 9100, 8900, 9050, 8950, 9000, 9020, 8980, 9010];
    const quiet = [1000, 1100];
    const all = [
      ...classes('busy', false, busy),
      ...classes('busy', true, [9000]),
      ...classes('quiet', false, quiet),
      ...classes('quiet', true, [1000, 1080, 1020, 1100, 1050, 1050, 1060, 1040]),
    ];
    const { perClass, verdict } = measureUplift(all);
    expect(Math.abs(perClass!.meanMinor)).toBeLessThan(30);
    expect(verdict).toBe('not-proven-yet');
  });

  it('is a gain or a loss once the interval excludes zero', () => {
    const [high, low] = [
      [110, 112, 108, 111, 109, 110],
      [100, 101, 99, 100, 102, 98],
    ] as const;
    const gain = measureUplift([...classes('a', false, high), ...classes('a', true, low)]);
    expect(gain).toMatchObject({ verdict: 'gain', decided: 6, heldOut: 6 });
    const loss = measureUplift([...classes('a', false, low), ...classes('a', true, high)]);
    expect(loss.verdict).toBe('loss');
  });

  it('is unknown for few classes, or without comparable ones', () => {
    expect(measureUplift([])).toEqual({
      verdict: 'not-proven-yet',
      perClass: null,
      decided: 0,
      heldOut: 0,
    });
    const few = [...classes('a', false, [900, 910, 905, 902, 903, 901]), ...classes('a', true, [1, 2, 3, 4])];
    expect(measureUplift(few)).toMatchObject({ verdict: 'not-proven-yet', perClass: null });
    const apart = [...classes('a', false, drug2), ...classes('b', true, drug1)];
    expect(measureUplift(apart)).toMatchObject({ perClass: null, decided: 0, heldOut: 0 });
  });

  it('compares at least five of each kind, and strata with one of a kind', () => {
    const five = [10.5, 10.5, 10.5, 10.5];
    const held = five.map(() => 10);
    const ofStratum = (stratum: string, decided: number[], kept: number[]) => [
      ...classes(stratum, false, decided),
      ...classes(stratum, true, kept),
    ];
    const four = ofStratum('a', five, held);
    expect(measureUplift(four)).toEqual({
      verdict: 'not-proven-yet',
      perClass: null,
      decided: 4,
      heldOut: 4,
    });
    const all = measureUplift([...four, ...ofStratum('b', [3.5], [3])]);
    expect(all).toEqual({
      verdict: 'gain',
      perClass: { meanMinor: 0.5, lowMinor: 0.5, highMinor: 0.5 },
      decided: 5,
      heldOut: 5,
    });
    const less = measureUplift([...ofStratum('a', held, five), ...ofStratum('b', [3], [3.5])]);
    expect(less).toMatchObject({ verdict: 'loss', perClass: { highMinor: -0.5 } });
    const same = measureUplift([...ofStratum('a', held, held), ...ofStratum('b', [3], [3])]);
    expect(same).toMatchObject({ verdict: 'not-proven-yet', perClass: { lowMinor: 0, highMinor: 0 } });
  });

  it('has a false positive in one of twenty studios without effect', () => {
    const random = seededRandom(77);
    const wrong = Array.from({ length: 400 }, () => {
      const draw = (isHeld: boolean, count: number) =>
        classes(
          'a',
          isHeld,
          Array.from({ length: count }, () => 5000 + 900 * sampleNormal(random)),
        );
      return measureUplift([...draw(false, 45), ...draw(true, 6)]).verdict;
    }).filter((verdict) => verdict !== 'not-proven-yet').length;
    expect(wrong).toBeGreaterThan(6);
    expect(wrong).toBeLessThan(36);
  });

  it('reports invalid revenue by name', () => {
    expect(() => measureUplift(classes('a', true, [1, Number.NaN]))).toThrow('classes[1].revenueMinor');
  });
});
