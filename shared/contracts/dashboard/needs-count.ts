/** The highest displayed count of things that need a person; larger numbers show as this with a plus. */
export const needsCountMax = 20;
