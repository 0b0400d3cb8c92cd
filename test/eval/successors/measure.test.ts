import { measureSuccessors, type SuccessorFigures } from './measure.ts';

/** Different timetables from those of seed 1, which the rule was developed with. */
const seed = 90_211;

describe('recognizing classes that changed', () => {
  let figures: SuccessorFigures;
  beforeAll(() => {
    figures = measureSuccessors({ studios: 80, seed });
  });
  const figureOf = (certainty: string) => figures.byCertainty.find((one) => one.certainty === certainty)!;

  it('is measured on every kind of change and every kind of lookalike class', () => {
    for (const { drawn } of figures.byHappening) expect(drawn).toBeGreaterThan(50);
  });

  it('is almost always right when it is certain', () => {
    expect(figureOf('certain').precisionPercent).toBeGreaterThanOrEqual(98);
    expect(figureOf('certain').recallPercent).toBeGreaterThanOrEqual(55);
  });

  it('proposes most of the others', () => {
    expect(figureOf('likely').precisionPercent).toBeGreaterThanOrEqual(70);
    expect(figureOf('both').recallPercent).toBeGreaterThanOrEqual(92);
  });
});
