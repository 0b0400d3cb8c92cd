import type { DaySums, MarkedTime } from './marked-day.ts';

/** Actual and expected sales of classes, without their day. */
export type Sales = Omit<DaySums, keyof MarkedTime>;

const noSales: Sales = {
  expected: 0,
  made: 0,
  squares: 0,
  cells: { expectedSquares: 0, madeSquares: 0, products: 0 },
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const product = (one: readonly number[], other: readonly number[]): number =>
  sum(one.map((value, c) => value * (other[c] ?? 0)));

/** The sales of one class, by channel. */
export const salesOf = (expected: readonly number[], made: readonly number[]): Sales => ({
  expected: sum(expected),
  made: sum(made),
  squares: sum(expected) ** 2,
  cells: {
    expectedSquares: product(expected, expected),
    madeSquares: product(made, made),
    products: product(expected, made),
  },
});

export const addedSales = (all: readonly Sales[]): Sales =>
  all.reduce(
    (one, other) => ({
      expected: one.expected + other.expected,
      made: one.made + other.made,
      squares: one.squares + other.squares,
      cells: {
        expectedSquares: one.cells.expectedSquares + other.cells.expectedSquares,
        madeSquares: one.cells.madeSquares + other.cells.madeSquares,
        products: one.cells.products + other.cells.products,
      },
    }),
    noSales,
  );

/** Combines the parts of each day into one entry. */
export const wholeDays = (parts: readonly DaySums[]): DaySums[] =>
  [...Map.groupBy(parts, ({ date }) => date).values()].flatMap((own) =>
    own[0] ? [{ ...own[0], ...addedSales(own) }] : [],
  );
