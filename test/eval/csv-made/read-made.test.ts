import { batches } from './batches.ts';
import { calibrationError, crossValidatedError, type Said } from './calibration.ts';
import { readLayouts } from './read-made.ts';

describe('reading generated files of studio systems', () => {
  const read = readLayouts(Object.values(batches).flat(), 1);

  it('reads at least 19 of 20 completely right', async () => {
    const all = await read;
    const right = all.filter(({ wrong }) => wrong.length === 0);
    expect(all.length).toBeGreaterThan(100);
    expect(right.length / all.length).toBeGreaterThanOrEqual(0.95);
  });

  it('maps 97 of 100 columns right', async () => {
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    const all = await read;
    const [mapped, right] = [sum(all.map((one) => one.mapped)), sum(all.map((one) => one.mappedRight))];
    expect(right / mapped).toBeGreaterThanOrEqual(0.97);
  });
});

const saidOf = (source: string, confidence: number, rights: readonly boolean[]): Said[] =>
  rights.map((isRight) => ({ source, confidence, isRight }));

describe('the calibration error', () => {
  it('is zero if the stated confidence equals the share of correct files', () => {
    expect(calibrationError(saidOf('a', 0.75, [true, true, true, false]))).toBe(0);
  });

  it('is the absolute gap in each bin, weighted by the number of files', () => {
    const said = [...saidOf('a', 0.5, [true, true, true]), ...saidOf('b', 0.9, [false])];
    expect(calibrationError(said)).toBeCloseTo((3 * 0.5 + 0.9) / 4, 12);
  });

  it('falls in cross-validation if the confidence of every source is too low by the same amount', () => {
    const said = Array.from({ length: 20 }, (_, at) =>
      saidOf(
        `source-${at}`,
        0.6,
        Array.from({ length: 10 }, () => true),
      ),
    ).flat();
    expect(calibrationError(said)).toBeCloseTo(0.4, 12);
    expect(crossValidatedError(said)).toBeLessThan(0.1);
  });
});
