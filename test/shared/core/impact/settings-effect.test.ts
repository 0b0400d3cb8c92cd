import { settingsEffect, type Recommended } from '#shared/core/impact/settings-effect.ts';

const one = (over: Partial<Recommended> = {}): Recommended => ({
  classId: 'a',
  confidence: 0.8,
  worthMinor: 1_000,
  movedMost: 2,
  carriedOutBy: null,
  isHeldOut: false,
  ...over,
});

const none = { classes: 0, worthMinor: 0, untouched: 0 };

describe('the effect that settings would have had', () => {
  it('is empty without recommendations', () => {
    expect(settingsEffect([], [0.5])).toEqual({
      recommended: { classes: 0, worthMinor: 0 },
      byAutomation: 0,
      byPerson: 0,
      steps: [{ confidence: 0.5, ...none, heldOut: none }],
      moves: [],
    });
  });

  it('counts a class once: by its first sufficiently confident recommendation, and its newest one', () => {
    const { recommended, steps, moves } = settingsEffect(
      [
        one({ confidence: 0.6, worthMinor: 100, movedMost: 1 }),
        one({ confidence: 0.8, worthMinor: 200, movedMost: 4 }),
        one({ confidence: 0.9, worthMinor: 300 }),
        one({ classId: 'b', confidence: 0.55, worthMinor: 50, movedMost: 1 }),
      ],
      [0.5, 0.75, 0.95],
    );
    expect(recommended).toEqual({ classes: 2, worthMinor: 350 });
    expect(steps.map(({ classes, worthMinor }) => [classes, worthMinor])).toEqual([
      [2, 150],
      [1, 200],
      [0, 0],
    ]);
    expect(moves).toEqual([
      { places: 1, classes: 1 },
      { places: 4, classes: 1 },
    ]);
  });

  it('uses the displayed confidence: 79.6 % reaches 80 %', () => {
    const [step] = settingsEffect([one({ confidence: 0.796 })], [0.8]).steps;
    expect(step?.classes).toBe(1);
  });

  it('also uses the gain in money, and confidence alone if that was not recorded', () => {
    const { steps } = settingsEffect(
      [
        one({ confidence: 0.6, worthMinor: 100 }),
        one({ confidence: 0.6, gainShare: 0.78, worthMinor: 200 }),
        one({ classId: 'b', confidence: 0.6, gainShare: undefined, worthMinor: 400 }),
      ],
      [0.6, 0.75, 0.8],
    );
    expect(steps.map(({ classes, worthMinor }) => [classes, worthMinor])).toEqual([
      [2, 500],
      [1, 200],
      [0, 0],
    ]);
  });

  it('states who executed a recommendation, automation first, and what nobody touched', () => {
    const { byAutomation, byPerson, steps } = settingsEffect(
      [
        one({ carriedOutBy: 'automation' }),
        one({ carriedOutBy: 'person' }),
        one({ classId: 'b', carriedOutBy: 'person' }),
        one({ classId: 'c' }),
      ],
      [0.7],
    );
    expect([byAutomation, byPerson]).toEqual([1, 1]);
    expect(steps[0]).toMatchObject({ classes: 3, untouched: 1 });
  });

  it('names the classes that would have been held out to measure the gain', () => {
    const { steps } = settingsEffect(
      [
        one({ isHeldOut: true, worthMinor: 400 }),
        one({ classId: 'b' }),
        one({ classId: 'c', confidence: 0.5 }),
      ],
      [0.7],
    );
    expect(steps[0]).toMatchObject({
      classes: 2,
      worthMinor: 1_400,
      heldOut: { classes: 1, worthMinor: 400, untouched: 1 },
    });
  });

  it('never counts more classes at a higher threshold', () => {
    const confidences = [0.5, 0.6, 0.7, 0.8, 0.9];
    const all = Array.from({ length: 40 }, (_, at) =>
      one({ classId: String(at % 17), confidence: 0.5 + ((at * 7) % 50) / 100 }),
    );
    const counts = settingsEffect(all, confidences).steps.map(({ classes }) => classes);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });
});
