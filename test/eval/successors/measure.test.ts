import { measureSuccessors, type SuccessorFigures } from './measure.ts';

/** Other timetables than those of seed 1, with which the rule was made. */
const seed = 90_211;

describe('recognizing classes that changed', () => {
  let figures: SuccessorFigures;
  beforeAll(() => {
    figures = measureSuccessors({ studios: 80, seed });
  });
  const figureOf = (certainty: string) => figures.byCertainty.find((one) => one.certainty === certainty)!;

  it('is measured on every kind of change, and on every kind of class that only looks alike', () => {
    for (const { drawn } of figures.byHappening) expect(drawn).toBeGreaterThan(50);
  });

  it('is hardly ever wrong where it is certain', () => {
    expect(figureOf('certain').precisionPercent).toBeGreaterThanOrEqual(98);
    expect(figureOf('certain').recallPercent).toBeGreaterThanOrEqual(55);
  });

  it('proposes most of the rest', () => {
    expect(figureOf('likely').precisionPercent).toBeGreaterThanOrEqual(70);
    expect(figureOf('both').recallPercent).toBeGreaterThanOrEqual(92);
  });
});
